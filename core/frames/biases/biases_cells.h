#pragma once

#include "core/encodings/biases/score_tile.h"
#include "core/frames/biases/bias_model.h"
#include "core/frames/heatmap_frame.h"

#include <algorithm>
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

/// The same of every head, head 1 first: what they share is computed once.
std::vector<std::vector<double>> biasCellsOfHeads(
    const BiasModel& model, const Runs& runs, std::int64_t end);

/// What holds 0 and the biases of all heads of the state's model among the positions shown.
struct BiasRange {
    double lowest = 0; ///< at most 0
    double highest = 0; ///< at least 0

    double largest() const { return std::max(-lowest, highest); } ///< magnitude
};
BiasRange biasRange(const LabState& state);

} // namespace lab
