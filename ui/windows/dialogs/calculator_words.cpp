#include "ui/windows/dialogs/calculator_words.h"

#include "core/encodings/scaling/method.h"
#include "ui/paint/text/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::CalculatorWords)
};

QString number(double value)
{
    return withSuperscripts(significant(value, 5));
}

QString baseText(double value)
{
    return withSuperscripts(significant(value, 6));
}

QString both(const QString& first, const QString& second)
{
    return Words::tr("%1 %2", "two sentences").arg(first, second);
}

QString none(const CalculatorFrame& frame)
{
    const QString length = wholeNumber(frame.lengths.training);
    if (frame.lengths.training == 1 && frame.incomplete > 0) // no pair rotates by a radian more
        return Words::tr("No change: no pair makes a full rotation in 1 position, and all meet new "
                         "angles beyond.");
    if (frame.incomplete == 1 && frame.pairs == 1)
        return Words::tr("No change: the only pair makes less than one full rotation in %1 "
                         "positions and meets new angles beyond.")
            .arg(length);
    if (frame.incomplete == 0)
        return Words::tr("No change: every pair makes at least one full rotation in %1 positions.")
            .arg(length);
    if (frame.incomplete == 1)
        return Words::tr("No change: 1 of %1 pairs makes less than one full rotation in %2 "
                         "positions and meets new angles beyond.")
            .arg(frame.pairs)
            .arg(length);
    return Words::tr("No change: %1 of %2 pairs make less than one full rotation in %3 positions "
                     "and meet new angles beyond.")
        .arg(frame.incomplete)
        .arg(frame.pairs)
        .arg(length);
}

QString dynamic(const CalculatorFrame& frame, const CalculatorFrame::Line& line)
{
    const QString original = wholeNumber(line.scaling.originalLength);
    const QString current = wholeNumber(line.scaling.currentLength);
    if (line.scaling.currentLength <= line.scaling.originalLength)
        return Words::tr("No change up to %1 positions, and the current text has %2; beyond, the "
                         "base grows with the text.")
            .arg(original, current);
    const QString cached = Words::tr("Keys cached at a shorter length are no longer valid.");
    const QString grown =
        Words::tr("No change up to %1 positions; at %2 the base has grown from %3 to %4, and the "
                  "last pair's frequency is divided by %5.")
            .arg(original, current, baseText(frame.base), baseText(line.base), number(line.factor));
    if (!(line.scaling.factor > 1))
        return both(grown, cached);
    const double ratio = static_cast<double>(line.scaling.currentLength)
        / static_cast<double>(line.scaling.originalLength);
    return both(
        both(grown,
            Words::tr("With a scaling factor of 1 it would be divided by %1.").arg(number(ratio))),
        cached);
}

/// "21 of 64 pairs kept, 25 blended, 18 divided by 8"
QString pairCounts(const CalculatorFrame& frame, const CalculatorFrame::Line& line)
{
    return (frame.pairs == 1 ? Words::tr("%1 of %2 pair kept, %3 blended, %4 interpolated (÷%5)")
                             : Words::tr("%1 of %2 pairs kept, %3 blended, %4 interpolated (÷%5)"))
        .arg(line.kept)
        .arg(frame.pairs)
        .arg(line.blended)
        .arg(line.divided)
        .arg(number(line.factor));
}

QString byParts(const CalculatorFrame& frame, const CalculatorFrame::Line& line)
{
    const RotaryScaling& scaling = line.scaling;
    return Words::tr("Two ramps over the rotations in %1 positions: plain RoPE gives way from %2 "
                     "to %3, NTK-aware from %4 to %5. %6.")
        .arg(wholeNumber(scaling.originalLength), number(scaling.gamma0), number(scaling.gamma1),
            number(scaling.beta0), number(scaling.beta1), pairCounts(frame, line));
}

QString lengthening(const CalculatorFrame::Line& line)
{
    return Words::tr("Cosines and sines × %1, so scores × %2.")
        .arg(number(line.attentionFactor), number(line.attentionFactor * line.attentionFactor));
}

