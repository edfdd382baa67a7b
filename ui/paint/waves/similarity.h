#pragma once

#include "core/frames/waves/waves_frames.h"
#include "ui/paint/plot/plot.h"

#include <QRectF>
#include <QString>

#include <cstdint>
#include <optional>

namespace lab::ui {

/// The layout of the plot for a number of pairs and a reach. It includes space for negative values,
/// so that it stays when a change of base produces some.
QRectF similarityGround(const QRectF& area, int pairs, std::int64_t reach, const Look& look);

/// "Similarity" or "Difference", by the measure of the frame.
QString similarityTitle(const SimilarityFrame& frame);

/// PE(p)·PE(p + t) against t, from zero or below to width/2, with the current t on it as a line to
/// drag; or |PE(p) − PE(p + t)| from zero, with a dashed line proportional to t. The ghost is
/// below, if it has the same measure, on an axis that contains both. Empty for a frame without a
/// curve.
Plot similarityPlot(const QRectF& area, const SimilarityFrame& frame,
    const std::optional<SimilarityFrame>& ghost, const Look& look);

/// A line at the element under the pointer. `query` is p, needed for the distance of an element
/// under the pointer in another picture.
Layers similarityPointed(const Plot& plot, const SimilarityFrame& frame, std::int64_t query,
    const Focus& focus, const Look& look);

} // namespace lab::ui
