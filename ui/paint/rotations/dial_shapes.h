#pragma once

#include "core/frames/rotations/rotations_frames.h"
#include "core/state/edit.h"
#include "ui/paint/palette.h"

#include <QPen>
#include <QPointF>

#include <array>
#include <optional>
#include <vector>

class QPainter;

namespace lab::ui {

struct Look;

/// Sizes of the shapes in a dial: full at a radius of 52 pixels at 1x, thinner in small dials,
/// slightly thicker in large ones.
struct DialStyle {
    DialStyle(double radius, double scale);

    double shaft;
    double headLength;
    double headWidth;
    double outline; ///< of a hollow head
    double arc;
    double ghost; ///< the line before the rotation
    double winding; ///< outwards, from the ring of full rotations to the arc
    double hub;
    bool showsTurn; ///< arcs and dotted lines; in smaller dials only of the selected one
};

/// The corners of an arrow: a shaft and a head, in one polygon.
struct ArrowShape {
    std::array<QPointF, 7> outline;
    std::array<QPointF, 3> hollow; ///< the ground inside the head of a key
    bool hasHollow = false;
};

/// Empty if the arrow is too short to have a direction.
std::optional<ArrowShape> arrowShape(QPointF origin, QPointF tip, const DialStyle& style);

/// All arrows of one kind: a query's head is filled, a key's is hollow.
void paintArrows(
    QPainter& painter, const std::vector<ArrowShape>& arrows, Token token, const Palette& palette);

/// A rotation as arcs around a dial: a ring for the full rotations, however many, and outside of it
/// an arc for the remainder.
struct TurnArc {
    QPointF centre;
    double radius = 0;
    double winding = 0; ///< from the ring to the arc
    PlanePoint before; ///< the vector that is rotated
    double turns = 0;

    bool hasRing() const { return turns >= 1; }
};

/// With the painter's pen.
void paintRing(QPainter& painter, const TurnArc& turn);
/// All arcs of one kind.
void paintArcs(
    QPainter& painter, const std::vector<TurnArc>& turns, const QPen& pen, const Look& look);

QPen arcPen(Token token, const DialStyle& style, const Palette& palette);
/// Of a dashed line, 2 on and 3 off.
QPen dottedPen(const QColor& colour, double thickness, double scale);

} // namespace lab::ui
