#pragma once

#include "core/state/edit.h"
#include "core/state/lab_state.h"
#include "ui/paint/axes.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>

#include <cstdint>
#include <optional>

class QPainter;

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
    Key, ///< p + k = n
};

/// What pictures with positions across show beside their frame: the lines of p and p + k, and the
/// selected pair.
struct PositionMarks {
    Positions positions; ///< or distances, as distancesOf() has them
    int pair = 0;
    Across across = Across::Positions;
    std::optional<PositionLine> line; ///< under the pointer or held by it

    bool operator==(const PositionMarks&) const = default;
};

/// Each position has an equal share of the plot's width and stands in the middle of it, so pictures
/// with plots of one width above each other have one x for one position.
AxisScale positionScale(const Positions& positions, const QRectF& plot);

std::int64_t positionOf(PositionLine line, const Positions& positions);
bool isShown(std::int64_t position, const Positions& positions);

/// The middle of what is pointed at, here or as a shift in another picture.
std::optional<double> pointedPosition(const Focus& focus, const Positions& positions);

/// Where the handle of a line stands above the plot, and where its name starts. Names stand on the
/// outer sides. Handles of lines that nearly meet stand side by side, and are moved along where
/// the names would not fit.
struct HandlePlace {
    QPointF centre;
    double nameLeft = 0;
};
HandlePlace handlePlace(
    PositionLine line, const PositionMarks& marks, const QRectF& plot, const Look& look);

/// The line near enough to `point` to be grabbed, 12 pixels to each side; the nearer one wins,
/// and of two at one place the one whose handle stands on that side.
std::optional<PositionLine> lineAt(
    QPointF point, const PositionMarks& marks, const QRectF& plot, const Look& look);

/// An edge in the ground's colour for the lines over cells, whose colours come as near to any ink.
void paintLineEdges(
    QPainter& painter, const QRectF& plot, const PositionMarks& marks, const Look& look);

/// Both lines from `top` to `bottom`, and a faint one at what is pointed at.
void paintPositionLines(QPainter& painter, const QRectF& plot, double top, double bottom,
    const PositionMarks& marks, const PointedLook& look);

/// The handles above the plot with their names, each tied to its line.
void paintPositionHandles(
    QPainter& painter, const QRectF& plot, const PositionMarks& marks, const Look& look);

} // namespace lab::ui
