#pragma once

#include "ui/paint/comparison.h"
#include "ui/paint/curves.h"

namespace lab::ui {

/// The style of a curve of A under that of B: dashed, thin and pale, without dots.
CurveStyle ghostStyle(const QColor& colour, const Palette& palette);

/// Only the line: two overlapping bands could not be distinguished.
CurveFrame withoutBand(CurveFrame curve);

} // namespace lab::ui
