#pragma once

#include "core/frames/order/order_frames.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>

#include <array>
#include <optional>

class QPainter;

namespace lab::ui {

inline constexpr std::array allComparisons {OrderComparison::ByToken, OrderComparison::ByPlace,
    OrderComparison::Pooled, OrderComparison::Last};

/// The layout of the output vectors that are compared: a row for each, as typed on the left and
/// reordered on the right, the largest difference as a bar and a number, and above them the number
/// of each kind of comparison.
struct OutputLayout {
    QRectF area;
    std::array<QRectF, allComparisons.size()> numbers; ///< of allComparisons
    QRectF before; ///< of all rows
    QRectF after;
    QRectF bars;
    double pitch = 1; ///< from row to row
    int rows = 0;
    int columns = 8;

    OutputLayout(const QRectF& area, const OrderFrame& frame, const Look& look);

    QRectF strip(const QRectF& column, int row) const;
    struct Hit {
        int row;
        std::optional<int> column;
    };
    std::optional<Hit> rowAt(QPointF point) const;
    std::optional<OrderComparison> numberAt(QPointF point) const;
};

/// The rows and their differences; a ghost's differences are dashed bars. The row under the
/// pointer, and those of the same token in other pictures, are on the grid's colour.
void paintOutputs(QPainter& painter, const OutputLayout& layout, const OrderFrame& frame,
    const std::optional<OrderFrame>& ghost, const PointedLook& look);

} // namespace lab::ui
