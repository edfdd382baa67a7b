#pragma once

#include "core/frames/grids/grids_frames.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>

#include <cstddef>
#include <optional>
#include <vector>

class QPainter;

namespace lab::ui {

/// An end of the pairs of an axis of a video: between two sections, or after the last pair of an
/// axis with interleaved pairs.
struct SectionEnd {
    GridAxis axis = GridAxis::Row; ///< whose pairs end there
    double edge = 0; ///< in pairs from the left
    QPointF place; ///< of its handle
};

/// The layout of the strip of pairs: equally wide places for pairs or columns.
struct PairStripLayout {
    QRectF strip;
    int count = 0;

    PairStripLayout(const QRectF& area, const GridPairsFrame& frame, const Look& look);

    QRectF place(int index) const;
    std::optional<int> indexAt(QPointF point) const;
    double edgeAt(double x) const; ///< in pairs from the left
    /// Two for a video; the first is grabbed at the upper end of its line, the other at the lower.
    std::vector<SectionEnd> ends(const GridPairsFrame& frame) const;
};

/// The axis that rotates each pair, and the rotation from one patch to the next: a bar as high as
/// the logarithm of the angle, hatched for the row, plain for the column, dark for time; for pairs
/// with both axes an arrow in their direction. For a video the ends of the sections are lines to
/// drag, `hovered` the one under the pointer. Ghost: the ends of A's bars.
void paintPairStrip(QPainter& painter, const QRectF& area, const PairStripLayout& layout,
    const GridPairsFrame& frame, const std::optional<GridPairsFrame>& ghost,
    std::optional<std::size_t> hovered, const PointedLook& look);

} // namespace lab::ui
