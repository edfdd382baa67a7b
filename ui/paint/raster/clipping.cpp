#include "ui/paint/raster/clipping.h"

#include "core/drawing/clipping.h"
#include "ui/paint/drawing/qt_texts.h"

namespace lab::ui {

namespace {

std::vector<drawing::Point> pointsOf(std::span<const QPointF> points)
{
    std::vector<drawing::Point> all;
    for (const QPointF point : points)
        all.push_back(pointOf(point));
    return all;
}

QPolygonF polygonOf(const std::vector<drawing::Point>& points)
{
    QPolygonF polygon;
    for (const drawing::Point point : points)
        polygon.append(qt(point));
    return polygon;
}

} // namespace

std::vector<QPolygonF> clippedLine(std::span<const QPointF> points, const QRectF& area)
{
    std::vector<QPolygonF> parts;
    for (const auto& part : drawing::clippedLine(pointsOf(points), boxOf(area)))
        parts.push_back(polygonOf(part));
    return parts;
}

QPolygonF clippedArea(const QPolygonF& polygon, const QRectF& area)
{
    return polygonOf(drawing::clippedArea(pointsOf(polygon), boxOf(area)));
}

} // namespace lab::ui
