#include "ui/paint/tick.h"

#include "ui/paint/drawing/qt_texts.h"

#include <QPainter>

namespace lab::ui {

drawing::Path tickMark(QPointF centre, double unit, double thickness, const drawing::Ink& ink)
{
    drawing::Path tick {.pen = {.ink = ink,
                            .width = thickness,
                            .cap = drawing::Pen::Cap::Round,
                            .hasRoundCorners = true}};
    tick.move(pointOf(centre + unit * QPointF(-4, 0.4)));
    tick.line(pointOf(centre + unit * QPointF(-1, 3.4)));
    tick.line(pointOf(centre + unit * QPointF(4, -3.2)));
    return tick;
}

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
