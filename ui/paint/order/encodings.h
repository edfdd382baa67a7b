#pragma once

#include "core/frames/order/order_frames.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

class QPainter;

namespace lab::ui {

/// The layout of the encodings: a row for each, with its two bars one above the other and a number
/// for each. Groups, by where an encoding enters the layer, have headings if there is space, else
/// lines between them.
struct EncodingLayout {
    QRectF area;
    QRectF bars;
    double pitch = 1;
    int rows = 0;
    std::vector<int> groups; ///< their first rows
    bool hasHeads = false;
    double numberWidth = 0; ///< of each of the two columns of numbers, with the gap before it
    double between = 0; ///< above each group

    EncodingLayout(const QRectF& area, const OrderEncodingsFrame& frame, const Look& look);

    QRectF row(int index) const;
    std::optional<int> rowAt(QPointF point) const;
};

/// The difference of the outputs for each encoding: a filled bar if every key is visible, a hollow
/// one with the causal mask. The selected one is on the grid's colour. A ghost's bar for its own
/// encoding and mask is dashed.
void paintEncodings(QPainter& painter, const EncodingLayout& layout,
    const OrderEncodingsFrame& frame, const std::optional<OrderEncodingsFrame>& ghost,
    const PointedLook& look);

} // namespace lab::ui
