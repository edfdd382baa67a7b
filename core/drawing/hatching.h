#pragma once

#include "core/drawing/marks.h"

#include <vector>

namespace lab::drawing {

constexpr double hatchSpacing = 8; ///< along a row, in pixels at 1x

/// Lines at 45 degrees through a box, each from its left end to its right.
std::vector<Line> hatchLines(const Box& box, double spacing);

/// Their parts in the masked cells of a map.
std::vector<Line> maskLines(const Box& box, const HeatmapFrame& map, double spacing);

} // namespace lab::drawing
