#include "ui/paint/experiment/experiment_words.h"

#include "core/state/choices.h"
#include "ui/paint/text/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

QString labelOf(const Choice& choice)
{
    return QCoreApplication::translate("parameters", choice.label.data());
}

QString stretchedName(const QString& method)
{
    return ExperimentWords::tr("RoPE + %1").arg(method);
}

} // namespace

QString trainedName(TrainedEncoding encoding)
{
    return labelOf(choiceOf(encoding));
}

QString trainedNameBeside(TrainedEncoding encoding, RopeStretch other)
{
    const bool isPlainRope = encoding == TrainedEncoding::Rope && other != RopeStretch::None;
    return isPlainRope ? ExperimentWords::tr("Plain RoPE") : trainedName(encoding);
}

QString curveName(const ExperimentCurve& curve)
{
    switch (curve.stretch) {
    case RopeStretch::None:
        break;
    case RopeStretch::PositionInterpolation:
        return stretchedName(u"PI"_s);
    case RopeStretch::NtkAware:
        return stretchedName(u"NTK"_s);
    case RopeStretch::Yarn:
        return stretchedName(u"YaRN"_s);
    }
    return trainedName(curve.encoding);
}

QString shareText(double share)
{
    return ExperimentWords::tr("%1 %", "a share").arg(wholePercentOf(share));
}

TrainedStyle styleOf(const ExperimentCurve& curve, const Palette& palette)
{
    using Shape = Marks::Shape;
    struct Drawn {
        std::size_t series;
        Shape mark;
        bool isHollow;
    };
    // By trainedEncodings(): no two have both the same colour and mark.
    static constexpr std::array drawn {Drawn {5, Shape::Round, true},
        Drawn {4, Shape::ToTheLeft, false}, Drawn {2, Shape::Square, true},
        Drawn {4, Shape::Square, false}, Drawn {0, Shape::ToTheRight, false},
        Drawn {1, Shape::ToTheLeft, true}, Drawn {1, Shape::Square, false},
        Drawn {0, Shape::Round, false}, Drawn {3, Shape::ToTheRight, false}};
    const Drawn& of = drawn[static_cast<std::size_t>(curve.encoding)];
    TrainedStyle style {
        palette.series[of.series], palette.seriesText[of.series], {}, of.mark, of.isHollow};
    if (curve.stretch != RopeStretch::None) {
        style.dashes = {5, 3};
        style.isHollow = true;
    }
    return style;
}

Layer markBefore(const ExperimentCurve& curve, QPointF left, const Look& look)
{
    constexpr double radius = 3.5;
    const TrainedStyle style = styleOf(curve, look.palette);
    return Marks {.shape = style.mark,
        .places = {left + QPointF(look.px(radius + 1), 0)},
        .radius = look.px(radius),
        .edge = QPen(style.line, look.px(1.5)),
        .fill = style.isHollow ? look.palette.ground : style.line};
}

QString answersCaption(const Reading& reading)
{
    const ExperimentCurve curve = reading.focus.curve.value_or(ExperimentCurve());
    const QString length =
        wholeNumber(static_cast<std::int64_t>(reading.captionNumbers.front().value));
    const QString from = reading.words.back() == "shipped"
        ? ExperimentWords::tr("%1 at length %2, bundled", "an encoding")
        : ExperimentWords::tr("%1 at length %2, trained here", "an encoding");
    QString line = from.arg(curveName(curve), length);
    const auto captionNumber = [&](const char* slot) {
        const auto found = std::ranges::find(reading.captionNumbers, slot, &ReadingNumber::slot);
        return found == reading.captionNumbers.end() ? nullptr : &*found;
    };
    if (const auto* steps = captionNumber("unlearned"))
        line = ExperimentWords::tr("%1, not learned in %2 steps", "a line at a length")
                   .arg(line, wholeNumber(static_cast<std::int64_t>(steps->value)));
    const auto* low = captionNumber("low");
    const auto* high = captionNumber("high");
    if (!low || !high)
        return line;
    return ExperimentWords::tr(
        "%1; the mean over many more seeds is from %2 to %3 (95 %)", "a line at a length")
        .arg(line, decimals(low->value, 3), decimals(high->value, 3));
}

} // namespace lab::ui
