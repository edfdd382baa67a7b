#include "core/drawing/arrows.h"

#include <algorithm>
#include <cmath>

namespace lab::drawing {

ArrowSizes arrowSizes(double radius, double scale)
{
    const double size = radius / scale;
    const double small = std::clamp((size - 14) / (52 - 14), 0.0, 1.0);
    const double large = std::clamp((size - 52) / (112 - 52), 0.0, 1.0);
    return {scale * (1.5 + small + 0.5 * large), scale * (7 + 5 * small + 2 * large),
        scale * (6 + 4 * small + 2 * large), scale * (1.2 + 0.5 * small)};
}

void Arrows::add(Point from, Point to)
{
    const Point vector = to - from;
    const double length = std::hypot(vector.x, vector.y);
    if (length < 0.5)
        return;
    const Point direction {vector.x / length, vector.y / length};
    const Point normal {-direction.y, direction.x};
    const double shrink = std::min(1.0, 0.75 * length / sizes.headLength);
    const double headLength = sizes.headLength * shrink;
    const double halfWidth = sizes.headWidth / 2 * shrink;
    const Point base = to - direction * headLength;
    const Point side = normal * (sizes.shaft / 2);
    const Point wing = normal * halfWidth;
    outlines.points.insert(outlines.points.end(),
        {from + side, base + side, base + wing, to, base - wing, base - side, from - side});
    // The inner triangle is at the outline's width from all three sides.
    const double fromTip = sizes.outline * std::hypot(headLength, halfWidth) / halfWidth;
    const double inner = headLength - fromTip - sizes.outline;
    if (inner <= 0)
        return;
    const Point innerBase = base + direction * sizes.outline;
    const Point innerWing = wing * (inner / headLength);
    hollows.points.insert(hollows.points.end(),
        {to - direction * fromTip, innerBase + innerWing, innerBase - innerWing});
}

Arcs::Arc TurnArc::remainder() const
{
    return {centre, radius + (hasRing() ? winding : 0), start, turns - std::floor(turns), pen};
}

} // namespace lab::drawing
