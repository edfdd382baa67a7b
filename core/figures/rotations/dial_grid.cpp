#include "core/figures/rotations/dial_grid.h"

#include <algorithm>
#include <array>

namespace lab::drawing {

namespace {

/// Space around the circles, at a scale of 1; `perRadius` grows with them.
struct Spacing {
    double across;
    double acrossPerRadius;
    double below; ///< from a circle to the next one below it
    double belowLast;
    double smallestRadius;
};

constexpr std::array spacings {Spacing {24, 0, 48, 40, 40}, // in the order of Labels
    Spacing {2, 0.3, 22, 16, 13}, Spacing {2, 0.25, 4, 2, 0}};

double largestRadius(const Box& place, int count, int columns, const Spacing& space, double scale)
{
    const int rows = (count + columns - 1) / columns;
    const double across = (place.width - (columns - 1) * space.across * scale)
        / (2 * columns + (columns - 1) * space.acrossPerRadius);
    const double down =
        (place.height - ((rows - 1) * space.below + space.belowLast) * scale) / (2 * rows);
    return std::min(across, down);
}

} // namespace

DialGrid::DialGrid(const Box& place, int count, double scale)
{
    const auto px = [scale](double length) { return length * scale; };
    double best = 0;
    for (std::size_t kind = 0; kind < spacings.size(); ++kind) {
        labels = static_cast<Labels>(kind);
        best = 0;
        columns = 1;
        for (int across = 1; across <= count; ++across)
            if (const double radius = largestRadius(place, count, across, spacings[kind], scale);
                radius > best) {
                best = radius;
                columns = across;
            }
        if (best >= px(spacings[kind].smallestRadius))
            break;
    }
    const Spacing& space = spacings[static_cast<std::size_t>(labels)];
    radius = std::clamp(best, 1.0, px(240));
    const double diameter = 2 * radius;
    const int rows = (count + columns - 1) / columns;
    const double narrow = diameter + px(space.across) + radius * space.acrossPerRadius;
    const double fill = columns > 1 ? (place.width - diameter) / (columns - 1) : place.width;
    const double down = diameter + px(space.below);
    const double spare = place.height - px(space.belowLast) - diameter;
    pitch = {std::clamp(fill, narrow, 1.4 * narrow),
        rows > 1 ? std::clamp(spare / (rows - 1), down, 1.15 * down) : down};
    firstCentre =
        Point {place.left(), place.top()} + Point {count == 1 ? place.width / 2 : radius, radius};
}

Box DialGrid::cell(int index) const
{
    const Point corner = centre(index) - Point {pitch.x / 2, radius + (pitch.y - 2 * radius) / 4};
    return {corner.x, corner.y, pitch.x, pitch.y};
}

} // namespace lab::drawing
