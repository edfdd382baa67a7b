#pragma once

#include "core/frames/precision/precision_frames.h"
#include "ui/paint/plot/plot.h"
#include "ui/paint/precision/precision_words.h"

#include <QRectF>

#include <cstdint>
#include <optional>

namespace lab::ui {

/// Where a picture of Precision has its plot: the same place across in both pictures, so that one
/// line runs through them; at the right a column for names and numbers.
QRectF precisionGround(const QRectF& area, const Look& look);

/// The largest error of each column for all formats, thick for the chosen ones with the tint up to
/// what no position of the column exceeds. The ghost's curves lie under those from which they
/// differ. Zeros stand at the foot. All that stands still while the position moves.
Plot precisionErrorsPlot(const QRectF& area, const PrecisionErrorsFrame& frame,
    const std::optional<PrecisionErrorsFrame>& ghost, const Look& look);
/// The change of the score that a shift of both positions should leave at 0, as a band.
Plot precisionDriftPlot(const QRectF& area, const PrecisionDriftFrame& frame,
    const std::optional<PrecisionDriftFrame>& ghost, const Look& look);

/// Over it the line of the query's position, the numbers there, and what is pointed at.
Layers errorsPresent(const Plot& plot, const PrecisionErrorsFrame& frame,
    const ErrorsAtPosition& present, const Focus& focus, const Look& look);
Layers driftPresent(
    const Plot& plot, std::int64_t position, double drift, const Focus& focus, const Look& look);

/// Where an error stands on its axis: none at its foot.
double shownError(double error);

/// The line's handle: on the foot where the formats give no error, and inside the plot. The key
/// keeps its distance, as far as the ruler lets both go.
Handle errorsHandle(const Plot& plot, const Positions& positions, double error, const Look& look);
Handle driftHandle(const Plot& plot, const Positions& positions, double drift, const Look& look);
MovePositions withDistanceKept(const Positions& positions, std::int64_t query);

} // namespace lab::ui
