#include "core/frames/biases/biases_frames.h"
#include "core/math/recent.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

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

namespace {

using Maps = std::vector<std::shared_ptr<const HeatmapFrame>>;

std::optional<Maps> difference(const Maps& a, const Maps& b)
{
    std::vector<HeatmapFrame> maps;
    double highest = 0;
    for (std::size_t head = 0; head < b.size(); ++head) {
        auto map = lab::difference(*a[head], *b[head]);
        if (!map)
            return std::nullopt;
        const bool isZero = std::ranges::all_of(
            map->values, [](double value) { return !(value < 0) && !(value > 0); });
        highest = std::max(highest, isZero ? 0 : map->highest);
        maps.push_back(std::move(*map));
    }
    Maps all;
    for (HeatmapFrame& map : maps) {
        map.highest = highest > 0 ? highest : 1;
        map.lowest = -map.highest;
        all.push_back(std::make_shared<const HeatmapFrame>(std::move(map)));
    }
    return all;
}

} // namespace

// A picture asks again at each motion of the pointer.
std::optional<HeadsFrame> difference(const HeadsFrame& a, const HeadsFrame& b)
{
    if (a.count != b.count || a.runs != b.runs)
        return std::nullopt;
    thread_local Recent<std::pair<Maps, Maps>, std::optional<Maps>, 1> recent;
    const std::optional<Maps> maps =
        recent.of({a.maps, b.maps}, [&] { return difference(a.maps, b.maps); });
    if (!maps)
        return std::nullopt;
    HeadsFrame frame = b;
    frame.maps = *maps;
    return frame;
}

} // namespace lab
