#pragma once

#include "core/encodings/sinusoidal_grid/formula.h"

namespace lab {

inline Eigen::ArrayXd row(const SinusoidalGrid& grid, const GridCell& cell)
{
    return row(grid, channels(grid), cell);
}

/// All tokens in raster order, after a class row of zeros if there is one.
inline RowMajorMatrix table(const SinusoidalGrid& grid)
{
    const GridShape shape = usedShape(grid);
    RowMajorMatrix rows = RowMajorMatrix::Zero(tokenCount(grid), grid.width);
    const std::int64_t before = hasClassRow(grid) ? 1 : 0;
    for (std::int64_t index = 0; index < cellCount(shape); ++index)
        rows.row(before + index) = row(grid, rasterCell(shape, index)).transpose();
    return rows;
}

} // namespace lab
