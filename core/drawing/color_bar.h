#pragma once

#include "core/drawing/marks.h"
#include "core/drawing/style.h"

#include <vector>

namespace lab::drawing {

/// What a color bar consists of: its colors as a map of so many cells, ticks and their numbers. A
/// logarithmic one has a swatch for zero before its small end, within 40 pixels at 1x.
std::vector<Mark> partsOf(const ColorBar& bar, int cells, const TextMetrics& metrics, double scale);

} // namespace lab::drawing
