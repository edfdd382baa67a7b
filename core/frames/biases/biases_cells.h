#pragma once

#include "core/encodings/score_tile.h"
#include "core/frames/biases/bias_model.h"
#include "core/frames/heatmap_frame.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace lab {

/// The mean bias over the visible cells of a tile; NaN if all are hidden. Exact: a sum over
/// distances if the encoding depends only on these, else over cells.
double meanBias(const BiasModel& model, int head, const Tile& tile);

/// The means of all tiles of a square picture up to position end − 1, row by row. If only the
/// distance matters, only one tile per diagonal is computed, and the last row and column, which may
/// be shorter.
std::vector<double> biasCells(const BiasModel& model, int head, const Runs& runs, std::int64_t end);

/// The same for every head, head 1 first; common parts are computed once.
std::vector<std::vector<double>> biasCellsOfHeads(
    const BiasModel& model, const Runs& runs, std::int64_t end);

/// A range that contains 0 and the biases of all heads for the positions shown.
struct BiasRange {
    double lowest = 0; ///< at most 0
    double highest = 0; ///< at least 0

    double largest() const { return std::max(-lowest, highest); } ///< magnitude
};
BiasRange biasRange(const LabState& state);

} // namespace lab
