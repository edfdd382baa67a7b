#pragma once

#include "core/frames/order/order_frames.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>

#include <optional>

class QPainter;

namespace lab::ui {

/// The layout of the two matrices, side by side or, if that gives more space, one above the other:
/// rows are queries with their words on the left, columns keys with their words below, rotated by
/// 45° if they are wider than a cell.
struct WeightMapLayout {
    enum class Keys { None, Level, Turned };

    QRectF typed;
    QRectF reordered;
    int count = 0;
    bool hasQueries = true; ///< their words have space beside the rows
    Keys keys = Keys::Level;
    double foot = 0; ///< below a matrix, for the words of its keys and the name of the sentence

    WeightMapLayout(const QRectF& area, const OrderFrame& frame, const Look& look);

    const QRectF& plot(OrderSide side) const;
    QRectF cell(OrderSide side, int query, int key) const;
    struct Hit {
        OrderSide side;
        int query; ///< places
        int key;
    };
    std::optional<Hit> cellAt(QPointF point) const;
};

/// The weights of both sentences, from 0 in the ground's colour to 1 in the result's, written into
/// the cells if they fit; the cell under the pointer is outlined in both. The difference of two
/// frames is on a diverging scale instead.
void paintWeightMaps(QPainter& painter, const WeightMapLayout& layout, const OrderFrame& frame,
    const PointedLook& look);

} // namespace lab::ui
