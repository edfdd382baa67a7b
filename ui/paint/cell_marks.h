#pragma once

#include "ui/paint/look.h"

#include <QRectF>

class QColor;
class QPainter;

namespace lab::ui {

/// A rectangle of cells with a line of `width` pixels at 1x around it.
void outlineCells(
    QPainter& painter, const QRectF& cells, const QColor& colour, double width, const Look& look);

/// Of what is written on a cell: dark on a light one and light on a dark one.
QColor inkOn(const QColor& cell, const Palette& palette);

} // namespace lab::ui
