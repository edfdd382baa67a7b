#pragma once

#include "ui/paint/look.h"

#include <QRectF>

class QColor;
class QPainter;

namespace lab::ui {

/// A rectangle of cells with a line of `width` pixels at 1x around it.
void outlineCells(
    QPainter& painter, const QRectF& cells, const QColor& colour, double width, const Look& look);

/// The colour of text on a cell: the palette's text or ground colour, whichever has more contrast
/// there; if neither reaches 4.5 to 1, as on a cell of medium lightness, mixed with the white or
/// black that this requires: one of the two always suffices (√21 = 4.58 to 1).
QColor inkOn(const QColor& cell, const Palette& palette);

} // namespace lab::ui
