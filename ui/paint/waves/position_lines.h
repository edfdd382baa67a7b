#pragma once

#include "core/frames/focus.h"
#include "core/frames/heatmap_frame.h"
#include "core/state/edit.h"
#include "core/state/lab_state.h"
#include "ui/paint/plot/plot.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lab::ui {

/// How far the lines reach out of a plot, towards the plot that they go on in: they do not run
/// through the title between the two.
constexpr double lineReach = 8;

/// What runs from left to right.
enum class Across { Positions, Distances };

/// As if they were positions: all distances of the positions shown, that of query and key in the
/// place of the query, and no key among them.
Positions distancesOf(const Positions& positions, DistanceSign sign);

/// The positions of a query and a key at such a distance, the key where it was if that can be.
MovePositions atDistance(const Positions& positions, DistanceSign sign, std::int64_t distance);

enum class PositionLine {
    Query, ///< p = m
    Key, ///< p + t = n
};

/// What pictures with positions across show beside their frame: the lines of p and p + t.
struct PositionMarks {
    Positions positions; ///< or distances, as distancesOf() has them
    Across across = Across::Positions;
    std::optional<PositionLine> line {}; ///< under the pointer or held by it
};

/// Each position has an equal share of the ground's width and stands in the middle of it, so plots
/// of one width above each other have one x for one position.
Axis positionAxis(const Runs& runs, const QRectF& ground);
/// A plot with that axis, its numbers and its name so many pixels at 1x below the ground.
constexpr double axisSpace = 34; ///< that they take
Plot positionPlot(
    const QRectF& ground, const Runs& runs, Across across, const Look& look, double axisBelow = 0);
/// What the positions or distances are called, left of the numbers of the plot, which are in it.
FormulaLabel positionName(const Plot& plot, Across across, const Look& look);

std::int64_t positionOf(PositionLine line, const Positions& positions);

/// The middle of what is pointed at, here or as a shift in another picture.
std::optional<double> pointedPosition(const Focus& focus, const Positions& positions);
/// The same where it is among the positions shown.
std::optional<double> pointedAcross(const Focus& focus, const Positions& positions);

/// The lines that are shown, taken up to 12 pixels to each side, the nearer one of the two, or by
/// their knobs above the plot. Knobs of lines that nearly meet stand side by side, and are moved
/// along where the names would not fit. In a plot below another the knobs are not painted.
enum class Knobs { Painted, Hidden };
std::vector<Handle> positionHandles(
    const Plot& plot, const PositionMarks& marks, Knobs knobs, const Look& look);

/// An edge in the ground's colour for the lines over cells, whose colours come as near to any ink.
Layers lineEdges(const Plot& plot, const PositionMarks& marks, const Look& look);

/// Both lines, so many pixels at 1x out of the plot, and a faint one at what is pointed at.
struct LineEnds {
    double above = 0;
    double below = 0;
};
Layers positionLines(const Plot& plot, const PositionMarks& marks, const LineEnds& ends,
    const Focus& focus, const Look& look);

/// What ties the knobs to their lines, and their names on the outer sides.
Layers knobNames(const Plot& plot, const PositionMarks& marks, const Look& look);

} // namespace lab::ui
