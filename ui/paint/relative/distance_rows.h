#pragma once

#include "core/frames/relative/relative_frames.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>

#include <cstdint>
#include <optional>

class QPainter;

namespace lab::ui {

/// The edges that can be dragged on the strip of distances.
enum class RowEdge { Own, Last };

/// The strip of distances, keys before the query on the left: logarithmic in the distance if the
/// farthest is far, so that an edge is one place for both sides.
struct DistanceRowsLayout {
    QRectF strip;
    std::int64_t farthest = 1;
    bool isLogarithmic = false;
    double lift = 0; ///< of a handle's center above the strip

    DistanceRowsLayout(const QRectF& area, const DistanceRowsFrame& frame, const Look& look);

    double at(double ahead) const; ///< the pixel of key minus query
    double aheadAt(double x) const;
    std::optional<std::int64_t> distanceAt(QPointF point) const; ///< key minus query
    /// The handle of an edge, mirrored: for the keys before the query, or after it.
    QPointF handle(const DistanceRowsFrame& frame, RowEdge edge, double side) const;
};

/// One segment per row of the table, in its colour, with its number if that fits.
void paintDistanceRows(QPainter& painter, const QRectF& area, const DistanceRowsLayout& layout,
    const DistanceRowsFrame& frame, std::optional<RowEdge> hovered, const PointedLook& look);

} // namespace lab::ui
