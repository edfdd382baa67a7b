#include "ui/paint/tick.h"

#include <QPainter>

namespace lab::ui {

void paintTick(
    QPainter& painter, QPointF centre, double unit, double thickness, const QColor& colour)
{
    const QPointF points[] = {centre + unit * QPointF(-4, 0.4), centre + unit * QPointF(-1, 3.4),
        centre + unit * QPointF(4, -3.2)};
    painter.setPen(QPen(colour, thickness, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(points, 3);
}

} // namespace lab::ui
