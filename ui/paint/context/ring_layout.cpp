#include "ui/paint/context/ring_layout.h"

#include "core/math/constants.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/projection.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

constexpr double top = 28;
constexpr double foot = 28;
constexpr double footOfLines = 40; ///< of a small picture, whose legend has two lines
constexpr double comfortable = 56; ///< the pitch below which pairs are left out instead
constexpr double largestPitch = 128;
constexpr double widest = 1.7; ///< from ring to ring, in pitches
constexpr double ringShare = 0.375; ///< the radius in a pitch

int ceilOf(int count, int by)
{
    return (count + by - 1) / by;
}

double largestPitchFor(int count, QSizeF size, int& columns)
{
    double largest = 0;
    for (int rows = 1; rows <= count; ++rows) {
        const int across = ceilOf(count, rows);
        const double pitch = std::min(size.height() / rows, size.width() / across);
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

void takePlace(std::vector<RingLayout::Place>& layout, int pair)
{
    const auto away = [pair](
                          const RingLayout::Place& place) { return std::abs(place.pair - pair); };
    const auto nearest = std::ranges::min_element(layout, {}, away);
    if (nearest != layout.end())
        nearest->pair = pair;
}

} // namespace

RingGrid ringGrid(const RingsFrame& frame, QSizeF size, const Look& look)
{
    constexpr int fewest = 8;
    const int pairs = ringedPairs(frame);
    RingGrid grid;
    if (pairs == 0 || size.isEmpty())
        return grid;
    // Two of five rings are entirely seen, so that it is visible where that ends.
    const int span = std::clamp(ceilOf(5 * frame.incomplete, 3), std::min(fewest, pairs), pairs);
    do {
        const int wanted = ceilOf(span, grid.step);
        grid.pitch = largestPitchFor(wanted, size, grid.columns);
        if (grid.pitch >= look.px(comfortable) || wanted == 1)
            break;
        ++grid.step;
    } while (true);
    grid.pitch = std::min(grid.pitch, (look.hasWords ? look : withWords(look)).px(largestPitch));
    const auto filling = [&](double length, int needed) {
        return std::max(needed, static_cast<int>(std::ceil(length / (widest * grid.pitch))));
    };
    grid.rows = filling(size.height(), ceilOf(ceilOf(span, grid.step), grid.columns));
    grid.columns = filling(size.width(), grid.columns);
    grid.count = std::min(grid.columns * grid.rows, (pairs - 1) / grid.step + 1);
    grid.columns = std::min(grid.columns, grid.count);
    grid.rows = ceilOf(grid.count, grid.columns);
    grid.first = pairs - 1 - grid.step * (grid.count - 1);
    return grid;
}

QRectF RingLayout::space(const QRectF& area, const Look& look)
{
    const double below = look.hasWords ? look.px(foot) : withWords(look).px(footOfLines);
    return area.adjusted(look.px(ringsMargin), look.px(top), -look.px(ringsMargin), -below);
}

RingLayout::RingLayout(
    const QRectF& area, const RingsFrame& frame, const RingGrid& chosen, const PointedLook& look)
    : grid(chosen)
{
    const QRectF inside = space(area, look);
    radius = ringShare * grid.pitch;
    seenWidth = std::clamp(0.29 * radius, look.px(5), look.px(11));
    newWidth = 3.0 / 7 * seenWidth;
    reach = radius + seenWidth / 2 + look.px(ringsMargin);
    const double edge = radius + seenWidth / 2;
    const double across = grid.columns > 1 ? (inside.width() - 2 * edge) / (grid.columns - 1) : 0;
    const double down = std::min(widest * grid.pitch, inside.height() / grid.rows);
    // At integer places, so that rings differ only in their arcs.
    for (int i = 0; i < grid.count; ++i)
        layout.push_back({grid.pair(i),
            {std::round(inside.left() + edge + across * (i % grid.columns)),
                std::round(inside.top() + down * (i / grid.columns + 0.5))}});
    const int last = static_cast<int>(frame.rings.size()) - 1;
    if (frame.selectedPair <= last)
        takePlace(layout, frame.selectedPair);
    if (look.focus.pair && *look.focus.pair >= 0 && *look.focus.pair <= last)
        takePlace(layout, *look.focus.pair);
}

const RingLayout::Place* RingLayout::placeAt(QPointF point) const
{
    const auto distance = [point](const Place& place) {
        return std::hypot(point.x() - place.centre.x(), point.y() - place.centre.y());
    };
    const auto nearest = std::ranges::min_element(layout, {}, distance);
    return nearest != layout.end() && distance(*nearest) <= reach ? &*nearest : nullptr;
}

const RingLayout::Place* RingLayout::placeOf(int pair) const
{
    const auto found = std::ranges::find(layout, pair, &Place::pair);
    return found == layout.end() ? nullptr : &*found;
}

QPointF RingLayout::onRing(const Place& place, double turns) const
{
    const double angle = twoPi * (turns - std::floor(turns));
    return place.centre + radius * QPointF(std::cos(angle), -std::sin(angle));
}

bool RingLayout::hasPart(const RingsFrame::Ring& ring, RingPart part)
{
    if (isResting(ring))
        return false;
    if (part == RingPart::Training)
        return ring.turns < 2;
    return part == RingPart::Target && ring.turns < 1 && ring.newArc > 0;
}

RingPart RingLayout::partAt(const RingsFrame& frame, QPointF point, const Look& look) const
{
    const Place* place = placeAt(point);
    if (!place)
        return RingPart::Nothing;
    const RingsFrame::Ring& ring = frame.rings[static_cast<std::size_t>(place->pair)];
    const auto distance = [&](double turns) {
        const QPointF away = onRing(*place, turns) - point;
        return std::hypot(away.x(), away.y());
    };
    const auto isAt = [&](RingPart part, double turns) {
        return hasPart(ring, part) && isGrabbed(onRing(*place, turns), point, look);
    };
    const bool isTraining = isAt(RingPart::Training, ring.turns);
    const bool isTarget = isAt(RingPart::Target, ring.targetTurns);
    if (isTraining && isTarget)
        return distance(ring.targetTurns) < distance(ring.turns) ? RingPart::Target
                                                                 : RingPart::Training;
    if (isTarget)
        return RingPart::Target;
    return isTraining ? RingPart::Training : RingPart::Nothing;
}

} // namespace lab::ui
