#pragma once

#include "core/frames/context/rings_frame.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>

#include <vector>

namespace lab::ui {

constexpr double ringsMargin = 8; ///< of the mark around a ring, on both sides of the picture

/// Which pairs have a ring: every `step`-th from `first` on, in rows of `columns`.
struct RingGrid {
    int first = 0;
    int step = 1;
    int count = 0;
    int columns = 1;
    int rows = 1;
    double pitch = 64; ///< pixels for a ring and the space around it

    int pair(int place) const { return first + step * place; }
};

/// The slow pairs and some entirely seen ones before them, as large and as many as are legible in
/// `size`. The last rotated pair always has a ring.
RingGrid ringGrid(const RingsFrame& frame, QSizeF size, const Look& look);

/// The handles on a ring.
enum class RingPart { Nothing, Training, Target };

struct RingLayout {
    RingLayout(
        const QRectF& area, const RingsFrame& frame, const RingGrid& grid, const PointedLook& look);

    /// The space for the rings in the picture.
    static QRectF space(const QRectF& area, const Look& look);

    struct Place {
        int pair = 0;
        QPointF centre;
    };
    /// In rows. The selected pair and the one under the pointer replace their neighbor if they are
    /// left out.
    std::vector<Place> layout;
    RingGrid grid;
    double radius = 24; ///< of the middle of the arcs
    double seenWidth = 7;
    double newWidth = 3;
    double reach = 36; ///< of a ring, from its center

    const Place* placeAt(QPointF point) const; ///< whose ring is there, or near
    const Place* placeOf(int pair) const;
    /// Where this number of turns, counterclockwise from the right, ends.
    QPointF onRing(const Place& place, double turns) const;
    RingPart partAt(const RingsFrame& frame, QPointF point, const Look& look) const;
    /// Whether the ring has that end: there is none on a circle that is entirely seen, nor for an
    /// unrotated pair.
    static bool hasPart(const RingsFrame::Ring& ring, RingPart part);
};

} // namespace lab::ui
