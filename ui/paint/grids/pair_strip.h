#pragma once

#include "core/frames/grids/grids_frames.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>

#include <optional>

class QPainter;

namespace lab::ui {

/// Where the strip of pairs stands: a place as wide as every other for each pair or column.
struct PairStripLayout {
    QRectF strip;
    int count = 0;

    PairStripLayout(const QRectF& area, const GridPairsFrame& frame, const Look& look);

    QRectF place(int index) const;
    std::optional<int> indexAt(QPointF point) const;
};

/// Which axis turns each pair, and by how much from one patch to the next: a bar as high as the
/// logarithm of the angle, hatched for the row, plain for the column, dark for time; of pairs that
/// turn with both axes an arrow in their direction. Ghost: the ends of A's bars.
void paintPairStrip(QPainter& painter, const QRectF& area, const PairStripLayout& layout,
    const GridPairsFrame& frame, const std::optional<GridPairsFrame>& ghost,
    const PointedLook& look);

} // namespace lab::ui
