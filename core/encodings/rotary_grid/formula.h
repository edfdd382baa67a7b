#pragma once

#include "core/encodings/grid_shape.h"
#include "core/encodings/rope/formula.h"
#include "core/encodings/rotary_grid/parameters.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace lab {

GridShape usedShape(const RotaryGrid& grid);
std::int64_t tokenCount(const RotaryGrid& grid);

/// The cell of a token: raster order, except that QwenVision goes through block after block.
GridCell cell(const RotaryGrid& grid, std::int64_t token);

/// The numbers that the frequencies multiply: the indices, except that Eva02 stretches them,
/// index·trainingGrid/cells of the axis.
struct GridPlace {
    double frame = 0;
    double row = 0;
    double column = 0;

    bool operator==(const GridPlace&) const = default;
};
GridPlace place(const RotaryGrid& grid, const GridCell& cell);

/// The three frequencies of a pair in radians per step along the axis.
struct GridFrequency {
    double frame = 0;
    double row = 0;
    double column = 0;

    bool operator==(const GridFrequency&) const = default;
};

/// For every pair. For Mixed, the initial values before training: magnitude base^(−4i/w), the first
/// half of the pairs along one direction in the grid, the second half perpendicular to it; the
/// direction is an angle drawn from the seed for each head.
std::vector<GridFrequency> frequencies(const RotaryGrid& grid);

/// The angle of every pair in radians, not reduced to one turn.
Eigen::ArrayXd angles(const std::vector<GridFrequency>& frequencies, const GridPlace& place);

PairColumns pairColumns(const RotaryGrid& grid, int pair);

} // namespace lab