/// "Ramp from 32 to 1 turns in 4 096 positions: 21 of 64 pairs kept, …"
QString ramp(
    const CalculatorFrame& frame, const CalculatorFrame::Line& line, double fast, double slow)
{
    const QString down = number(slow);
    return (down == u"1" ? Words::tr("Ramp from %1 down to %2 rotation in %3 positions: %4.")
                         : Words::tr("Ramp from %1 down to %2 rotations in %3 positions: %4."))
        .arg(number(fast), down, wholeNumber(line.scaling.originalLength), pairCounts(frame, line));
}

QString llama3(const CalculatorFrame& frame, const CalculatorFrame::Line& line)
{
    const RotaryScaling& scaling = line.scaling;
    if (scaling.highFrequencyFactor > scaling.lowFrequencyFactor)
        return ramp(frame, line, scaling.highFrequencyFactor, scaling.lowFrequencyFactor);
    const QString turns = number(scaling.lowFrequencyFactor);
    return (turns == u"1" ? Words::tr("Step at %1 rotation in %2 positions: %3.")
                          : Words::tr("Step at %1 rotations in %2 positions: %3."))
        .arg(turns, wholeNumber(scaling.originalLength), pairCounts(frame, line));
}

QString yarn(const CalculatorFrame& frame, const CalculatorFrame::Line& line)
{
    const QString turned =
        both(ramp(frame, line, line.scaling.betaFast, line.scaling.betaSlow), lengthening(line));
    return line.scaling.mscaleAllDim > 0
        ? both(turned, Words::tr("Softmax scale × %1.").arg(number(line.softmaxFactor)))
        : turned;
}

QString longRope(const CalculatorFrame::Line& line)
{
    const RotaryScaling& scaling = line.scaling;
    const QString original = wholeNumber(scaling.originalLength);
    const bool isLong = scaling.currentLength > scaling.originalLength;
    if ((isLong ? scaling.longFactors : scaling.shortFactors).empty())
        return both(Words::tr("Needs two lists of divisors from a model file; none is loaded, so "
                              "no pair changes."),
            lengthening(line));
    const QString list = isLong
        ? Words::tr("Beyond %1 positions the long list divides the frequencies by %2 to %3.")
        : Words::tr("Up to %1 positions the short list divides the frequencies by %2 to %3.");
    return both(list.arg(original, number(line.least), number(line.most)), lengthening(line));
}

QString adjustedBase(const CalculatorFrame& frame, const CalculatorFrame::Line& line)
{
    if (frame.pairs == 1) // whose θ is 1 for every base
        return Words::tr("No change: the base does not affect the only pair.");
    if (line.base < frame.base)
        return Words::tr(
            "Base %1 → %2, smaller than the model's own: the last pair rotates %3 times as fast.")
            .arg(baseText(frame.base), baseText(line.base), number(1 / line.least));
    if (!(line.base > frame.base))
        return Words::tr("No change: the base is already %1.").arg(baseText(line.base));
    return Words::tr("Base %1 → %2, with further training: the last frequency is divided by %3.")
        .arg(baseText(frame.base), baseText(line.base), number(line.most));
}

/// The base required for the target, by the last pair, and what the base bound says about it. With
/// all its digits, because it is to be typed.
QString widerBase(const CalculatorFrame& frame)
{
    constexpr double minWhole = 1000; // below this, decimals count
    constexpr double maxWhole = 1e15;
    const CalculatorFrame::WideBase& wide = *frame.wideBase;
    const bool isWhole = wide.base >= minWhole && wide.base < maxWhole;
    const QString digits = isWhole ? wholeNumber(std::llround(wide.base)) : baseText(wide.base);
    QString base = Words::tr(
        "A base of %1 divides the last frequency by %2, as the target requires: base·s^(r/(r−2)), "
        "s = %2, r = %3 rotated dimensions, the NTK-aware rule (bloc97 2023).")
                       .arg(digits, number(frame.wantedFactor))
                       .arg(2 * frame.pairs);
    if (wide.failing)
        return both(base,
            Words::tr("By the base bound (Men et al. 2024) it supports %1 positions; the picture "
                      "Base bound searches for one that supports all.")
                .arg(wholeNumber(*wide.failing)));
    if (wide.searched < frame.lengths.target)
        return base;
    return both(base,
        Words::tr("By the base bound (Men et al. 2024) it supports all %1 positions.")
            .arg(wholeNumber(frame.lengths.target)));
}

