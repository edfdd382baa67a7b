#pragma once

#include "core/encodings/multimodal_rotary/formula.h"
#include "core/encodings/rotary_grid/formula.h"

#include <cmath>

namespace lab {

/// The vector rotated to a cell of the grid, by the angles in radians.
inline Eigen::ArrayXd rotated(
    const RotaryGrid& grid, const Eigen::ArrayXd& vector, const GridCell& cell)
{
    const Eigen::ArrayXd angle = angles(frequencies(grid), place(grid, cell));
    Eigen::ArrayXd result(grid.width);
    for (int pair = 0; pair < grid.width / 2; ++pair) {
        const auto [first, second] = pairColumns(grid, pair);
        const double cosine = std::cos(angle[pair]);
        const double sine = std::sin(angle[pair]);
        result[first] = vector[first] * cosine - vector[second] * sine;
        result[second] = vector[second] * cosine + vector[first] * sine;
    }
    return result;
}

/// The angle of every pair of a token with these three numbers, in radians.
inline Eigen::ArrayXd angles(const MultimodalRotary& rotary, const PositionNumbers& numbers)
{
    Eigen::ArrayXd angles = frequencies(rotary);
    for (int pair = 0; pair < rotary.width / 2; ++pair)
        angles[pair] *= static_cast<double>(along(numbers, axisOfPair(rotary, pair)));
    return angles;
}

/// The vector rotated by them, the columns of a pair half the width apart.
inline Eigen::ArrayXd rotated(
    const MultimodalRotary& rotary, const Eigen::ArrayXd& vector, const PositionNumbers& numbers)
{
    const Eigen::ArrayXd angle = angles(rotary, numbers);
    const Eigen::Index half = angle.size();
    Eigen::ArrayXd result(rotary.width);
    result.head(half) = vector.head(half) * angle.cos() - vector.tail(half) * angle.sin();
    result.tail(half) = vector.tail(half) * angle.cos() + vector.head(half) * angle.sin();
    return result;
}

} // namespace lab
