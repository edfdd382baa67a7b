#pragma once

#include "core/frames/biases/biases_frames.h"
#include "ui/paint/plot/plot.h"

#include <QPointF>
#include <QRectF>

#include <cstdint>
#include <optional>

namespace lab::ui {

/// T5: the bias of the selected head against the distance, and below it on the same axis the ruler
/// of distances colored by bucket. Keys before the query are on the left, those after it on the
/// right, both spaced by log₂(1 + distance). The last distance with its own bucket and the largest
/// distance can be dragged, on either side; the dot on the steps moves the key.
///
/// `held` is the horizontal axis at the start of a drag, which stays fixed.
Plot bucketPlot(const QRectF& area, const BiasCurveFrame& frame,
    const std::optional<BiasCurveFrame>& ghost, const std::optional<Axis>& held, const Look& look);

/// The current distance, and the buckets of it and of the element under the pointer.
Layers bucketPointed(
    const Plot& plot, const BiasCurveFrame& frame, const Focus& focus, const Look& look);

/// query − key at a place of the plot or its ruler, if it is there.
std::optional<std::int64_t> distanceOfBucket(const Plot& plot, QPointF point, const Look& look);

} // namespace lab::ui
