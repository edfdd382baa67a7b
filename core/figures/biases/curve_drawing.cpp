#include "core/drawing/kit.h"
#include "core/drawing/legend.h"
#include "core/drawing/numbers.h"
#include "core/figures/biases/curve_part.h"
#include "core/state/parameters.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <variant>
#include <vector>

namespace lab::drawing {

namespace bias_curve {
namespace {

constexpr Message ofBuckets =
    LAB_MESSAGE("lab::ui::BiasCurveView", "Bias of head %1 against distance");
constexpr Message ofWindow =
    LAB_MESSAGE("lab::ui::BiasCurveView", "Bias of head %1 by steps down and across");
constexpr Message ofGates =
    LAB_MESSAGE("lab::ui::BiasCurveView", "Counted from each key to query %1");
constexpr Message ofQuery =
    LAB_MESSAGE("lab::ui::BiasCurveView", "Bias of query %1 against distance");
constexpr Message ofLines = LAB_MESSAGE("lab::ui::BiasCurveView", "Bias against distance");
constexpr Message shortOfWindow = LAB_MESSAGE("lab::ui::BiasCurveView", "By steps down and across");
constexpr Message shortOfGates = LAB_MESSAGE("lab::ui::BiasCurveView", "Counted to query %1");
constexpr Message shortOfQuery = LAB_MESSAGE("lab::ui::BiasCurveView", "Bias of query %1");
constexpr Message shortOfLines = LAB_MESSAGE("lab::ui::BiasCurveView", "Against distance");
constexpr Message oneKey = LAB_MESSAGE("lab::ui::BiasCurveView", "1 key");
constexpr Message manyKeys = LAB_MESSAGE("lab::ui::BiasCurveView", "%1 keys");
constexpr Message oneOperation = LAB_MESSAGE("lab::ui::BiasCurveView", "1 operation");
constexpr Message manyOperations = LAB_MESSAGE("lab::ui::BiasCurveView", "%1 operations");
constexpr Message cost =
    LAB_MESSAGE("lab::ui::BiasCurveView", "Cost of token %1: %2 · %3 = %4, %5 bytes stored");
constexpr Message costWithOnce =
    LAB_MESSAGE("lab::ui::BiasCurveView", "Cost of token %1: %2 · %3 + %4 = %5, %6 bytes stored");
constexpr Message shortCost = LAB_MESSAGE("lab::ui::BiasCurveView", "%1 · %2 = %3, %4 bytes");
constexpr Message shortCostWithOnce =
    LAB_MESSAGE("lab::ui::BiasCurveView", "%1 · %2 + %3 = %4, %5 bytes");
constexpr Message sumOfCost = LAB_MESSAGE("lab::ui::BiasCurveView", "%1, %2 bytes");
constexpr Message costOf = LAB_MESSAGE("lab::ui::BiasCurveView", "Cost of token %1:");
constexpr Message keysOfOneHead =
    LAB_MESSAGE("lab::ui::BiasCurveView", "Left and right change the distance.");
constexpr Message keysOfHeads = LAB_MESSAGE(
    "lab::ui::BiasCurveView", "Left and right change the distance, up and down select a head.");

constexpr Message beforeQuery = LAB_MESSAGE("lab::ui::BiasCurveView", "%1, key before the query");
constexpr Message afterQuery = LAB_MESSAGE("lab::ui::BiasCurveView", "%1, key after the query");

constexpr double costPitch = 15; ///< of two lines
constexpr double titleBaseline = 16;

/// In one line, or in two if it does not fit.
std::vector<Said> costLines(const BiasCurveFrame& frame, const Box& whole, const Style& style)
{
    constexpr double lowestWithTwo = 150; // height of a picture
    const Language& words = style.words;
    const BiasCost& of = frame.cost;
    const std::string count = wholeNumber(of.keys);
    const std::string keys = (of.keys == 1 ? words(oneKey) : words(manyKeys, {count})).text;
    const std::string each = wholeNumber(of.perKey);
    const std::string once = wholeNumber(of.once);
    const std::string sum =
        (of.operations() == 1 ? words(oneOperation)
                              : words(manyOperations, {wholeNumber(of.operations())}))
            .text;
    const std::string bytes = wholeNumber(of.bytes);
    const std::string token = wholeNumber(frame.query);
    const std::vector<Said> wordings = of.once > 0
        ? std::vector {words(costWithOnce, {token, keys, each, once, sum, bytes}),
            words(shortCostWithOnce, {count, each, once, sum, bytes}),
            words(sumOfCost, {sum, bytes})}
        : std::vector {words(cost, {token, keys, each, sum, bytes}),
            words(shortCost, {count, each, sum, bytes}), words(sumOfCost, {sum, bytes})};
    const Said fitting = fittingWords(wordings, whole.width, TextRole::Note, style);
    if (fitting == wordings.front() || whole.height < style.px(lowestWithTwo))
        return {fitting};
    return {words(costOf, {token}), fitting};
}

Box aboveCost(const BiasCurveFrame& frame, const Box& whole, const Style& style)
{
    constexpr double lineHeight = 24;
    const auto more = static_cast<double>(costLines(frame, whole, style).size() - 1);
    Box area = whole;
    area.height -= style.px(lineHeight + costPitch * more);
    return area;
}

} // namespace

CurvePart::CurvePart(const Compared<BiasCurveFrame>& compared, const Box& whole,
    const Margins& margins, const Style& how, const Pointing& pointing)
    : DrawnPlot(aboveCost(compared.values, whole, how), margins, how)
    , m_frame(compared.values)
    , m_reference(compared.reference)
    , m_pointing(pointing)
    , m_whole(whole)
{
}

Focus CurvePart::ownFocus()
{
    Focus focus;
    focus.picture = Picture::BiasesCurve;
    return focus;
}

Handle CurvePart::knob(std::string_view key, Tone tone, Handle::Along along, Point middle,
    double number, EditRule rule) const
{
    Handle knob = dot(key, tone, along, middle, number);
    knob.diameter = 12;
    knob.isParameter = false;
    knob.focus = ownFocus();
    knob.isOfFigure = rule.make == nullptr;
    knob.rule = rule;
    return knob;
}

void CurvePart::nameSide(Handle& handle, Side side) const
{
    handle.which = side == Side::After ? 1 : 0;
    if (side != Side::Only)
        handle.name = said(side == Side::Before ? beforeQuery : afterQuery,
            {labelOf(*parameterNamed(handle.key), style.words).text});
}

void CurvePart::addGrid(double foot, const std::vector<Tick>& across,
    const std::vector<Tick>& upwards, const Said& nameAcross)
{
    Layer& axes = layer(Layer::Meaning::Axes);
    addUpwards(axes, ground, y, upwards, style);
    addAcross(axes, ground, foot, x, across, nameAcross, style);
}

void CurvePart::addTitle(const Message* note, const Message* shortNote)
{
    std::vector<Word> words {
        {fittingWords({title(m_frame, style.words), shortTitle(m_frame, style.words)},
             place.width - px(4), TextRole::PictureTitle, style),
            TextRole::PictureTitle, Tone::Text}};
    if (note)
        words.push_back({said(*note), TextRole::Note, Tone::Notes, {said(*shortNote)}});
    add(layer(Layer::Meaning::Texts),
        lineOfWords(words, {place.left(), place.top() + px(titleBaseline)}, place.right(), style));
}

void CurvePart::addCost()
{
    Layer& texts = layer(Layer::Meaning::Texts);
    const std::vector<Said> lines = costLines(m_frame, m_whole, style);
    double baseline = m_whole.bottom() - px(6 + costPitch * static_cast<double>(lines.size() - 1));
    for (const Said& line : lines) {
        texts.add(Text {{m_whole.left(), baseline}, line, TextRole::Note, Tone::Notes});
        baseline += px(costPitch);
    }
}

void CurvePart::addOutline(Layer& layer, const Box& box, double width)
{
    const Point topRight {box.right(), box.top()};
    const Point bottomLeft {box.left(), box.bottom()};
    const Point topLeft {box.left(), box.top()};
    const Point bottomRight {box.right(), box.bottom()};
    for (const Line& side : {Line {topLeft, topRight}, Line {bottomLeft, bottomRight},
             Line {topLeft, bottomLeft}, Line {topRight, bottomRight}})
        layer.add(Rule {side, Tone::Text, width});
}

Said title(const BiasCurveFrame& frame, const Language& words)
{
    if (std::holds_alternative<BucketRuler>(frame.detail))
        return words(ofBuckets, {std::to_string(frame.head)});
    if (std::holds_alternative<WindowTable>(frame.detail))
        return words(ofWindow, {std::to_string(frame.head)});
    if (std::holds_alternative<GateCount>(frame.detail))
        return words(ofGates, {wholeNumber(frame.query)});
    return frame.knowsDistanceAlone ? words(ofLines) : words(ofQuery, {wholeNumber(frame.query)});
}

Said shortTitle(const BiasCurveFrame& frame, const Language& words)
{
    if (std::holds_alternative<WindowTable>(frame.detail))
        return words(shortOfWindow);
    if (std::holds_alternative<GateCount>(frame.detail))
        return words(shortOfGates, {wholeNumber(frame.query)});
    return frame.knowsDistanceAlone ? words(shortOfLines)
                                    : words(shortOfQuery, {wholeNumber(frame.query)});
}

EditRule movesKey(std::int64_t query, int sign)
{
    return {.make = [](const EditRule& rule, double number) -> std::optional<Edit> {
                const auto [from, way] = rule.with;
                return MovePositions {from,
                    std::clamp<std::int64_t>(from - way * std::llround(number), 0, lastPosition)};
            },
        .with = {static_cast<int>(query), sign}};
}

namespace {

Drawing drawing(const Compared<BiasCurveFrame>& compared, const Box& place, const Style& style,
    const Pointing& pointing)
{
    if (compared.values.count == 0)
        return {};
    const std::array make {linesDrawing, bucketsDrawing, windowDrawing, gatesDrawing};
    Drawing made = make.at(compared.values.detail.index())(compared, place, style, pointing);
    // The lines begin at 0 for any number of positions: while the wheel zooms, the query stays.
    const Positions& positions = compared.values.positions;
    const auto first = static_cast<double>(positions.first);
    made.positions = PositionGround {positions,
        std::clamp(static_cast<double>(positions.query), first,
            first + static_cast<double>(positions.shown))};
    return made;
}

std::optional<Edit> dragged(const BiasCurveFrame& frame, const Handle& held, double number)
{
    return std::holds_alternative<WindowTable>(frame.detail) ? draggedInWindow(frame, held, number)
                                                             : draggedOnLine(frame, held, number);
}

KeyPress movesDistance(const BiasCurveFrame& frame, std::int64_t by)
{
    const auto [query, key] = std::pair {frame.positions.query, frame.positions.key};
    return {true, MovePositions {query, std::clamp<std::int64_t>(key - by, 0, lastPosition)}};
}

KeyPress selects(const BiasCurveFrame& frame, int head)
{
    return {true, SetParameter {"alibi.head", std::int64_t {std::clamp(head, 1, frame.count)}}};
}

const Message* keysOf(const BiasCurveFrame& frame)
{
    return frame.count == 1 ? &keysOfOneHead : &keysOfHeads;
}

template <int step> KeyPress pressed(const BiasCurveFrame& frame, Key key)
{
    switch (key) {
    case Key::Left:
        return movesDistance(frame, -step);
    case Key::Right:
        return movesDistance(frame, step);
    case Key::Up:
        return selects(frame, frame.head - 1);
    case Key::Down:
        return selects(frame, frame.head + 1);
    default:
        return {};
    }
}

} // namespace
} // namespace bias_curve

const Figure<BiasCurveFrame> biasesCurve {.picture = Picture::BiasesCurve,
    .name = "curve",
    .title = bias_curve::title,
    .drawing = bias_curve::drawing,
    .table = numbers,
    .pressed = bias_curve::pressed<1>,
    .shown = parts<&Focus::picture, &Focus::head, &Focus::distance, &Focus::query, &Focus::key>,
    .pressedWithShift = bias_curve::pressed<10>,
    .keysOf = bias_curve::keysOf,
    .dragged = bias_curve::dragged};

} // namespace lab::drawing
