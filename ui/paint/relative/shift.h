#pragma once

#include "core/frames/relative/relative_frames.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>

#include <optional>

class QPainter;

namespace lab::ui {

/// Where the shift of Transformer-XL's matrix is played: the rows by distance with the pad at
/// their left, the rows by key that are filled with the same numbers, and the slider above them.
struct ShiftLayout {
    QRectF byDistance;
    QRectF byKey;
    QRectF play; ///< the button
    QRectF slider; ///< its line
    int queries = 1;
    int keys = 1;
    double cell = 1; ///< pixels across

    ShiftLayout(const QRectF& area, const ShiftedFrame& frame, const Look& look);

    QRectF cellOf(int place) const; ///< of byDistance
    QRectF keyCellOf(int index) const; ///< of byKey, row by row
    std::optional<int> keyCellAt(QPointF point) const;
    /// The cell that a place of byDistance goes to, if it goes to any.
    std::optional<int> destinationAt(QPointF point) const;
    QPointF knob(const ShiftedFrame& frame) const;
    int cellsAt(double x, const ShiftedFrame& frame) const; ///< done, for the slider at x

private:
    void placeSmall(const QRectF& area, const Look& look);
};

/// Digits are distances, colours those of the term; what is left over is hatched, it has no key.
void paintShift(QPainter& painter, const QRectF& area, const ShiftLayout& layout,
    const ShiftedFrame& frame, bool isPlaying, bool isHovered, const PointedLook& look);

} // namespace lab::ui
