#include "core/drawing/part_targets.h"

#include "core/math/constants.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace lab::drawing {

namespace {

double lengthOf(Point vector)
{
    return std::hypot(vector.x, vector.y);
}

double distanceTo(const Line& line, Point point)
{
    const Point along = line.to - line.from;
    const Point off = point - line.from;
    const double squared = along.x * along.x + along.y * along.y;
    const double share =
        squared > 0 ? std::clamp((off.x * along.x + off.y * along.y) / squared, 0.0, 1.0) : 0;
    return lengthOf(off - along * share);
}

bool isBeside(const Arcs::Arc& arc, Point off)
{
    const double turns = (std::atan2(-off.y, off.x) - arc.start) / twoPi;
    return turns - std::floor(turns) <= arc.turns;
}

/// Infinite if the part is nowhere.
double distanceTo(const PartTargets::Part& part, Point point)
{
    double least = std::numeric_limits<double>::infinity();
    for (const Point one : part.points)
        least = std::min(least, lengthOf(point - one));
    if (part.line)
        least = std::min(least, distanceTo(*part.line, point));
    if (const auto& arc = part.arc; arc && isBeside(*arc, point - arc->centre))
        least = std::min(least, std::abs(lengthOf(point - arc->centre) - arc->radius));
    return part.box && part.box->containsOrTouches(point) ? 0 : least;
}

} // namespace

const PartTargets::Part* PartTargets::at(Point point) const
{
    const Part* nearest = nullptr;
    double least = 0;
    for (const Part& part : parts) {
        const double away = distanceTo(part, point);
        const bool isBetter = !nearest
            || (part.isElsewhere == nearest->isElsewhere ? away < least : nearest->isElsewhere);
        if (away < reach && isBetter) {
            nearest = &part;
            least = away;
        }
    }
    return nearest;
}

Focus PartTargets::focusOf(const Part& part) const
{
    Focus focus;
    focus.picture = picture;
    focus.symbol = part.symbol;
    return focus;
}

} // namespace lab::drawing
