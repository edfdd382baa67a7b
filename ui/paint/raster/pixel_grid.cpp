#include "ui/paint/raster/pixel_grid.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lab::ui {

PixelGrid::PixelGrid(const QPainter& painter)
{
    const QTransform transform = painter.deviceTransform();
    if (transform.type() > QTransform::TxScale || transform.m11() <= 0
        || !qFuzzyCompare(transform.m11(), transform.m22()))
        return;
    m_scale = transform.m11();
    m_offset = {transform.dx(), transform.dy()};
}

QRect PixelGrid::pixels(const QRectF& area) const
{
    const QPoint topLeft = toPixels(area.topLeft()).toPoint();
    const QPoint bottomRight = toPixels(area.bottomRight()).toPoint();
    return {topLeft, bottomRight - QPoint(1, 1)};
}

double PixelGrid::sharp(double place, double width, double offset) const
{
    const double pixelsWide = std::max(1.0, std::round(width * m_scale));
    const double half = pixelsWide / 2;
    // Halfway between two pixels, rounding errors would decide: use the upper one there.
    constexpr double slack = 1e-6;
    const double edge = std::floor(place * m_scale + offset - half + 0.5 + slack);
    return (edge + half - offset) / m_scale;
}

InPixels::InPixels(QPainter& painter, const PixelGrid& grid)
    : m_painter(painter)
{
    const QPointF origin = grid.toPicture({0, 0});
    m_painter.save();
    m_painter.translate(origin);
    m_painter.scale(1 / grid.ratio(), 1 / grid.ratio());
}

InPixels::~InPixels()
{
    m_painter.restore();
}

} // namespace lab::ui
