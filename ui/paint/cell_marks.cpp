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
    constexpr double legible = 4.5;
    const auto better = [&cell](const QColor& one, const QColor& other) {
        return contrast(one, cell) >= contrast(other, cell) ? one : other;
    };
    const QColor own = better(palette.text, palette.ground);
    return contrast(own, cell) >= legible ? own : better(Qt::black, Qt::white);
}

} // namespace lab::ui
