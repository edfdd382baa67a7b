#include "core/drawing/clipping.h"

#include <algorithm>
#include <cmath>

namespace lab::drawing {

namespace {

Point between(Point from, Point to, double share)
{
    return from + (to - from) * share;
}

/// One side of the box: the inside has distance ≥ 0.
template <class Distance>
std::vector<Point> clippedBySide(const std::vector<Point>& polygon, Distance distance)
{
    std::vector<Point> result;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Point from = polygon[i];
        const Point to = polygon[i + 1 < polygon.size() ? i + 1 : 0];
        const double fromInside = distance(from);
        const double toInside = distance(to);
        if (fromInside >= 0)
            result.push_back(from);
        if ((fromInside >= 0) != (toInside >= 0))
            result.push_back(between(from, to, fromInside / (fromInside - toInside)));
    }
    return result;
}

/// Except for rounding.
bool areSame(Point one, Point other)
{
    constexpr double rounding = 1e-9;
    return std::abs(one.x - other.x) <= rounding && std::abs(one.y - other.y) <= rounding;
}

Point bounded(Point point, const Box& box)
{
    return {
        std::clamp(point.x, box.left(), box.right()), std::clamp(point.y, box.top(), box.bottom())};
}

} // namespace

std::optional<Line> clippedTo(const Box& box, const Line& line)
{
    const Point along = line.to - line.from;
    double enters = 0;
    double leaves = 1;
    const auto isLeft = [&](double speed, double space) {
        if (!(speed < 0) && !(speed > 0))
            return space >= 0;
        if (speed < 0)
            enters = std::max(enters, space / speed);
        else
            leaves = std::min(leaves, space / speed);
        return enters <= leaves;
    };
    const bool isInside = isLeft(-along.x, line.from.x - box.left())
        && isLeft(along.x, box.right() - line.from.x) && isLeft(-along.y, line.from.y - box.top())
        && isLeft(along.y, box.bottom() - line.from.y);
    if (!isInside)
        return std::nullopt;
    return Line {bounded(between(line.from, line.to, enters), box),
        bounded(between(line.from, line.to, leaves), box)};
}

std::vector<std::vector<Point>> clippedLine(std::span<const Point> points, const Box& box)
{
    std::vector<std::vector<Point>> result;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const std::optional<Line> part = clippedTo(box, {points[i], points[i + 1]});
        if (!part)
            continue;
        if (result.empty() || !areSame(result.back().back(), part->from))
            result.push_back({part->from});
        result.back().push_back(part->to);
    }
    return result;
}

std::vector<Point> clippedArea(std::vector<Point> polygon, const Box& box)
{
    polygon = clippedBySide(polygon, [&](Point p) { return p.x - box.left(); });
    polygon = clippedBySide(polygon, [&](Point p) { return box.right() - p.x; });
    polygon = clippedBySide(polygon, [&](Point p) { return p.y - box.top(); });
    polygon = clippedBySide(polygon, [&](Point p) { return box.bottom() - p.y; });
    for (Point& point : polygon)
        point = bounded(point, box);
    return polygon;
}

} // namespace lab::drawing
