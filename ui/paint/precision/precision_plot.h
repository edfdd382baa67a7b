#pragma once

#include "core/frames/precision/precision_frames.h"
#include "ui/paint/axes.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/look.h"
#include "ui/paint/precision/precision_words.h"

#include <QPointF>
#include <QRectF>

#include <optional>

class QPainter;

namespace lab::ui {

/// Where a picture of Precision has its plot: the position of the query across, as the power of
/// ten from 1 to 10⁷, the same places in both pictures, so that one line runs through them; at the
/// right a column for names and numbers.
struct PrecisionPlot {
    QRectF plot;
    AxisScale x; ///< of log₁₀ of the position
    double names = 0; ///< left end of the column

    PrecisionPlot(const QRectF& area, const Look& look);

    double pixel(double position) const; ///< 0 stands at 1
    std::int64_t position(double pixel) const; ///< the nearest whole one, 1 to the last
};

/// Powers of ten that hold all errors of a frame and of the ghost; zeros stand at the foot.
AxisScale errorScale(const PrecisionErrorsFrame& frame, const PrecisionPlot& places,
    const std::optional<PrecisionErrorsFrame>& ghost = {});
/// As much up as down, with a round end.
AxisScale driftScale(const PrecisionDriftFrame& frame, const PrecisionPlot& places,
    const std::optional<PrecisionDriftFrame>& ghost = {});

/// Where the handle of the position stands; on the foot where the formats give no error.
QPointF errorPoint(const PrecisionErrorsFrame& frame, const ErrorsAtPosition& present,
    const PrecisionPlot& places, const std::optional<PrecisionErrorsFrame>& ghost = {});
QPointF driftPoint(const PrecisionDriftFrame& frame, std::int64_t position, double drift,
    const PrecisionPlot& places, const std::optional<PrecisionDriftFrame>& ghost = {});

/// A picture in two parts: what stands still while the position moves, and the position with its
/// line, handle and numbers over it.
///
/// The largest error of each column for all formats, thick for the chosen ones with the tint up to
/// what no position of the column exceeds, and the errors at the present position beside. The
/// ghost's curves lie under those from which they differ.
void paintErrorCurves(QPainter& painter, const QRectF& area, const PrecisionErrorsFrame& frame,
    const Look& look, const std::optional<PrecisionErrorsFrame>& ghost = {});
void paintErrorsPresent(QPainter& painter, const QRectF& area, const PrecisionErrorsFrame& frame,
    const ErrorsAtPosition& present, HandleState handle, const Look& look,
    const std::optional<PrecisionErrorsFrame>& ghost = {});

/// The change of the score that a shift of both positions should leave at 0, as a band.
void paintDriftBand(QPainter& painter, const QRectF& area, const PrecisionDriftFrame& frame,
    const Look& look, const std::optional<PrecisionDriftFrame>& ghost = {});
void paintDriftPresent(QPainter& painter, const QRectF& area, const PrecisionDriftFrame& frame,
    std::int64_t position, double drift, HandleState handle, const Look& look,
    const std::optional<PrecisionDriftFrame>& ghost = {});

} // namespace lab::ui
