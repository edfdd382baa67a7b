#pragma once

#include "core/drawing/geometry.h"
#include "core/frames/context/seen_distances_frame.h"

#include <vector>

namespace lab::drawing {

/// The lines that separate pairs within the trained distances from the others, through the centers
/// of the cells of the matrix; a straight one is one piece. None beside masked cells.
std::vector<Line> trainedContour(const Box& matrix, const SeenDistancesFrame& frame);

} // namespace lab::drawing
