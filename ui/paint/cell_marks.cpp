#include "ui/paint/cell_marks.h"

#include "ui/paint/projection.h"

#include <QPainter>

namespace lab::ui {

void outlineCells(
    QPainter& painter, const QRectF& cells, const QColor& colour, double width, const Look& look)
{
    painter.setPen(QPen(colour, look.px(width), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(cells);
}

QColor inkOn(const QColor& cell, const Palette& palette)
{
    return contrast(palette.text, cell) >= contrast(palette.ground, cell) ? palette.text
                                                                          : palette.ground;
}

} // namespace lab::ui
