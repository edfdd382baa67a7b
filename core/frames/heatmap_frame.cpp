#include "core/frames/heatmap_frame.h"

#include "core/math/exact/cosine_sum.h"

#include <algorithm>
#include <cmath>

namespace lab {

std::int64_t Runs::begin(int cell) const
{
    return runStart(first, width, cell);
}

Runs runsOf(std::int64_t first, std::int64_t shown, int space)
{
    if (shown <= space)
        return {first, 1, static_cast<int>(shown)};
    Runs runs {first, static_cast<double>(shown) / space, space};
    if (runs.begin(space) < first + shown) // the quotient was rounded down
        runs.width = std::nextafter(runs.width, runs.width + 1);
    return runs;
}

double roundEnd(double size)
{
    const double decade = std::pow(10, std::floor(std::log10(size)));
    for (const double step : {1.0, 2.0, 5.0}) {
        if (step * decade >= size * (1 - 1e-9))
            return step * decade;
    }
    return 10 * decade;
}

std::optional<HeatmapFrame> difference(const HeatmapFrame& a, const HeatmapFrame& b)
{
    if (a.rows != b.rows || a.columns != b.columns)
        return std::nullopt;
    HeatmapFrame map {b.rows, b.columns, b.values, HeatmapFrame::Scale::Diverging, 0, 0,
        HeatmapFrame::Meaning::Difference};
    double largest = 0;
    for (std::size_t k = 0; k < map.values.size(); ++k) {
        map.values[k] -= a.values[k];
        if (std::isfinite(map.values[k]))
            largest = std::max(largest, std::abs(map.values[k]));
    }
    map.highest = largest > 0 ? roundEnd(largest) : 1;
    map.lowest = -map.highest;
    return map;
}

} // namespace lab
