#include "core/figures/biases/line_handles.h"

#include "core/drawing/kit.h"
#include "core/drawing/legend.h"
#include "core/drawing/numbers.h"
#include "core/figures/biases/slope_words.h"
#include "core/frames/encoding.h"
#include "core/state/parameters.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace lab::drawing::bias_curve {

namespace {

constexpr Message halfOfRatio = LAB_MESSAGE("lab::ui::BiasesWords", "half of the ratio");
constexpr Message slopeWithExponent =
    LAB_MESSAGE("lab::ui::BiasesWords", "slope %1, largest exponent %2");
constexpr Message slopeAlone = LAB_MESSAGE("lab::ui::BiasesWords", "slope %1");
constexpr double wordsOutside = 0.4; ///< of the width, for values beyond it
constexpr Point plate {2, 0};

/// As few digits as a person would type.
double threeDigits(double value)
{
    const double unit = std::pow(10, std::floor(std::log10(std::abs(value))) - 2);
    return std::abs(value) > 0 ? std::round(value / unit) * unit : 0;
}

/// The line of the selected head at a distance, straight between its points; NaN outside of it.
double biasAt(const BiasCurveFrame& frame, double distance)
{
    const std::vector<double>& line = frame.lines[static_cast<std::size_t>(frame.head - 1)];
    const auto next = std::ranges::lower_bound(frame.distances, distance);
    if (next == frame.distances.end())
        return std::nan("");
    const auto index = static_cast<std::size_t>(next - frame.distances.begin());
    if (index == 0 || !(*next > distance))
        return *next > distance ? std::nan("") : line[index];
    const double before = frame.distances[index - 1];
    return std::lerp(line[index - 1], line[index], (distance - before) / (*next - before));
}

double farthest(const BiasCurveFrame& frame)
{
    return static_cast<double>(frame.farthest);
}

double quarter(const BiasCurveFrame& frame)
{
    return std::max(2.0, std::round(farthest(frame) / 4));
}

double contextOf(const BiasCurveFrame& frame)
{
    return std::max(frame.parameter, static_cast<double>(frame.query));
}

/// The distance d at which FIRE's share is one half: ln(c·d + 1) = ln(c·L + 1)/2 for the context L,
/// so c = (L − 2d)/d² and, conversely, d = (√(c·L + 1) − 1)/c.
double halfOfShare(const BiasCurveFrame& frame)
{
    return (std::sqrt(frame.stretch * contextOf(frame) + 1) - 1) / frame.stretch;
}

double stretchFor(const BiasCurveFrame& frame, double half)
{
    constexpr double least = 0.1;
    const double context = contextOf(frame);
    const double distance = std::clamp(half, least, 0.4999 * context);
    return (context - 2 * distance) / (distance * distance);
}

/// The parameter of an encoding that gives the bias at the distance of its handle; NaN if none
/// does.
double parameterFor(const BiasCurveFrame& frame, std::string_view key, double bias)
{
    const auto [kernel, r1, r2] = frame.kerple;
    const bool isPower = kernel == KerpleKernel::Power;
    if (key == "fire.c")
        return stretchFor(frame, bias);
    if (key == "sandwich.factor")
        return bias / frame.parameter;
    if (key == "kerple.r1") {
        const double far = farthest(frame);
        return -bias / (isPower ? std::pow(far, r2) : std::log1p(r2 * far));
    }
    const double near = quarter(frame);
    const double drop = -bias / r1;
    return isPower ? std::log(drop) / std::log(near) : std::expm1(drop) / near;
}

} // namespace

std::optional<Edit> draggedOnLine(const BiasCurveFrame& frame, const Handle& held, double number)
{
    const auto& handles = encodingOf(frame.encoding).biases.handles;
    const auto dragged = std::ranges::find(handles, held.key, &LineHandle::key);
    if (dragged != handles.end() && dragged->place == LineHandle::Place::Distance) {
        const double distance = std::round(std::max(0.0, held.which == 1 ? -number : number));
        const bool isWhole = parameterNamed(held.key)->kind == ParameterKind::Integer;
        return SetParameter {std::string(held.key),
            isWhole ? Value(std::int64_t {std::llround(distance)}) : Value(distance)};
    }
    const bool isOwn = !(std::abs(number - held.number) > 0);
    const double value = parameterFor(frame, held.key, number);
    if (isOwn || !std::isfinite(value))
        return std::nullopt;
    return SetParameter {std::string(held.key), Value(threeDigits(value))};
}

