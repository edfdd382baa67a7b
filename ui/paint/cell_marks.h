#pragma once

#include "ui/paint/look.h"

#include <QRectF>

class QColor;
class QPainter;

namespace lab::ui {

/// A rectangle of cells with a line of `width` pixels at 1x around it.
void outlineCells(
    QPainter& painter, const QRectF& cells, const QColor& colour, double width, const Look& look);

/// Of what is written on a cell: the palette's text or its ground, whichever reads better there;
/// where neither reads at 4.5 to 1, as on a cell of middling lightness, with as much white or black
/// in it as that needs: one of the two always does (√21 = 4.58 to 1).
QColor inkOn(const QColor& cell, const Palette& palette);

} // namespace lab::ui
