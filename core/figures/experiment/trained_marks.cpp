#include "core/figures/experiment/trained_marks.h"

#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/state/choices.h"

#include <array>
#include <cmath>

namespace lab::drawing {

namespace {

constexpr Message plainRope = LAB_MESSAGE("lab::ui::ExperimentWords", "Plain RoPE");
constexpr Message stretched = LAB_MESSAGE("lab::ui::ExperimentWords", "RoPE + %1");
constexpr Message percent = LAB_COMMENTED("lab::ui::ExperimentWords", "%1 %", "a share");

} // namespace

Said trainedName(TrainedEncoding encoding, const Language& words)
{
    return labelOf(choiceOf(encoding), words);
}

Said trainedNameBeside(TrainedEncoding encoding, RopeStretch other, const Language& words)
{
    const bool isPlainRope = encoding == TrainedEncoding::Rope && other != RopeStretch::None;
    return isPlainRope ? words(plainRope) : trainedName(encoding, words);
}

Said curveName(const ExperimentCurve& curve, const Language& words)
{
    static constexpr std::array methods {"", "PI", "NTK", "YaRN"};
    return curve.stretch == RopeStretch::None
        ? trainedName(curve.encoding, words)
        : words(stretched, {methods[static_cast<std::size_t>(curve.stretch)]});
}

Said shareText(double share, const Language& words)
{
    return words(percent, {wholePercentOf(share)});
}

SeriesStyle styleOf(const ExperimentCurve& curve)
{
    using enum Rings::Shape;
    // By trainedEncodings(): no two have both the same tone and mark.
    static const std::array all {SeriesStyle {Tone::Series5, Tone::SeriesText5, Circle, true},
        SeriesStyle {Tone::Series4, Tone::SeriesText4, TriangleLeft},
        SeriesStyle {Tone::Series2, Tone::SeriesText2, Square, true},
        SeriesStyle {Tone::Series4, Tone::SeriesText4, Square},
        SeriesStyle {Tone::Series0, Tone::SeriesText0, TriangleRight},
        SeriesStyle {Tone::Series1, Tone::SeriesText1, TriangleLeft, true},
        SeriesStyle {Tone::Series1, Tone::SeriesText1, Square},
        SeriesStyle {Tone::Series0, Tone::SeriesText0, Circle},
        SeriesStyle {Tone::Series3, Tone::SeriesText3, TriangleRight}};
    SeriesStyle style = all[static_cast<std::size_t>(curve.encoding)];
    if (curve.stretch != RopeStretch::None) {
        style.dashes = {5, 3};
        style.isHollow = true;
    }
    return style;
}

Rings markBefore(const ExperimentCurve& curve, Point left, const Style& style)
{
    constexpr double radius = 3.5;
    return marksAt({left + Point {style.px(radius + 1), 0}}, styleOf(curve), radius, style);
}

Box trainButton(const Box& place, const Style& style)
{
    const double wide = style.px(88);
    return {place.right() - wide, place.top(), wide, style.px(26)};
}

Axis lengthAxis(int longest, const Box& ground)
{
    return {Axis::Kind::Linear, -1, std::log2(longest), ground.left(), ground.right()};
}

std::vector<Tick> lengthTicks(const Axis& axis, int trainingLength)
{
    std::vector<Tick> ticks;
    for (int doubled = -1; doubled <= static_cast<int>(axis.highest); ++doubled)
        ticks.push_back({static_cast<double>(doubled),
            wholeNumber(std::lround(trainingLength * std::exp2(doubled)))});
    return ticks;
}

Pen chancePen(const Style& style)
{
    return {Tone::Axis, style.px(1), Pen::Cap::Flat, {4, 4}};
}

} // namespace lab::drawing
