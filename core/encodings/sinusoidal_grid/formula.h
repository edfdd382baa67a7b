#pragma once

#include "core/encodings/grid_shape.h"
#include "core/encodings/sinusoidal/formula.h"
#include "core/encodings/sinusoidal_grid/parameters.h"
#include "core/math/exact/turns.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace lab {

/// The grid, without frames for an image.
GridShape usedShape(const SinusoidalGrid& grid);
std::int64_t tokenCount(const SinusoidalGrid& grid); ///< the class token included
bool hasClassRow(const SinusoidalGrid& grid);

/// The number of channels per axis before the excess is cut off.
struct ChannelSplit {
    int frame = 0;
    int row = 0;
    int column = 0;

    bool operator==(const ChannelSplit&) const = default;
};
ChannelSplit channelSplit(const SinusoidalGrid& grid);

/// The content of a channel: the sine or cosine of the position along an axis times a frequency.
struct GridChannel {
    GridAxis axis = GridAxis::Row;
    Turn perPosition;
    bool sine = true;

    bool operator==(const GridChannel&) const = default;
};
std::vector<GridChannel> channels(const SinusoidalGrid& grid);

/// The number that the frequencies multiply: the index, except that Detr counts from 1 and may
/// normalize.
double place(const SinusoidalGrid& grid, GridAxis axis, const GridCell& cell);

/// The row of one cell, with channels(grid) values.
Eigen::ArrayXd row(
    const SinusoidalGrid& grid, const std::vector<GridChannel>& channels, const GridCell& cell);

} // namespace lab
