#pragma once

#include "core/drawing/marks.h"

#include <QPointF>

class QColor;
class QPainter;

namespace lab::ui {

/// The tick mark for a right answer: 8·`unit` wide, a line of `thickness` with round ends.
drawing::Path tickMark(QPointF centre, double unit, double thickness, const drawing::Ink& ink);
void paintTick(
    QPainter& painter, QPointF centre, double unit, double thickness, const QColor& colour);

} // namespace lab::ui
