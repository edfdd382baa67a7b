#pragma once

#include <cstdint>

namespace lab {

enum class GridAxis { Frame, Row, Column };

/// The position of a patch in an image or a video, from 0.
struct GridCell {
    int frame = 0;
    int row = 0;
    int column = 0;

    bool operator==(const GridCell&) const = default;
};

inline int along(const GridCell& cell, GridAxis axis)
{
    return axis == GridAxis::Frame ? cell.frame : axis == GridAxis::Row ? cell.row : cell.column;
}

/// The number of patches of an image (one frame) or a video. Tokens are numbered in raster order:
/// columns fastest, then rows, then frames.
struct GridShape {
    int frames = 1; ///< ≥ 1, like the others; below 2¹⁶
    int rows = 14;
    int columns = 14;

    bool operator==(const GridShape&) const = default;
};

inline bool isGrid(const GridShape& shape)
{
    constexpr int end = 1 << 16;
    return shape.frames > 0 && shape.rows > 0 && shape.columns > 0 && shape.frames < end
        && shape.rows < end && shape.columns < end;
}

inline GridShape oneFrame(const GridShape& shape)
{
    return {1, shape.rows, shape.columns};
}

inline bool isInside(const GridShape& shape, const GridCell& cell)
{
    return cell.frame >= 0 && cell.frame < shape.frames && cell.row >= 0 && cell.row < shape.rows
        && cell.column >= 0 && cell.column < shape.columns;
}

inline std::int64_t cellCount(const GridShape& shape)
{
    return std::int64_t {shape.frames} * shape.rows * shape.columns;
}

inline GridCell rasterCell(const GridShape& shape, std::int64_t index)
{
    const std::int64_t line = index / shape.columns;
    return {static_cast<int>(line / shape.rows), static_cast<int>(line % shape.rows),
        static_cast<int>(index % shape.columns)};
}

} // namespace lab
