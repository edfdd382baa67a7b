#pragma once

#include "ui/paint/context/ring_layout.h"

#include <optional>

class QPainter;

namespace lab::ui {

/// A circle for each of the slow pairs: the arc covered in training thick, the arc reached only at
/// the target length thin, elsewhere only the ground of the ring. The ring under the pointer has
/// handles at the ends of its arcs. A ghost is dashed outside the rings.
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
