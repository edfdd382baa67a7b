#pragma once

#include "core/encodings/rope/position_map_parameters.h"
#include "core/frames/focus.h"
#include "core/frames/heatmap_frame.h"
#include "core/frames/number_table.h"
#include "core/frames/reading.h"
#include "core/state/lab_state.h"

#include <cstdint>
#include <vector>

namespace lab {

/// The distances that the rotation uses for all pairs of a text of the target length: the matrix of
/// effective distances, and the number of pairs at each of them.
///
/// Laws: the bins contain every visible pair once; ReRoPE leaves every distance up to the window
/// unchanged, and no effective distance exceeds the window.
struct SeenDistancesFrame {
    struct Bin {
        std::int64_t first = 0; ///< effective distances above first − 1, either sign
        std::int64_t end = 1; ///< up to end − 1
        std::int64_t pairs = 0;

        bool operator==(const Bin&) const = default;
    };
    PositionMap map;
    std::int64_t length = 1; ///< L′, positions of the text
    std::int64_t trained = 1; ///< L: distances up to L − 1 occurred in training
    double limit = 0.5; ///< between L − 1 and the next distance of the map
    Runs runs; ///< the positions per row and per column
    /// For each cell the negative mean over its visible pairs; NaN if there are none.
    HeatmapFrame cells;
    std::vector<Bin> bins; ///< by ascending distance; one ends at the largest trained distance
    double farthest = 0;
    std::int64_t visible = 0; ///< pairs of a query and a visible key
    std::int64_t query = 0; ///< the ruler's
    std::int64_t key = 0;
    std::int64_t untrained = 0; ///< pairs whose effective distance is above L − 1

    bool operator==(const SeenDistancesFrame&) const = default;
};
/// Cells and bins of an earlier frame are reused if they are the same.
SeenDistancesFrame seenDistancesFrame(
    const LabState& state, const SeenDistancesFrame& earlier = {});
NumberTable seenDistancesTable(const SeenDistancesFrame& frame);

/// For the query and the key under the pointer, the distances there, or the ruler's pair.
Reading seenDistancesReading(const LabState& state, const Focus& focus);

} // namespace lab
