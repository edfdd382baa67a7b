#include "ui/paint/filled_band.h"

#include "ui/paint/raster/clipping.h"
#include "ui/paint/raster/coverage.h"
#include "ui/paint/raster/pixel_grid.h"

#include <QList>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <vector>

namespace lab::ui {

namespace {

std::vector<CoveragePoint> inPixels(
    std::span<const QPointF> points, const PixelGrid& grid, const QRect& area)
{
    constexpr double farAway = 1e6;
    std::vector<CoveragePoint> line;
    line.reserve(points.size());
    for (const QPointF point : points) {
        const QPointF place = grid.toPixels(point) - area.topLeft();
        line.push_back({static_cast<float>(place.x()),
            static_cast<float>(std::clamp(place.y(), -farAway, farAway))});
    }
    return line;
}

void paintOutline(QPainter& painter, const QPolygonF& outline, const QColor& colour)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    if (outline.size() > 2)
        painter.drawPolygon(outline);
}

} // namespace

void paintFilledBand(QPainter& painter, const QRectF& plot, std::span<const QPointF> upper,
    std::span<const QPointF> lower, const QColor& colour, const Look& look)
{
    painter.save();
    if (look.medium == Look::Medium::Vector) {
        QPolygonF outline(QList<QPointF>(upper.begin(), upper.end()));
        outline.append(QList<QPointF>(lower.rbegin(), lower.rend()));
        paintOutline(painter, clippedArea(outline, plot), colour);
    } else {
        const PixelGrid grid(painter);
        const QRect area = grid.pixels(plot);
        Coverage band(area);
        band.addBand(inPixels(upper, grid, area), inPixels(lower, grid, area));
        const InPixels scope(painter, grid);
        band.paint(painter, colour);
    }
    painter.restore();
}

} // namespace lab::ui