bool isOne(double factor)
{
    return std::abs(factor - 1) < 1e-9;
}

bool changesNothing(const CalculatorFrame::Line& line)
{
    return rowOf(line.method).dividesByFactor && !(line.factor > 1) && isOne(line.attentionFactor)
        && isOne(line.softmaxFactor);
}

QString nothing(const CalculatorFrame& frame, const CalculatorFrame::Line& line)
{
    return frame.lengths.target <= frame.lengths.training
        ? Words::tr("No change: the target is within the training length.")
        : Words::tr("No change: with a scaling factor of %1 no frequency is divided.")
              .arg(number(line.factor));
}

QString changeOf(const CalculatorFrame& frame, const CalculatorFrame::Line& line)
{
    if (changesNothing(line))
        return nothing(frame, line);
    switch (line.method) {
    case ScalingMethod::None:
        return none(frame);
    case ScalingMethod::PositionInterpolation:
        return Words::tr("Divides all %1 frequencies by %2; the base stays the same.")
            .arg(frame.pairs)
            .arg(number(line.factor));
    case ScalingMethod::NtkAware:
        return Words::tr("Base %1 → %2: the first frequency stays the same, the last is divided by "
                         "%3, those between by less.")
            .arg(baseText(frame.base), baseText(line.base), number(line.factor));
    case ScalingMethod::DynamicNtk:
        return dynamic(frame, line);
    case ScalingMethod::NtkByParts:
        return byParts(frame, line);
    case ScalingMethod::Yarn:
        return yarn(frame, line);
    case ScalingMethod::LongRope:
        return longRope(line);
    case ScalingMethod::Llama3:
        return both(llama3(frame, line), Words::tr("Cosines and softmax stay the same."));
    case ScalingMethod::AdjustedBase:
        return adjustedBase(frame, line);
    case ScalingMethod::ProportionalRope:
        break;
    }
    if (frame.pairs == 1 && line.resting == 1)
        return Words::tr("No extension: the only pair does not rotate.");
    if (line.resting == 1)
        return Words::tr(
            "No extension: the slowest of %1 pairs does not rotate; the others are unchanged.")
            .arg(frame.pairs);
    return Words::tr(
        "No extension: the slowest %1 of %2 pairs do not rotate; the others are unchanged.")
        .arg(line.resting)
        .arg(frame.pairs);
}

// A line must not break within a number.
QString kept(QString sentence)
{
    return sentence.replace(QChar(0x2009), QChar(0x202F));
}

} // namespace

QString calculatorSentence(const CalculatorFrame& frame, const CalculatorFrame::Line& line)
{
    const QString change = changeOf(frame, line);
    const QString shortfall = shortfallSentence(frame, line);
    return shortfall.isEmpty() ? kept(change) : both(kept(change), shortfall);
}

QString shortfallSentence(const CalculatorFrame& frame, const CalculatorFrame::Line& line)
{
    if (!frame.fallsShort(line))
        return {};
    constexpr double rounding = 1 + 1e-12; // 2.3 · 3000 is 6900
    const auto positions = static_cast<std::int64_t>(
        line.reach * static_cast<double>(frame.lengths.training) * rounding);
    const QString reached = wholeNumber(positions);
    if (rowOf(line.method).dividesByFactor)
        return kept((positions == 1 ? Words::tr("The scaling factor covers %1 position.")
                                    : Words::tr("The scaling factor covers %1 positions."))
                        .arg(reached));
    if (line.method == ScalingMethod::LongRope && !line.scaling.longFactors.empty())
        return kept(Words::tr(
            "The long list divides no frequency by more than %1: enough for %2 positions.")
                        .arg(number(line.reach), reached));
    if (line.method == ScalingMethod::AdjustedBase && frame.wideBase)
        return kept(widerBase(frame));
    return {};
}

QString lengthsSentence(const CalculatorFrame& frame)
{
    if (frame.lengths.target <= frame.lengths.training)
        return Words::tr("The target length does not exceed the training length.");
    return kept(Words::tr("%1 → %2 positions: texts %3 times as long.")
                    .arg(wholeNumber(frame.lengths.training), wholeNumber(frame.lengths.target),
                        number(frame.wantedFactor)));
}

} // namespace lab::ui
