#pragma once

#include "core/frames/context/seen_distances_frame.h"
#include "ui/paint/plot/plot.h"

#include <QRectF>
#include <QString>

#include <optional>

namespace lab::ui {

/// "45 % of the visible pairs are farther apart than any in training": the sentence of the picture,
/// also its accessible text.
QString seenDistancesWords(const SeenDistancesFrame& frame);

/// The square of the matrix: rows are queries, columns keys.
QRectF distanceMatrix(const QRectF& area, const SeenDistancesFrame& frame, const Look& look);

/// The position of a pixel of the matrix, along x or y.
std::int64_t positionAlong(
    double pixel, double begin, double side, const SeenDistancesFrame& frame);

/// The matrix of effective distances with the trained limit as a contour; beside it the number of
/// pairs at each distance, on logarithmic axes, over a strip with the colours of the cells. The
/// training and the target length are lines to drag, and so are the parameters of the method, with
/// knobs on the strip; the legend below names them all, with their values. For a ghost, the contour
/// and the counts are thin dashed lines.
Plot seenDistancesPlot(const QRectF& area, const SeenDistancesFrame& frame,
    const std::optional<SeenDistancesFrame>& ghost, const Look& look);

/// The marks of a query and a key on the matrix, and of a distance in the counts.
Layers seenDistancesPointed(const Plot& plot, const QRectF& matrix, const SeenDistancesFrame& frame,
    const Focus& focus, const Look& look);

} // namespace lab::ui
