#pragma once

#include "core/frames/precision/precision_frames.h"
#include "ui/paint/plot/plot.h"
#include "ui/paint/precision/precision_words.h"

#include <QRectF>

#include <cstdint>
#include <optional>

namespace lab::ui {

/// The layout of the plot in a picture of Precision: the same in x in both pictures, so that one
/// line runs through them; on the right a column for names and numbers.
QRectF precisionGround(const QRectF& area, const Look& look);

/// The largest error of each column for all formats, thick for the selected ones with the tint up
/// to a bound for all positions of the column. The ghost's curves are below those from which they
/// differ. Zeros are at the foot. This is everything that stays while the position moves.
Plot precisionErrorsPlot(const QRectF& area, const PrecisionErrorsFrame& frame,
    const std::optional<PrecisionErrorsFrame>& ghost, const Look& look);
/// The change of the score under a shift of both positions, which should be 0, as a band.
Plot precisionDriftPlot(const QRectF& area, const PrecisionDriftFrame& frame,
    const std::optional<PrecisionDriftFrame>& ghost, const Look& look);

/// Over it the line of the query's position, the numbers there, and the element under the pointer.
Layers errorsPresent(const Plot& plot, const PrecisionErrorsFrame& frame,
    const ErrorsAtPosition& present, const Focus& focus, const Look& look);
Layers driftPresent(
    const Plot& plot, std::int64_t position, double drift, const Focus& focus, const Look& look);

/// The place of an error on its axis: zero is at its foot.
double shownError(double error);

/// The line's handle: at the foot if the formats give no error, and inside the plot. The key keeps
/// its distance, as far as the ruler allows both.
Handle errorsHandle(const Plot& plot, const Positions& positions, double error, const Look& look);
Handle driftHandle(const Plot& plot, const Positions& positions, double drift, const Look& look);
MovePositions withDistanceKept(const Positions& positions, std::int64_t query);

} // namespace lab::ui
