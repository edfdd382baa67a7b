#pragma once

#include "core/drawing/plot.h"
#include "core/frames/context/base_bound_frame.h"

#include <vector>

namespace lab::drawing {

/// The names of both lengths and of the base, where they cover neither each other nor, if possible,
/// the bounds.
std::vector<Text> boundLabels(const DrawnPlot& plot, const BaseBoundFrame& frame);

} // namespace lab::drawing
