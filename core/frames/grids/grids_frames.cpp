#include "core/frames/grids/grids_frames.h"

#include "core/encodings/sinusoidal/formula.h"
#include "core/frames/grids/patch_similarity.h"
#include "core/frames/grids/video_frame.h"

#include <algorithm>
#include <cmath>

namespace lab {

namespace {

GridPairsFrame::Part partOf(GridAxis axis, double angle)
{
    GridPairsFrame::Part part;
    part.axis = axis;
    (axis == GridAxis::Row ? part.row : axis == GridAxis::Column ? part.column : part.time) = angle;
    return part;
}

/// The difference of adjacent places along an axis: 1, or a fraction if places are scaled.
double placeStep(const SinusoidalGrid& grid, GridAxis axis)
{
    const int count = axis == GridAxis::Row ? grid.shape.rows : grid.shape.columns;
    if (axis == GridAxis::Frame || count < 2)
        return 1;
    return place(grid, axis, {0, 1, 1}) - place(grid, axis, {0, 0, 0});
}

void addColumns(GridPairsFrame& frame, const SinusoidalGrid& grid)
{
    for (const GridChannel& channel : channels(grid)) {
        frame.parts.push_back(
            partOf(channel.axis, radians(channel.perPosition) * placeStep(grid, channel.axis)));
        frame.parts.back().isSine = channel.sine;
    }
}

void addFlat(GridPairsFrame& frame, const Sinusoidal& encoding)
{
    for (const double theta : frequencies(encoding)) {
        frame.parts.push_back(partOf(GridAxis::Column, theta));
        frame.parts.back().row = theta * frame.shape.columns;
    }
}

void addPairs(GridPairsFrame& frame, const RotaryGrid& grid)
{
    const GridPlace first = place(grid, {0, 0, 0});
    const GridPlace next = place(grid, {1, 1, 1});
    for (const GridFrequency& theta : frequencies(grid)) {
        GridPairsFrame::Part part;
        part.row = theta.row * (next.row - first.row);
        part.column = theta.column * (next.column - first.column);
        part.time = theta.frame;
        part.axis = std::abs(theta.frame) > 0 ? GridAxis::Frame
            : std::abs(theta.column) > 0      ? GridAxis::Column
                                              : GridAxis::Row;
        frame.parts.push_back(part);
    }
}

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
        for (const PatchProduct& product : patchProducts(state, encoding, frame.query))
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
    using Kind = GridPairsFrame::Kind;
    GridPairsFrame frame;
    frame.encoding = state.grids.encoding;
    frame.shape = gridShape(state.grids);
    const GridCell query = cellNear(frame.shape, state.position.query);
    const GridCell key = cellNear(frame.shape, state.position.key);
    frame.apart = {0, key.row - query.row, key.column - query.column};
    switch (frame.encoding) {
    case GridEncoding::Sinusoidal:
        frame.kind = Kind::Columns;
        addColumns(frame, patchSinusoid(state));
        break;
    case GridEncoding::Flattened:
        frame.kind = Kind::Flat;
        addFlat(frame, flatSinusoid(state));
        break;
    case GridEncoding::Learned:
        frame.kind = Kind::None;
        break;
    case GridEncoding::Axial:
        addPairs(frame, patchRotation(state, frame.encoding));
        break;
    case GridEncoding::Mixed:
        frame.kind = Kind::Directions;
        addPairs(frame, patchRotation(state, frame.encoding));
        break;
    }
    if (frame.parts.empty())
        return frame;
    const auto angle = [&](const GridPairsFrame::Part& part) {
        return frame.kind == Kind::Flat ? part.column : part.largest();
    };
    frame.slowest = angle(*std::ranges::min_element(frame.parts, {}, angle));
    frame.fastest = angle(*std::ranges::max_element(frame.parts, {}, angle));
    return frame;
}

} // namespace lab
