#pragma once

#include "core/drawing/axis.h"
#include "core/drawing/marks.h"
#include "core/drawing/style.h"
#include "core/frames/heatmap_frame.h"

#include <cstdint>
#include <vector>

namespace lab::drawing {

/// The positions of the cells of a picture along one of its sides: position p is at the center of
/// its cell, so an edge between two cells is half a position from each.
///
/// If a cell covers many positions, the half no longer matters. `end` is one past the last position
/// shown.
struct CellAxis {
    Axis scale;
    Runs runs;
    std::int64_t end = 0;

    CellAxis(const Runs& runs, std::int64_t end, double from, double to);

    std::int64_t positionAt(double pixel) const; ///< the nearest one shown
    bool shows(std::int64_t position) const;
    double pixel(std::int64_t position) const; ///< of the center
    int cellOf(std::int64_t position) const;
    double cellBegin(int cell) const; ///< pixel of the edge before the cell
    double cellSize() const; ///< pixels
    Axis places() const; ///< of the positions shown, for a handle
    /// Round positions from first to last, at least `space` pixels apart.
    std::vector<double> ticks(double space) const;
};

/// Space for the numbers of positions beside a picture, in steps of 16 pixels so that the picture
/// does not move while its numbers change.
double positionLabelSpace(std::int64_t end, const Style& style);
/// Space to the left of the cells of the bias matrix, and of the weights below it.
double matrixSpaceLeft(std::int64_t end, const Style& style);
/// Space to its right for the color bar, and above and below it together.
double matrixSpaceRight(const HeatmapFrame& cells, const Style& style);
double matrixSpaceAcross(const Style& style);
/// The numbers of positions along x, on this baseline.
void addPositionsBelow(Layer& layer, const CellAxis& axis, double baseline, const Style& style);

} // namespace lab::drawing
