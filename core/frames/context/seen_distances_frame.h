#pragma once

#include "core/encodings/turning/position_map_parameters.h"
#include "core/frames/focus.h"
#include "core/frames/heatmap_frame.h"
#include "core/frames/number_table.h"
#include "core/frames/reading.h"
#include "core/state/lab_state.h"

#include <cstdint>
#include <vector>

namespace lab {

/// Which distances the rotation sees of all pairs of a text of the target length: the matrix of
/// effective distances, and how many pairs see each of them.
///
/// Laws: the bins hold every visible pair once; up to the window, ReRoPE sees every distance as it
/// is, and none above the window.
struct SeenDistancesFrame {
    struct Bin {
        std::int64_t first = 0; ///< effective distances above first − 1, either sign
        std::int64_t end = 1; ///< up to end − 1
        std::int64_t pairs = 0;

        bool operator==(const Bin&) const = default;
    };
    PositionMap map;
    std::int64_t length = 1; ///< L′, positions of the text
    std::int64_t trained = 1; ///< L: the distances up to L − 1 were met in training
    double limit = 0.5; ///< between L − 1 and the next distance that the map gives
    Runs runs; ///< the positions of a row and of a column
    /// Of each cell the mean of its visible pairs with a minus sign, NaN where there is none.
    HeatmapFrame cells;
    std::vector<Bin> bins; ///< by rising distance; one ends where the trained distances do
    double farthest = 0;
    std::int64_t visible = 0; ///< pairs of a query and a key that it sees
    std::int64_t untrained = 0; ///< those of them which are seen farther apart than L − 1

    bool operator==(const SeenDistancesFrame&) const = default;
};
/// Of an earlier frame the cells are kept where they are the same.
SeenDistancesFrame seenDistancesFrame(
    const LabState& state, const SeenDistancesFrame& earlier = {});
NumberTable seenDistancesTable(const SeenDistancesFrame& frame);

/// Of the query and the key under the pointer, of the distances there, or of the ruler's pair.
Reading seenDistancesReading(const LabState& state, const Focus& focus);

} // namespace lab
