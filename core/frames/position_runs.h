#pragma once

#include <cstdint>
#include <vector>

namespace lab {

/// The integer positions covered by a column of a logarithmic axis.
struct PositionRun {
    std::int64_t first = 1;
    std::int64_t count = 1;

    bool operator==(const PositionRun&) const = default;
};

/// The middle of a run on the logarithmic axis.
double middleOf(const PositionRun& run);

/// The runs of all columns from position 1 to the last, 10⁷, that contain a position; each position
/// is in one run.
std::vector<PositionRun> positionRuns(int columns);

} // namespace lab
