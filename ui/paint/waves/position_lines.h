#pragma once

#include "core/frames/focus.h"
#include "core/frames/heatmap_frame.h"
#include "core/frames/waves/waves_across.h"
#include "core/state/edit.h"
#include "core/state/lab_state.h"
#include "ui/paint/plot/plot.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lab::ui {

/// How far the lines extend out of a plot, towards the plot in which they continue: they do not run
/// through the title between the two.
constexpr double lineReach = 8;

/// The values on the horizontal axis.
enum class Across { Positions, Distances };

enum class PositionLine {
    Query, ///< p = m
    Key, ///< p + t = n
};

/// What pictures with positions on the horizontal axis show besides their frame: the lines of p and
/// p + t.
struct PositionMarks {
    Positions positions; ///< or distances, as distancesOf() has them
    Across across = Across::Positions;
    std::optional<PositionLine> line {}; ///< under the pointer or being dragged
};

/// Each position has an equal part of the ground's width and is at its center, so stacked plots of
/// equal width have one x per position.
Axis positionAxis(const Runs& runs, const QRectF& ground);
/// A plot with that axis, its numbers and its name, this number of pixels at 1x below the ground.
constexpr double axisSpace = 34; ///< that they take
Plot positionPlot(
    const QRectF& ground, const Runs& runs, Across across, const Look& look, double axisBelow = 0);
/// The name of the positions or distances, to the left of the plot's numbers, which are in it.
FormulaLabel positionName(const Plot& plot, Across across, const Look& look);

std::int64_t positionOf(PositionLine line, const Positions& positions);

/// The lines that are shown, which can be grabbed within 12 pixels on each side, the nearer of the
/// two, or by their knobs above the plot. Knobs of lines that nearly meet are side by side, and are
/// moved if the names would not fit. In a plot below another the knobs are not painted.
enum class Knobs { Painted, Hidden };
std::vector<Handle> positionHandles(
    const Plot& plot, const PositionMarks& marks, Knobs knobs, const Look& look);

/// An edge in the ground's colour for the lines over cells, whose colours may be close to any ink.
Layers lineEdges(const Plot& plot, const PositionMarks& marks, const Look& look);

/// Both lines, extending this number of pixels at 1x out of the plot, and a pale one for the
/// element under the pointer.
struct LineEnds {
    double above = 0;
    double below = 0;
};
Layers positionLines(const Plot& plot, const PositionMarks& marks, const LineEnds& ends,
    const Focus& focus, const Look& look);

/// The connections of the knobs to their lines, and their names on the outer sides.
Layers knobNames(const Plot& plot, const PositionMarks& marks, const Look& look);

} // namespace lab::ui
