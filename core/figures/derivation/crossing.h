#pragma once

#include "core/drawing/geometry.h"

namespace lab::drawing::pages {

/// Whether two lines have a point in common. Never, if they are parallel.
inline bool areCrossing(const Line& one, const Line& other)
{
    const Point a = one.to - one.from;
    const Point b = other.from - other.to;
    const Point c = one.from - other.from;
    const double all = a.y * b.x - a.x * b.y;
    const double along = (b.y * c.x - b.x * c.y) / all;
    const double across = (a.x * c.y - a.y * c.x) / all;
    return along >= 0 && along <= 1 && across >= 0 && across <= 1;
}

/// Whether a line has a point in common with a box or its edges.
inline bool isCrossed(const Box& box, const Line& line)
{
    const Point topRight {box.right(), box.top()};
    const Point bottomLeft {box.left(), box.bottom()};
    return box.containsOrTouches(line.from) || box.containsOrTouches(line.to)
        || areCrossing(line, {{box.left(), box.top()}, {box.right(), box.bottom()}})
        || areCrossing(line, {topRight, bottomLeft});
}

inline bool isWithin(const Box& inner, const Box& outer)
{
    return outer.containsOrTouches({inner.left(), inner.top()})
        && outer.containsOrTouches({inner.right(), inner.bottom()});
}

} // namespace lab::drawing::pages