double LineHandles::onAxis(double distance) const
{
    return std::clamp(distance, x.lowest, x.highest);
}

double LineHandles::keyStep() const
{
    return std::max(1.0, x.pixelsPerUnit());
}

/// For a value beyond the axis, an arrow at its end shows how far out it is: a drag from there
/// brings it in. It is before an upright line that is there.
void LineHandles::nameOutside(Layer& layer, const std::string& symbol, double distance) const
{
    const std::optional<double> upright = otherUpright();
    const bool isBefore = distance < x.lowest;
    const double gap = px(10);
    const double end = x.pixel(onAxis(distance));
    const bool isInWay = upright && !isBefore && *upright > end - 2 * gap;
    const std::string number = significant(std::abs(distance), 3);
    const auto withArrow = [isBefore](const std::string& text) {
        return Said {isBefore ? "← " + text : text + " →"};
    };
    const Said words = fittingWords({withArrow(symbol + " = " + number), withArrow(number)},
        wordsOutside * ground.width, TextRole::Note, style);
    addOnGround(layer,
        Text {{isInWay           ? *upright - gap
                      : isBefore ? end + gap
                                 : end - gap,
                  ground.top() + px(16)},
            words, TextRole::Note, Tone::SeenText, isBefore ? Align::Left : Align::Right},
        plate, true, style);
}

/// The upright line of FIRE's half, which stands beside that of its threshold.
std::optional<double> LineHandles::otherUpright() const
{
    const auto isHalf = [](const LineHandle& one) {
        return one.place == LineHandle::Place::HalfOfRatio;
    };
    if (!std::ranges::any_of(encodingOf(m_frame.encoding).biases.handles, isHalf))
        return std::nullopt;
    return x.pixel(halfOfShare(m_frame));
}

/// A parameter at a distance, as a vertical line with a knob at its foot. Its name avoids another
/// such line.
void LineHandles::addUpright(Layer& layer, const LineHandle& dragged, double distance, Side side)
{
    const Line line = upright(x.pixel(onAxis(distance)));
    const bool isOutside = std::abs(onAxis(distance) - distance) > 0;
    if (isOutside)
        nameOutside(layer, dragged.symbol, distance);
    else
        layer.add(Stroke {line, {Tone::Seen, px(1.5), Pen::Cap::Flat, {4, 2}}});
    Handle handle =
        knob(dragged.key, Tone::Seen, Handle::Along::X, isOutside ? line.from : line.to, distance);
    if (!isOutside)
        handle.box = beside(line, 3);
    handle.keyStep = keyStep();
    nameSide(handle, side);
    value.handles.push_back(std::move(handle));
}

void LineHandles::addOnLine(const LineHandle& dragged, double distance)
{
    const double bias = biasAt(m_frame, distance);
    if (std::isfinite(bias))
        value.handles.push_back(
            knob(dragged.key, Tone::Seen, Handle::Along::Y, at(distance, bias), bias));
}

void LineHandles::addStretch(Layer& layer, const LineHandle& dragged)
{
    const double half = halfOfShare(m_frame);
    if (!(half > 0))
        return;
    const Line line = upright(x.pixel(onAxis(half)));
    const bool isOutside = half > x.highest;
    if (!isOutside)
        layer.add(Stroke {line, {Tone::Notes, px(1.5), Pen::Cap::Flat, {1, 2}}});
    const Said name = said(halfOfRatio);
    const std::string number = significant(half, 3) + " →";
    const Text text {{line.from.x - px(isOutside ? 10 : 6), ground.bottom() - px(8)},
        isOutside ? fittingWords({{name.text + ' ' + number, name.message}, {number}},
            wordsOutside * ground.width, TextRole::Note, style)
                  : name,
        TextRole::Note, Tone::Notes, Align::Right};
    if (text.at.x - width(text.said, text.role) > ground.left())
        addOnGround(layer, text, plate, true, style);
    Handle handle =
        knob(dragged.key, Tone::Text, Handle::Along::X, {line.from.x, ground.bottom()}, half);
    if (!isOutside)
        handle.box = beside(line, 3);
    handle.keyStep = keyStep();
    value.handles.push_back(std::move(handle));
}

