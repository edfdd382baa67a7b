#include "core/frames/position_runs.h"

#include "core/state/lab_state.h"

#include <cmath>

namespace lab {

double middleOf(const PositionRun& run)
{
    return std::sqrt(
        static_cast<double>(run.first) * static_cast<double>(run.first + run.count - 1));
}

std::vector<PositionRun> positionRuns(int columns)
{
    const double decades = std::log10(static_cast<double>(lastPosition));
    const auto startOf = [&](int column) {
        return static_cast<std::int64_t>(
            std::ceil(std::pow(10, decades * column / columns) * (1 - 1e-12)));
    };
    std::vector<PositionRun> runs;
    for (int column = 0; column < columns; ++column) {
        const std::int64_t first = startOf(column);
        const std::int64_t end = column + 1 == columns ? lastPosition + 1 : startOf(column + 1);
        if (first < end)
            runs.push_back({first, end - first});
    }
    return runs;
}

} // namespace lab
