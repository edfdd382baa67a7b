#pragma once

#include "ui/paint/rotations/convention_layout.h"

#include <optional>

class QPainter;

namespace lab::ui {

/// The columns of q and k in both orders, the permutation between them as wires in the pairs'
/// colours, and the three scores.
///
/// The selected pair and the one in focus have thick wires. Unrotated cells are hatched, their
/// wires grey. While the focus is on the score of the forgotten permutation, the columns of the
/// other order are drawn as they arrive there: unmoved, on dashed wires.
void paintConvention(QPainter& painter, const QRectF& area, const ConventionFrame& frame,
    const std::optional<ColumnBar>& heldOrHovered, const PointedLook& look);

} // namespace lab::ui
