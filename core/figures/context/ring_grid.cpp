#include "core/figures/context/ring_grid.h"

#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/context/context_figures.h"
#include "core/math/constants.h"

#include <algorithm>
#include <cmath>

namespace lab::drawing {

namespace {

constexpr Message onePair = LAB_MESSAGE("lab::ui::ContextWords", "pair %1");
constexpr Message everyPair = LAB_MESSAGE("lab::ui::ContextWords", "every pair");
/// Every pair, every second one, and one in several: of those from a pair on, with another pair
/// before them, and with one that is not rotated.
constexpr std::array<Message, 3> from {
    Message LAB_MESSAGE("lab::ui::ContextWords", "every pair from %1"),
    Message LAB_MESSAGE("lab::ui::ContextWords", "every second pair from %1"),
    Message LAB_MESSAGE("lab::ui::ContextWords", "one pair in %1, from %2")};
constexpr std::array<Message, 3> alsoFrom {
    Message LAB_MESSAGE("lab::ui::ContextWords", "pair %1, every pair from %2"),
    Message LAB_MESSAGE("lab::ui::ContextWords", "pair %1, every second pair from %2"),
    Message LAB_MESSAGE("lab::ui::ContextWords", "pair %1, one in %2 from %3")};
constexpr Message alsoFromTo = LAB_MESSAGE("lab::ui::ContextWords", "pair %1, pairs %2 to %3");

constexpr double comfortable = 56; // the pitch below which pairs are left out instead
constexpr double largestPitch = 128;
constexpr double widest = 1.7; // from ring to ring, in pitches
constexpr double ringShare = 0.375; // the radius in a pitch

int ceilOf(int count, int by)
{
    return (count + by - 1) / by;
}

double largestPitchFor(int count, const Box& place, int& columns)
{
    double largest = 0;
    for (int rows = 1; rows <= count; ++rows) {
        const int across = ceilOf(count, rows);
        const double pitch = std::min(place.height / rows, place.width / across);
        if (pitch > largest) {
            largest = pitch;
            columns = across;
        }
    }
    return largest;
}

/// Up to the last rotated pair; all if none is.
int ringedPairs(const RingsFrame& frame)
{
    const auto turning =
        std::ranges::find_if_not(frame.rings.rbegin(), frame.rings.rend(), isResting);
    const auto last = turning == frame.rings.rend() ? frame.rings.rbegin() : turning;
    return static_cast<int>(frame.rings.rend() - last);
}

} // namespace

RingGrid::RingGrid(const RingsFrame& frame, const Box& place, const Style& style)
{
    constexpr int fewest = 8;
    const int pairs = ringedPairs(frame);
    if (pairs == 0 || place.width <= 0 || place.height <= 0)
        return;
    // Two of five rings are entirely seen, so that it is visible where that ends.
    const int span = std::clamp(ceilOf(5 * frame.incomplete, 3), std::min(fewest, pairs), pairs);
    for (;; ++step) {
        const int wanted = ceilOf(span, step);
        pitch = largestPitchFor(wanted, place, columns);
        if (pitch >= style.px(comfortable) || wanted == 1)
            break;
    }
    pitch = std::min(pitch, style.withWords().px(largestPitch));
    const auto filling = [&](double length, int needed) {
        return std::max(needed, static_cast<int>(std::ceil(length / (widest * pitch))));
    };
    rows = filling(place.height, ceilOf(ceilOf(span, step), columns));
    columns = filling(place.width, columns);
    count = std::min(columns * rows, (pairs - 1) / step + 1);
    columns = std::min(columns, count);
    rows = ceilOf(count, columns);
    first = pairs - 1 - step * (count - 1);
}

RingGrid::RingGrid(const std::array<double, 6>& numbers)
    : first(static_cast<int>(numbers[0]))
    , step(static_cast<int>(numbers[1]))
    , count(static_cast<int>(numbers[2]))
    , columns(static_cast<int>(numbers[3]))
    , rows(static_cast<int>(numbers[4]))
    , pitch(numbers[5])
{
}

std::array<double, 6> RingGrid::numbers() const
{
    return {static_cast<double>(first), static_cast<double>(step), static_cast<double>(count),
        static_cast<double>(columns), static_cast<double>(rows), pitch};
}

RingPlaces::RingPlaces(const RingGrid& grid, const Box& place, int pairs,
    std::initializer_list<int> wanted, const Style& style)
    : radius(ringShare * grid.pitch)
    , seenWidth(std::clamp(0.29 * radius, style.px(5), style.px(11)))
    , newWidth(3.0 / 7 * seenWidth)
    , reach(radius + seenWidth / 2 + style.px(ringsMargin))
{
    const double edge = radius + seenWidth / 2;
    const double across = grid.columns > 1 ? (place.width - 2 * edge) / (grid.columns - 1) : 0;
    const double down = std::min(widest * grid.pitch, place.height / grid.rows);
    // At integer places, so that rings differ only in their arcs.
    for (int i = 0; i < grid.count; ++i)
        rings.push_back({grid.pair(i),
            {std::round(place.left() + edge + across * (i % grid.columns)),
                std::round(place.top() + down * (i / grid.columns + 0.5))}});
    for (const int pair : wanted)
        if (pair >= 0 && pair < pairs && !rings.empty())
            std::ranges::min_element(rings, {}, [pair](const Ring& ring) {
                return std::abs(ring.pair - pair);
            })->pair = pair;
}

Point RingPlaces::onRing(Point centre, double turns) const
{
    const double angle = twoPi * (turns - std::floor(turns));
    return centre + Point {std::cos(angle), -std::sin(angle)} * radius;
}

Said pairsInWords(const RingGrid& grid, int selected, const Language& words)
{
    if (grid.count == 0)
        return {};
    const auto kind = static_cast<std::size_t>(std::min(grid.step, 3) - 1);
    const auto fromOn = [&](int start) {
        const std::string own = wholeNumber(selected);
        return grid.step > 2
            ? words(alsoFrom[kind], {own, wholeNumber(grid.step), wholeNumber(start)})
            : words(alsoFrom[kind], {own, wholeNumber(start)});
    };
    if (selected > grid.pair(grid.count - 1)) // not rotated
        return grid.count == 1 ? words(onePair, {wholeNumber(selected)})
            : grid.step == 1   ? words(alsoFromTo,
                    {wholeNumber(selected), wholeNumber(grid.first),
                        wholeNumber(grid.pair(grid.count - 2))})
                               : fromOn(grid.first);
    if (grid.step == 1 && grid.first == 0)
        return words(everyPair);
    if (selected < grid.first && grid.count > 1)
        return fromOn(grid.pair(1));
    return grid.step > 2 ? words(from[kind], {wholeNumber(grid.step), wholeNumber(grid.first)})
                         : words(from[kind], {wholeNumber(grid.first)});
}

} // namespace lab::drawing
