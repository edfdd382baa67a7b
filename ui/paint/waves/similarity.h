#pragma once

#include "core/frames/waves/waves_frames.h"
#include "ui/paint/plot/plot.h"

#include <QRectF>
#include <QString>

#include <cstdint>
#include <optional>

namespace lab::ui {

/// Where the plot stands for a number of pairs and a reach. It keeps space for negative values, so
/// that it stands still when a change of base brings some.
QRectF similarityGround(const QRectF& area, int pairs, std::int64_t reach, const Look& look);

/// "Similarity" or "Difference", by what the frame measures.
QString similarityTitle(const SimilarityFrame& frame);

/// PE(p)·PE(p + t) against t, from zero or below to width/2, with the present t on it as a line to
/// drag; or |PE(p) − PE(p + t)| from zero, with the dashed line of what would be proportional to t.
/// The ghost lies under it, if it measures the same, on an axis that holds both. Nothing for a
/// frame without a curve.
Plot similarityPlot(const QRectF& area, const SimilarityFrame& frame,
    const std::optional<SimilarityFrame>& ghost, const Look& look);

/// A line at what is pointed at. `query` is p, which tells how far what is pointed at in another
/// picture is from it.
Layers similarityPointed(const Plot& plot, const SimilarityFrame& frame, std::int64_t query,
    const Focus& focus, const Look& look);

} // namespace lab::ui