Handle LineHandles::slopeHandle(const BiasCurveFrame& frame) const
{
    static const Range range = parameterNamed("alibi.bias_max")->range(LabState {});
    const HeadSlope& head = frame.heads[static_cast<std::size_t>(frame.head - 1)];
    const double far = farthest(frame);
    const Point end = at(far, 0 - head.slope * far);
    const std::string slope = slopeText(head, slopeForm(frame.heads));
    Handle diamond = handle(
        "alibi.bias_max", Handle::Shape::Diamond, {end.x, y.nearest(end.y)}, frame.parameter);
    diamond.along = Handle::Along::Y;
    diamond.focus = ownFocus();
    diamond.scaled = {.scale = exponentScale,
        .lowest = range.lowest,
        .highest = range.highest,
        .way = [](const std::array<double, 3>& with) { return slopeWay(with[0], with[1]); },
        .with = {slopeShare(frame), far * std::abs(y.pixelsPerUnit()) / style.scale},
        .rises = ScaledNumber::Rises::Up,
        .side = ScaledNumber::Side::Left,
        .label = fittingWords({said(slopeWithExponent, {slope, significant(frame.parameter, 4)}),
                                  said(slopeAlone, {slope})},
            ground.width - px(24), TextRole::NoteStrong, style)};
    return diamond;
}

/// That of A is at the end of the line of the same head, if A has that many.
void LineHandles::addSlope()
{
    value.handles.push_back(slopeHandle(m_frame));
    if (!m_reference || m_reference->encoding != BiasEncoding::Alibi
        || m_reference->count < m_frame.head)
        return;
    BiasCurveFrame there = *m_reference;
    there.head = m_frame.head;
    if (const Handle pinned = slopeHandle(there); pinned.place.x <= ground.right() + 1)
        value.pinned.push_back(pinned);
}

/// The query stays in place; the key is limited to the ruler.
void LineHandles::addKey()
{
    if (m_frame.isMasked || std::abs(m_frame.distance) > m_frame.farthest)
        return;
    const auto distance = static_cast<double>(m_frame.distance);
    const double bias = m_frame.present[static_cast<std::size_t>(m_frame.head - 1)];
    Handle key = knob("position.key", Tone::Text, Handle::Along::X, at(distance, bias), distance,
        movesKey(m_frame.query, 1));
    key.box = beside(upright(key.place.x), 4);
    key.keyStep = keyStep();
    value.handles.push_back(std::move(key));
}

void LineHandles::addParameter(Layer& names, const LineHandle& dragged)
{
    using enum LineHandle::Place;
    const double parameter = m_frame.parameter;
    const bool isOnBothSides = m_frame.mask == Mask::Symmetric;
    switch (dragged.place) {
    case End:
        return addSlope();
    case Distance:
        if (isOnBothSides)
            addUpright(names, dragged, -parameter, Side::After);
        return addUpright(names, dragged, parameter, isOnBothSides ? Side::Before : Side::Only);
    case HalfOfRatio:
        return addStretch(names, dragged);
    case FarPoint:
        return addOnLine(dragged, farthest(m_frame));
    case QuarterPoint:
        return addOnLine(dragged, quarter(m_frame));
    case FirstPoint:
        return addOnLine(dragged, 0);
    }
}

void LineHandles::addHandles()
{
    Layer& names = layer(Layer::Meaning::Data);
    for (const LineHandle& dragged : encodingOf(m_frame.encoding).biases.handles)
        addParameter(names, dragged);
    addKey();
}

} // namespace lab::drawing::bias_curve
