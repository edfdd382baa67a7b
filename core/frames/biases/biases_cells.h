#pragma once

#include "core/frames/biases/bias_model.h"
#include "core/frames/heatmap_frame.h"
#include "core/math/kernels/score_tiles.h"

#include <cstdint>
#include <vector>

namespace lab {

/// The mean bias over the cells of a tile that are not hidden; NaN where all are. Exact: a sum over
/// its distances where the encoding knows these alone, else over its cells.
double meanBias(const BiasModel& model, int head, const Tile& tile);

/// The means of all tiles of a square picture up to position end − 1, row by row. Where the
/// distance alone counts only the diagonals of tiles are computed, and the last row and column,
/// which may be shorter.
std::vector<double> biasCells(const BiasModel& model, int head, const Runs& runs, std::int64_t end);

/// The largest magnitude of all heads of the state's model among the positions shown; 0 where there
/// is none.
double largestBias(const LabState& state);

} // namespace lab
