#pragma once

#include "core/frames/relative/relative_frames.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>

#include <optional>

class QPainter;

namespace lab::ui {

/// The layout of the animated shift of Transformer-XL's matrix: the rows by distance with the
/// padding on their left, the rows by key that are filled with the same numbers, and the slider
/// above them.
struct ShiftLayout {
    QRectF byDistance;
    QRectF byKey;
    QRectF play; ///< the button
    QRectF slider; ///< its line
    int queries = 1;
    int keys = 1;
    double cell = 1; ///< pixels in x

    ShiftLayout(const QRectF& area, const ShiftedFrame& frame, const Look& look);

    QRectF cellOf(int place) const; ///< of byDistance
    QRectF keyCellOf(int index) const; ///< of byKey, row by row
    std::optional<int> keyCellAt(QPointF point) const;
    /// The cell that a place of byDistance goes to, if any.
    std::optional<int> destinationAt(QPointF point) const;
    QPointF knob(const ShiftedFrame& frame) const;
    int cellsAt(double x, const ShiftedFrame& frame) const; ///< the number of filled cells for the
                                                            ///< slider at x

private:
    void placeSmall(const QRectF& area, const Look& look);
};

/// Digits are distances, colours those of the term; leftovers are hatched, because they have no
/// key.
void paintShift(QPainter& painter, const QRectF& area, const ShiftLayout& layout,
    const ShiftedFrame& frame, bool isPlaying, bool isHovered, const PointedLook& look);

} // namespace lab::ui
