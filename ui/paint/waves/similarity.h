#pragma once

#include "core/frames/waves/waves_frames.h"
#include "ui/paint/axes.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>

#include <optional>

class QPainter;

namespace lab::ui {

/// The plot for a number of pairs and a reach. It keeps room for negative values, so that it
/// stands still when a change of base brings some.
QRectF similarityPlot(const QRectF& area, int pairs, std::int64_t reach, const Look& look);

/// The plot and its scales: shifts across, similarity up, from zero or below to width/2.
struct SimilarityAxes {
    QRectF plot;
    AxisScale x;
    AxisScale y;
    std::vector<double> ticks; ///< of y
};
SimilarityAxes similarityAxes(const SimilarityFrame& frame, const QRectF& area, const Look& look);

/// The present shift on the curve; beyond the plot where it is not shown.
QPointF similarityPoint(const SimilarityFrame& frame, const SimilarityAxes& axes);

/// PE(p)·PE(p + k) against k with the present k on it. `query` is p, which tells how far what is
/// pointed at in another picture is from it. The ghost lies under it, on the axis of `frame`.
void paintSimilarity(QPainter& painter, const QRectF& area, const SimilarityFrame& frame,
    std::int64_t query, HandleState handle, const Look& look,
    const std::optional<SimilarityFrame>& ghost = {});

} // namespace lab::ui
