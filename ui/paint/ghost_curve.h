#pragma once

#include "ui/paint/comparison.h"
#include "ui/paint/curves.h"

namespace lab::ui {

/// How a curve of A lies under that of B: dashed, thin and faint, without dots.
CurveStyle ghostStyle(const QColor& colour, const Palette& palette);

/// The line alone: two bands over each other would be no one's.
CurveFrame withoutBand(CurveFrame curve);

} // namespace lab::ui
