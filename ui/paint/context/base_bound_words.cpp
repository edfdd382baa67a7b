#include "ui/paint/context/base_bound_words.h"

#include "ui/paint/context/context_words.h"
#include "ui/paint/text/number_text.h"

#include <cmath>

namespace lab::ui {

namespace {

/// Of the smallest that works: rounded up, so that the written value works, too.
QString baseText(double base)
{
    constexpr int digits = 8;
    const double unit = std::pow(10, std::floor(std::log10(base)) - (digits - 1));
    return significant(std::ceil(base / unit) * unit, digits);
}

/// The base and what changes it: "Base 10000 with YaRN", and shorter.
QStringList subjects(const BaseBoundFrame& frame)
{
    if (frame.method == ScalingMethod::AdjustedBase) {
        const QString adjusted = significant(frame.adjustedBase, 6);
        return {ContextWords::tr("Adjusted base %1").arg(adjusted), adjusted};
    }
    const QString base = significant(frame.base, 6);
    if (frame.method == ScalingMethod::None)
        return {ContextWords::tr("Base %1").arg(base), base};
    const QString method = methodName(frame.method);
    return {ContextWords::tr("Base %1 with %2").arg(base, method),
        ContextWords::tr("%1 with %2", "a base and its extension").arg(base, method)};
}

QStringList failures(const BaseBoundFrame& frame)
{
    const QStringList subject = subjects(frame);
    const QString searched = wholeNumber(frame.failing.searched);
    if (frame.failing.distance) {
        const QString distance = wholeNumber(*frame.failing.distance);
        return {ContextWords::tr("%1 first fails at distance %2").arg(subject[0], distance),
            ContextWords::tr("%1 first fails at %2").arg(subject[1], distance)};
    }
    if (frame.failing.isKnown())
        return {
            ContextWords::tr("%1 does not fail at any distance below %2").arg(subject[0], searched),
            ContextWords::tr("%1 fails nowhere below %2").arg(subject[1], searched)};
    return {ContextWords::tr("%1 does not fail below %2; larger distances are being searched")
                .arg(subject[0], searched),
        ContextWords::tr("%1 does not fail below %2").arg(subject[1], searched)};
}

QStringList bounds(const BaseBoundFrame& frame)
{
    const QString length = wholeNumber(frame.target.length);
    if (frame.target.bound && frame.target.bound->bindingDistance == 0 && frame.target.length == 1)
        return {ContextWords::tr("Even bases close to 1 support 1 position"),
            ContextWords::tr("1 position: from 1")};
    if (frame.target.bound && frame.target.bound->bindingDistance == 0)
        return {ContextWords::tr("Even bases close to 1 support %1 positions").arg(length),
            ContextWords::tr("%1 positions: from 1").arg(length)};
    if (frame.target.bound) {
        const QString base = baseText(frame.target.bound->base);
        return {ContextWords::tr(
                    "The smallest base for %1 positions is %2; a larger one may fail again")
                    .arg(length, base),
            ContextWords::tr("The smallest base for %1 positions is %2").arg(length, base),
            ContextWords::tr("Smallest base for %1: %2").arg(length, base)};
    }
    if (frame.target.noneServes)
        return {ContextWords::tr("No base up to 10^15 supports %1 positions").arg(length),
            ContextWords::tr("No base supports %1").arg(length)};
    const QString lower = significant(frame.targetAtLeast, 4);
    if (frame.targetAtMost)
        return {ContextWords::tr("The smallest base for %1 positions is between %2 and %3")
                    .arg(length, lower, significant(*frame.targetAtMost, 4)),
            ContextWords::tr("%1 positions: %2 to %3")
                .arg(length, lower, significant(*frame.targetAtMost, 4))};
    if (frame.targetAtLeast > 1)
        return {ContextWords::tr("The smallest base for %1 positions is at least %2")
                    .arg(length, lower),
            ContextWords::tr("%1 positions: at least %2").arg(length, lower)};
    return {
        ContextWords::tr("The smallest base for %1 positions has not been found yet").arg(length),
        ContextWords::tr("%1 positions: not found yet").arg(length)};
}

/// An adjusted base is treated like any other base.
bool isWithout(const BaseBoundFrame& frame)
{
    return frame.boundMethod != frame.method && frame.method != ScalingMethod::AdjustedBase;
}

} // namespace

QStringList failingWords(const BaseBoundFrame& frame)
{
    if (frame.width < 2)
        return {ContextWords::tr("No pair is rotated: raise the rotary fraction.")};
    QStringList plain = failures(frame);
    const auto serves = frame.servesTarget();
    if (!frame.failing.distance || !serves)
        return plain;
    QStringList all;
    for (const QString& words : plain)
        all.append((*serves ? ContextWords::tr("%1, beyond the target of %2")
                            : ContextWords::tr("%1, before the target of %2"))
                       .arg(words, wholeNumber(frame.lengths.target)));
    return all + plain;
}

QStringList targetWords(const BaseBoundFrame& frame)
{
    if (frame.width < 2)
        return {};
    QStringList all = bounds(frame);
    if (frame.method == ScalingMethod::None || frame.method == ScalingMethod::AdjustedBase)
        return all;
    const QString method = methodName(frame.method);
    for (QString& words : all)
        words = (isWithout(frame) ? ContextWords::tr("%1 (without %2)", "a sentence, an extension")
                                  : ContextWords::tr("%1 (with %2)", "a sentence, an extension"))
                    .arg(words, method);
    return all;
}

QString foundWords(const BaseBoundFrame& frame)
{
    if (isWithout(frame))
        return ContextWords::tr("found here, without %1").arg(methodName(frame.method));
    if (frame.boundMethod != ScalingMethod::None)
        return ContextWords::tr("found here, with %1").arg(methodName(frame.method));
    return ContextWords::tr("found here");
}

QStringList publishedWords(const BaseBoundFrame& frame)
{
    const QString width = wholeNumber(publishedWidth);
    const QString shortest = ContextWords::tr("published", "bounds of a base");
    if (frame.method == ScalingMethod::None)
        return {ContextWords::tr("published, dimension %1").arg(width), shortest};
    return {ContextWords::tr("published, plain RoPE, dimension %1").arg(width),
        ContextWords::tr("published, plain RoPE"), shortest};
}

QString widthWords(const BaseBoundFrame& frame)
{
    const QString width = wholeNumber(frame.width);
    if (frame.width == frame.fullWidth)
        return ContextWords::tr("smallest base for a context length, dimension %1").arg(width);
    return ContextWords::tr("smallest base, %1 of %2 dimensions rotated")
        .arg(width, wholeNumber(frame.fullWidth));
}

QString pointWords(const BaseBoundFrame::Point& point)
{
    const QString length = wholeNumber(point.length);
    const QString published = significant(point.published, 2);
    if (point.bound)
        return ContextWords::tr("%1: %2, published %3")
            .arg(length, baseText(point.bound->base), published);
    return ContextWords::tr("%1: published %2").arg(length, published);
}

} // namespace lab::ui
