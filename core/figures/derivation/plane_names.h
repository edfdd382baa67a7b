#pragma once

#include "core/drawing/geometry.h"

#include <vector>

namespace lab::drawing::pages {

/// A name to be written beside a tip: its size in pixels.
struct TipName {
    Point tip {};
    double width = 0;
    double height = 0;
};
/// Its place. With a leader, a line connects it to its tip: it is farther away, or another tip is
/// about as near.
struct TipNamePlace {
    Box place {};
    bool hasLeader = false;

    Point leaderEnd(Point tip) const; ///< the nearest point of its edge
};

/// Names of tips around a center, each beside its own, beyond it if there is space: within the area
/// if it has space for them, none over another or over a box that is `taken`, and as far as
/// possible off the arrows from the center and the handles.
std::vector<TipNamePlace> tipNamePlaces(const Box& area, Point centre,
    const std::vector<TipName>& names, const std::vector<Box>& taken,
    const std::vector<Point>& handles, double scale);

} // namespace lab::drawing::pages
