#pragma once

#include "core/frames/order/order_frames.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>

#include <optional>

class QPainter;

namespace lab::ui {

/// Where the two matrices stand, side by side or, where that gives more space, one over the other:
/// queries down with their words at the left, keys across with their words below, turned by 45°
/// where they are wider than a cell.
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

/// The weights of both sentences, 0 on the ground's colour to 1 in the result's, written into the
/// cells where they fit; the pointed cell is outlined in both. Two frames' difference instead is
/// on a diverging scale.
void paintWeightMaps(QPainter& painter, const WeightMapLayout& layout, const OrderFrame& frame,
    const PointedLook& look);

} // namespace lab::ui
