#pragma once

#include "core/frames/heatmap_frame.h"
#include "ui/paint/axes.h"

#include <cstdint>
#include <vector>

namespace lab::ui {

/// The positions of the cells of a picture along one of its sides: position p stands at the middle
/// of its cell, so that an edge between two cells is half a position from each.
///
/// Where a cell holds many positions the half no longer shows. `end` is one past the last position
/// shown, which is the last one that can be pointed at.
struct CellAxis {
    AxisScale scale;
    Runs runs;
    std::int64_t end = 0;

    CellAxis(const Runs& runs, std::int64_t end, double from, double to);

    std::int64_t positionAt(double pixel) const; ///< the nearest one shown
    bool shows(std::int64_t position) const;
    double pixel(std::int64_t position) const; ///< of the middle
    int cellOf(std::int64_t position) const;
    double cellBegin(int cell) const; ///< pixel of the edge before the cell
    double cellSize() const; ///< pixels
    /// Round positions from the first to the last, `space` pixels apart or more.
    std::vector<double> ticks(double space) const;
};

/// Space for the numbers of positions beside a picture, in steps of 16 pixels so that the picture
/// stands still while its numbers change.
double positionLabelSpace(std::int64_t end, const Look& look);

} // namespace lab::ui
