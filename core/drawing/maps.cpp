#include "core/drawing/marks.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace lab::drawing {

bool Raster::operator==(const Raster& other) const
{
    if (box != other.box || share < other.share || share > other.share)
        return false;
    if (map == other.map || !map || !other.map)
        return map == other.map;
    const auto isSame = [](double left, double right) {
        return std::equal_to<> {}(left, right) || (std::isnan(left) && std::isnan(right));
    };
    return colorBar(box, *map) == colorBar(box, *other.map)
        && std::ranges::equal(map->values, other.map->values, isSame);
}

bool Graph::operator==(const Graph& other) const
{
    const bool isSameCurve =
        curve == other.curve || (curve && other.curve && *curve == *other.curve);
    return isSameCurve && x == other.x && y == other.y && pen == other.pen && within == other.within
        && std::equal_to<> {}(dotRadius, other.dotRadius);
}

ColorBar colorBar(const Box& box, const HeatmapFrame& map, bool isUpright)
{
    return {box, {map.rows, map.columns, {}, map.scale, map.lowest, map.highest, map.meaning},
        isUpright};
}

} // namespace lab::drawing
