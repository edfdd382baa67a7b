#include "core/frames/heatmap_frame.h"

#include "core/math/cosine_sum.h"

#include <cmath>

namespace lab {

std::int64_t Runs::begin(int cell) const
{
    return runStart(first, width, cell);
}

Runs runsOf(std::int64_t first, std::int64_t shown, int room)
{
    if (shown <= room)
        return {first, 1, static_cast<int>(shown)};
    Runs runs {first, static_cast<double>(shown) / room, room};
    if (runs.begin(room) < first + shown) // the quotient was rounded down
        runs.width = std::nextafter(runs.width, runs.width + 1);
    return runs;
}

} // namespace lab
