#include "core/frames/biases/biases_frames.h"

#include <algorithm>
#include <utility>

namespace lab {

std::optional<BiasMatrixFrame> difference(const BiasMatrixFrame& a, const BiasMatrixFrame& b)
{
    const bool isAlike = a.head == b.head && a.runs == b.runs && a.end == b.end;
    auto cells = isAlike ? difference(a.cells, b.cells) : std::nullopt;
    if (!cells)
        return std::nullopt;
    BiasMatrixFrame frame = b;
    frame.cells = std::move(*cells);
    return frame;
}

std::optional<HeadsFrame> difference(const HeadsFrame& a, const HeadsFrame& b)
{
    if (a.count != b.count || a.runs != b.runs)
        return std::nullopt;
    HeadsFrame frame = b;
    double highest = 0;
    for (int head = 1; head <= b.count; ++head) {
        auto map = difference(headMap(a, head), headMap(b, head));
        if (!map)
            return std::nullopt;
        const bool isZero = std::ranges::all_of(
            map->values, [](double value) { return !(value < 0) && !(value > 0); });
        highest = std::max(highest, isZero ? 0 : map->highest);
        frame.differences.push_back(std::move(*map));
    }
    for (HeatmapFrame& map : frame.differences) {
        map.highest = highest > 0 ? highest : 1;
        map.lowest = -map.highest;
    }
    return frame;
}

} // namespace lab
