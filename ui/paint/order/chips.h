#pragma once

#include "core/frames/order/order_frames.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>

#include <optional>

class QPainter;

namespace lab::ui {

/// The layout of the two sentences: the typed one above with its arcs over it, the reordered one
/// below with its arcs under it, and their output vectors facing each other between them.
struct ChipLayout {
    QRectF area;
    int count = 0;
    double left = 0; ///< of the first place
    double pitch = 1; ///< from place to place
    QRectF typedRow; ///< of the chips
    QRectF reorderedRow;
    double stripHeight = 0;
    double stripGap = 0;
    double gap = 0; ///< between two chips

    ChipLayout(const QRectF& area, const OrderFrame& frame, const Look& look);

    QRectF chip(OrderSide side, int place) const;
    QRectF strip(OrderSide side, int place) const;
    int placeAt(double x) const; ///< the nearest
    /// The side and place of the chip under the point.
    struct Hit {
        OrderSide side;
        int place;
    };
    std::optional<Hit> chipAt(QPointF point) const;
};

/// A chip being dragged: the token at `place` of the reordered sentence, its center at x.
struct DraggedChip {
    int place = 0;
    double x = 0;
};

/// Both sentences, the attention of the selected query (an arrow as wide as its weight, with the
/// number), the output vectors and the lines that connect those of the same token. The ghost's
/// arrows are dashed, if it has as many tokens in the same order.
void paintChips(QPainter& painter, const ChipLayout& layout, const OrderFrame& frame,
    const std::optional<DraggedChip>& dragged, const std::optional<OrderFrame>& ghost,
    const PointedLook& look);

} // namespace lab::ui
