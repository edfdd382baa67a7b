#pragma once

#include "ui/paint/context/ring_layout.h"

#include <optional>

class QPainter;

namespace lab::ui {

/// A circle for each of the slow pairs: the arc that training showed thick, the arc that only the
/// target length reaches thin, nothing but the ground of the ring where neither comes. The ring
/// under the pointer has handles at the ends of its arcs. A ghost is dashed outside the rings.
struct RingsPaint {
    const RingsFrame& frame;
    const RingsFrame* ghost = nullptr;
    RingGrid grid;
    std::optional<int> handled {}; ///< the pair whose handles are shown
    RingPart hovered = RingPart::Nothing;
};
void paintRings(
    QPainter& painter, const QRectF& area, const RingsPaint& picture, const PointedLook& look);

} // namespace lab::ui
