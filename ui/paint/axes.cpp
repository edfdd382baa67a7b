#include "ui/paint/axes.h"

#include "ui/paint/raster/pixel_grid.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lab::ui {

void paintLine(
    QPainter& painter, const QLineF& line, const QColor& colour, double width, const Look& look)
{
    const PixelGrid grid(painter);
    const bool upright = std::abs(line.dx()) < std::abs(line.dy());
    const double wanted = look.px(width);
    const double thick = look.medium == Look::Medium::Vector
        ? wanted
        : std::max(1.0, std::round(wanted * grid.ratio())) / grid.ratio();
    const double place = upright ? line.x1() : line.y1();
    const double sharp = look.medium == Look::Medium::Vector
        ? place
        : (upright ? grid.sharpX(place, wanted) : grid.sharpY(place, wanted));
    const QPointF half(upright ? thick / 2 : 0, upright ? 0 : thick / 2);
    const QPointF from = upright ? QPointF(sharp, line.y1()) : QPointF(line.x1(), sharp);
    const QPointF to = upright ? QPointF(sharp, line.y2()) : QPointF(line.x2(), sharp);
    painter.fillRect(QRectF(from - half, to + half).normalized(), colour);
}

} // namespace lab::ui
