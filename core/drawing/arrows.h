#pragma once

#include "core/drawing/marks.h"

namespace lab::drawing {

struct ArrowSizes {
    double shaft = 1;
    double headLength = 1;
    double headWidth = 1;
    double outline = 1; ///< of a hollow head
};

/// Of an arrow in a circle: full at a radius of 52 pixels at a scale of 1, thinner in small
/// circles, slightly thicker in large ones.
ArrowSizes arrowSizes(double radius, double scale);

/// Arrows of one size: a shaft with a head, and the triangle inside the head, for hollow ones.
struct Arrows {
    ArrowSizes sizes {};
    Polygons outlines {.corners = 7};
    Polygons hollows {.corners = 3, .fill = Tone::Ground};

    /// Nothing if it is too short to have a direction.
    void add(Point from, Point to);
};

/// The rotation of a vector: a ring for the full turns, however many, and outside of it an arc for
/// the remainder.
struct TurnArc {
    Point centre {};
    double radius = 0;
    double winding = 0; ///< from the ring to the arc
    double start = 0; ///< radians, of the vector before the rotation
    double turns = 0;
    Pen pen {}; ///< with flat ends

    bool hasRing() const { return turns >= 1; }
    Arcs::Arc ring() const { return {centre, radius, 0, 1, pen}; }
    Arcs::Arc remainder() const;
};

} // namespace lab::drawing
