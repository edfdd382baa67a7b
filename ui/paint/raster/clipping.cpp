#include "ui/paint/raster/clipping.h"

#include <algorithm>

namespace lab::ui {

namespace {

QPointF between(QPointF from, QPointF to, double share)
{
    return from + (to - from) * share;
}

/// One side of the rectangle: the inside has distance ≥ 0.
template <typename Distance> QPolygonF clippedBySide(const QPolygonF& polygon, Distance distance)
{
    QPolygonF result;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF from = polygon[i];
        const QPointF to = polygon[i + 1 < polygon.size() ? i + 1 : 0];
        const double fromInside = distance(from);
        const double toInside = distance(to);
        if (fromInside >= 0)
            result.append(from);
        if ((fromInside >= 0) != (toInside >= 0))
            result.append(between(from, to, fromInside / (fromInside - toInside)));
    }
    return result;
}

QPointF bounded(QPointF point, const QRectF& area)
{
    return {std::clamp(point.x(), area.left(), area.right()),
        std::clamp(point.y(), area.top(), area.bottom())};
}

} // namespace

std::optional<Segment> clipped(const Segment& segment, const QRectF& area)
{
    const QPointF along = segment.to - segment.from;
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
    const bool inside = isLeft(-along.x(), segment.from.x() - area.left())
        && isLeft(along.x(), area.right() - segment.from.x())
        && isLeft(-along.y(), segment.from.y() - area.top())
        && isLeft(along.y(), area.bottom() - segment.from.y());
    if (!inside)
        return std::nullopt;
    return Segment {bounded(between(segment.from, segment.to, enters), area),
        bounded(between(segment.from, segment.to, leaves), area)};
}

std::vector<QPolygonF> clippedLine(std::span<const QPointF> points, const QRectF& area)
{
    std::vector<QPolygonF> result;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const std::optional<Segment> part = clipped({points[i], points[i + 1]}, area);
        if (!part)
            continue;
        if (result.empty() || result.back().last() != part->from)
            result.push_back({part->from});
        result.back().append(part->to);
    }
    return result;
}

QPolygonF clippedArea(const QPolygonF& polygon, const QRectF& area)
{
    QPolygonF result = polygon;
    result = clippedBySide(result, [&](QPointF p) { return p.x() - area.left(); });
    result = clippedBySide(result, [&](QPointF p) { return area.right() - p.x(); });
    result = clippedBySide(result, [&](QPointF p) { return p.y() - area.top(); });
    result = clippedBySide(result, [&](QPointF p) { return area.bottom() - p.y(); });
    for (QPointF& point : result)
        point = bounded(point, area);
    return result;
}

} // namespace lab::ui
