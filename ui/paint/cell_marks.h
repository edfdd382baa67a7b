#pragma once

#include "ui/paint/look.h"

class QColor;

namespace lab::ui {

/// The colour of text on a cell: the palette's text or ground colour, whichever has more contrast
/// there; if neither reaches 4.5 to 1, as on a cell of medium lightness, mixed with the white or
/// black that this requires: one of the two always suffices (√21 = 4.58 to 1).
QColor inkOn(const QColor& cell, const Palette& palette);

} // namespace lab::ui
