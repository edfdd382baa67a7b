#pragma once

#include "core/encodings/sinusoidal/parameters.h"
#include "core/frames/heatmap_frame.h"
#include "core/frames/number_table.h"
#include "core/state/lab_state.h"

#include <cstdint>
#include <optional>

namespace lab {

/// One column of the vectors r_Δ for all pairs of the positions shown, with queries as rows and
/// keys as columns: a cell has the value of its distance, or the exact mean if it covers many
/// pairs.
///
/// Law: without means, all cells of a diagonal are equal; N positions have 2N − 1 different
/// vectors.
struct DistancePairsFrame {
    Sinusoidal encoding;
    int column = 0; ///< the sine of the selected pair
    Runs runs; ///< of positions, the same for rows and columns
    HeatmapFrame cells;
    std::int64_t positions = 0; ///< N
    std::int64_t vectors = 0; ///< with different distances
    std::int64_t query = 0;
    std::int64_t key = 0;
    std::int64_t distance = 0; ///< of these two, with the sign of the convention
    double value = 0; ///< value of the column there

    bool operator==(const DistancePairsFrame&) const = default;
};

/// At most `space` cells per side, at least 1.
DistancePairsFrame distancePairsFrame(const LabState& state, int space);
NumberTable numbers(const DistancePairsFrame& frame);
/// B − A, cell by cell; empty if the positions differ.
std::optional<DistancePairsFrame> difference(
    const DistancePairsFrame& a, const DistancePairsFrame& b);

} // namespace lab
