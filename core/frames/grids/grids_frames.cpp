#include "core/frames/grids/grids_frames.h"

#include "core/frames/grids/patch_encodings.h"
#include "core/frames/grids/video_frame.h"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

GridCell cellNear(const GridShape& shape, std::int64_t patch)
{
    return rasterCell(shape, std::min(patch, cellCount(shape) - 1));
}

} // namespace

const GridMap& GridsFrame::map(GridEncoding encoding) const
{
    return *std::ranges::find(maps, encoding, &GridMap::encoding);
}

GridsFrame gridsFrame(const LabState& state)
{
    GridsFrame frame;
    frame.grids = state.grids;
    frame.shape = gridShape(state.grids);
    frame.query = cellNear(frame.shape, state.position.query);
    frame.key = cellNear(frame.shape, state.position.key);
    frame.isPastPatches =
        std::max(state.position.query, state.position.key) >= cellCount(frame.shape);
    for (const GridEncoding encoding : gridEncodings) {
        GridMap map;
        map.encoding = encoding;
        map.map.rows = frame.shape.rows;
        map.map.columns = frame.shape.columns;
        for (const PatchProduct& product : rowOf(encoding).products(state, frame.query))
            map.map.values.push_back(product.similarity());
        map.lowest = *std::ranges::min_element(map.map.values);
        frame.maps.push_back(std::move(map));
    }
    return frame;
}

std::optional<GridsFrame> difference(const GridsFrame& a, const GridsFrame& b)
{
    if (!(a.shape == b.shape) || a.maps.empty())
        return std::nullopt;
    GridsFrame apart = b;
    apart.before = a.grids.encoding;
    double limit = 0;
    for (GridMap& map : apart.maps) {
        // The large map compares the encodings selected in A and B, the small ones each encoding
        // with itself.
        const GridEncoding before =
            map.encoding == b.grids.encoding ? a.grids.encoding : map.encoding;
        auto changed = difference(a.map(before).map, map.map);
        if (!changed)
            return std::nullopt;
        map.map = *std::move(changed);
        map.lowest = *std::ranges::min_element(map.map.values);
        limit = std::max(limit, map.map.highest);
    }
    for (GridMap& map : apart.maps) {
        map.map.lowest = -limit;
        map.map.highest = limit;
    }
    return apart;
}

double GridPairsFrame::Part::largest() const
{
    return std::max({std::abs(row), std::abs(column), std::abs(time)});
}

GridPairsFrame gridPairsFrame(const LabState& state)
{
    if (state.grids.picture == GridsPictureShown::Video)
        return videoPairsFrame(state);
    GridPairsFrame frame;
    frame.encoding = state.grids.encoding;
    frame.shape = gridShape(state.grids);
    const GridCell query = cellNear(frame.shape, state.position.query);
    const GridCell key = cellNear(frame.shape, state.position.key);
    frame.apart = {0, key.row - query.row, key.column - query.column};
    const PatchEncoding& row = rowOf(frame.encoding);
    frame.kind = row.kind;
    if (row.addParts)
        row.addParts(frame, state);
    if (frame.parts.empty())
        return frame;
    const auto angle = [&](const GridPairsFrame::Part& part) {
        return frame.kind == GridPairsFrame::Kind::Flat ? part.column : part.largest();
    };
    frame.slowest = angle(*std::ranges::min_element(frame.parts, {}, angle));
    frame.fastest = angle(*std::ranges::max_element(frame.parts, {}, angle));
    return frame;
}

} // namespace lab
