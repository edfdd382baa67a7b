#pragma once

#include "core/drawing/geometry.h"

#include <cstdint>

namespace lab::drawing {

/// Rows of equal circles, as large as their place allows, with as many lines under each as fit.
struct DialGrid {
    /// `count` circles in `place`, at least one.
    DialGrid(const Box& place, int count, double scale);

    enum class Labels : std::uint8_t {
        Full, ///< number and frequency of the pair, and its number of rotations
        Number,
        None,
    } labels = Labels::Full;
    double radius = 0;
    Point pitch {};
    int columns = 1;
    Point firstCentre {};

    Point centre(int index) const
    {
        return firstCentre + Point {index % columns * pitch.x, index / columns * pitch.y};
    }
    Box cell(int index) const;
};

} // namespace lab::drawing
