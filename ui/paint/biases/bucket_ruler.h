#pragma once

#include "core/frames/biases/biases_frames.h"
#include "ui/paint/plot/plot.h"

#include <QPointF>
#include <QRectF>

#include <cstdint>
#include <optional>

namespace lab::ui {

/// T5: what the selected head adds against the distance, and below it on the same axis the ruler of
/// distances coloured by bucket. Keys before the query are at the left, those after it at the
/// right, and both are spaced by log₂(1 + distance). The last distance with a bucket of its own and
/// the largest distance are dragged, on either side; the dot on the steps moves the key.
///
/// `held` is the axis across of a handle that is held, which stands still.
Plot bucketPlot(const QRectF& area, const BiasCurveFrame& frame,
    const std::optional<BiasCurveFrame>& ghost, const std::optional<Axis>& held, const Look& look);

/// The present distance and the buckets of it and of what is pointed at.
Layers bucketPointed(
    const Plot& plot, const BiasCurveFrame& frame, const Focus& focus, const Look& look);

/// query − key at a place of the plot or its ruler, if it is there.
std::optional<std::int64_t> distanceOfBucket(const Plot& plot, QPointF point, const Look& look);

} // namespace lab::ui
