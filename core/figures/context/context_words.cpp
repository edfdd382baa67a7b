#include "core/figures/context/context_words.h"

#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/drawing/plot.h"
#include "core/encodings/scaling/method.h"
#include "core/state/choices.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace lab::drawing {

namespace {

constexpr Message trained = LAB_MESSAGE("lab::ui::ContextWords", "trained %1");
constexpr Message target = LAB_MESSAGE("lab::ui::ContextWords", "target %1");
constexpr Message pairName =
    LAB_COMMENTED("lab::ui::ContextWords", "pair", "an axis of pair numbers");

int pairAt(const Zone& zone, Point point)
{
    return static_cast<int>(std::lround(std::clamp(zone.axis.value(point.x), 0.0, zone.with[0])));
}

} // namespace

Said methodName(ScalingMethod method, const Language& words)
{
    return labelOf(choiceOf(method), words);
}

MethodStyle methodStyle(ScalingMethod method)
{
    const auto series = rowOf(method).series;
    const auto of = [series](
                        Tone first) { return static_cast<Tone>(static_cast<int>(first) + series); };
    return {of(Tone::Series0), of(Tone::SeriesText0)};
}

Pen methodPen(ScalingMethod method, double width)
{
    std::vector<double> dashes;
    std::ranges::copy_if(
        rowOf(method).dashes, std::back_inserter(dashes), [](double length) { return length > 0; });
    return {methodStyle(method).line, width, Pen::Cap::Flat, std::move(dashes)};
}

std::string factorLabel(double factor)
{
    constexpr std::string_view times = "×";
    const std::string number = significant(factor, 3);
    const std::string one = '1' + std::string(times);
    return number.starts_with(one) ? number.substr(1) : std::string(times) + number;
}

std::array<LengthLine, 2> lengthLines(const ContextLengths& lengths, const Language& words)
{
    return {LengthLine {"context.training_length", static_cast<double>(lengths.training),
                Tone::Seen, Tone::SeenText, words(trained, {wholeNumber(lengths.training)})},
        LengthLine {"context.target_length", static_cast<double>(lengths.target), Tone::Unseen,
            Tone::UnseenText, words(target, {wholeNumber(lengths.target)})}};
}

Mark lengthMark(const Line& at, const LengthLine& length, double width, const Style& style)
{
    if (length.line != Tone::Unseen)
        return Rule {at, length.line, width, true};
    return Stroke {
        at, {length.line, style.px(width), Pen::Cap::Flat, {7 / width, 4 / width}}, false};
}

Axis pairAxis(int pairs, double from, double to)
{
    return {Axis::Kind::Linear, 0, std::max(1.0, pairs - 1.0), from, to};
}

Axis ladderAxis(int pairs, const Box& place, const Style& style)
{
    constexpr double ring = 32;
    constexpr double beside = 8;
    constexpr double lastInset = 20; // keeps the last point clear of the handles
    const double width = std::max(1.0, place.width - style.px(ladderLeft + ladderRight));
    const double left = std::min(place.left() + style.px(ladderLeft), place.right() - width);
    const double end = left + width - style.px(lastInset);
    const bool hasRings = end - left - style.px(ring) >= style.px(narrowestRing) * pairs;
    const double first = left + style.px(hasRings ? ring : beside);
    return pairAxis(pairs, first, pairs > 1 ? end - (end - first) / pairs : end);
}

std::vector<Zone> pairZones(
    const Box& box, const Axis& axis, int pairs, Picture picture, Zone::Sweep sweep)
{
    if (pairs == 0)
        return {};
    return {{.box = box,
        .axis = axis,
        .with = {pairs - 1.0, static_cast<double>(picture)},
        .shown =
            [](const Zone& zone, Point point) {
                Focus focus;
                focus.picture = static_cast<Picture>(zone.with[1]);
                focus.pair = pairAt(zone, point);
                return focus;
            },
        .pressed = [](const Zone& zone, Point point) -> std::optional<Edit> {
            return SetParameter {"rope.pair", std::int64_t {pairAt(zone, point)}};
        },
        .sweep = sweep,
        .cursor = Cursor::Arrow}};
}

Zone distanceZone(
    const Box& box, const Axis& axis, const std::vector<PositionRun>& runs, Picture picture)
{
    Zone zone {.box = box,
        .axis = axis,
        .with = {static_cast<double>(picture)},
        .shown = [](const Zone& own, Point point) {
            Focus focus;
            focus.picture = static_cast<Picture>(own.with[0]);
            focus.distance = static_cast<std::int64_t>(std::floor(own.axis.value(point.x)));
            const auto next = std::ranges::upper_bound(own.list, *focus.distance);
            if (next != own.list.begin() && next != own.list.end()) {
                focus.distance = *(next - 1);
                focus.covered = *next - *(next - 1);
            }
            return focus;
        }};
    for (const PositionRun& run : runs)
        zone.list.push_back(run.first);
    zone.list.push_back(runs.back().first + runs.back().count);
    return zone;
}

void addPairAxis(Layer& layer, const Box& ground, const Axis& axis, int pairs, const Style& style)
{
    constexpr double spacing = 56;
    constexpr double gap = 8;
    const double last = pairs - 1.0;
    std::vector<double> ticks;
    if (pairs > 1) {
        const double length = std::abs(axis.pixel(last) - axis.pixel(0));
        ticks =
            positionTicks(0, last, std::clamp(static_cast<int>(length / style.px(spacing)), 4, 9));
    }
    const auto halfWidth = [&](double pair) {
        return style.width(wholeNumber(std::llround(pair)), TextRole::Axis) / 2;
    };
    const auto isNear = [&](double pair) {
        return std::abs(axis.pixel(last) - axis.pixel(pair))
            < halfWidth(last) + halfWidth(pair) + style.px(gap);
    };
    while (!ticks.empty() && isNear(ticks.back()))
        ticks.pop_back();
    ticks.push_back(std::max(0.0, last));
    addAcross(layer, ground, ground.bottom(), axis, fittingTicks(ticks, axis, style),
        style.words(pairName), style);
}

Pen pinnedPen(const Style& style)
{
    return {Tone::Axis, style.px(1), Pen::Cap::Flat, {4, 3}};
}

EditRule movesQuery(std::int64_t key)
{
    return {[](const EditRule& rule, double length) -> std::optional<Edit> {
                return MovePositions {std::llround(length) - 1, rule.with[0]};
            },
        {static_cast<int>(key)}};
}

KeyPress lengthByKey(std::int64_t length, std::int64_t key, std::int64_t step, Key pressed)
{
    const auto grown = [&](std::int64_t wanted) -> KeyPress {
        const std::int64_t within = std::clamp<std::int64_t>(wanted, 1, lastPosition);
        if (within == length)
            return {true};
        return {true, MovePositions {within - 1, key}};
    };
    switch (pressed) {
    case Key::Left:
        return grown(length - step);
    case Key::Right:
        return grown(length + step);
    case Key::PageUp:
        return grown(2 * length);
    case Key::PageDown:
        return grown(length / 2);
    default:
        return {};
    }
}

KeyPress selectedPairByKey(int pair, int count, Key key)
{
    const bool isBack = key == Key::Left || key == Key::Up;
    if (!isBack && key != Key::Right && key != Key::Down)
        return {};
    const int to = std::clamp(pair + (isBack ? -1 : 1), 0, std::max(0, count - 1));
    return {true, SetParameter {"rope.pair", std::int64_t {to}}};
}

} // namespace lab::drawing
