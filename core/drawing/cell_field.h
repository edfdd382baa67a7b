#pragma once

#include "core/drawing/geometry.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace lab::drawing {

/// Cells side by side, numbered in reading order.
struct CellField {
    Box box {};
    int rows = 1;
    int columns = 1;
    std::int64_t first = 0; ///< the number of the first cell

    bool operator==(const CellField&) const = default;

    std::int64_t count() const { return std::int64_t {rows} * columns; }
    bool holds(std::int64_t number) const { return number >= first && number < first + count(); }
    /// On whole pixels.
    Box cell(int row, int column) const
    {
        const auto edge = [](double from, double length, int index, int of) {
            return from + std::round(length * index / of);
        };
        const auto corner = [&](int y, int x) {
            return Point {
                edge(box.left(), box.width, x, columns), edge(box.top(), box.height, y, rows)};
        };
        return Box::between(corner(row, column), corner(row + 1, column + 1));
    }
    Box cell(std::int64_t number) const
    {
        return cell(static_cast<int>((number - first) / columns),
            static_cast<int>((number - first) % columns));
    }
    std::int64_t nearest(Point point) const
    {
        const auto index = [](double offset, double length, int of) {
            return std::clamp(static_cast<int>(std::floor(offset * of / length)), 0, of - 1);
        };
        const std::int64_t row = index(point.y - box.top(), box.height, rows);
        return first + row * columns + index(point.x - box.left(), box.width, columns);
    }
    /// Pixels from the point to the nearest cell; 0 inside.
    double distance(Point point) const
    {
        return std::hypot(point.x - std::clamp(point.x, box.left(), box.right()),
            point.y - std::clamp(point.y, box.top(), box.bottom()));
    }
};

} // namespace lab::drawing
