#pragma once

#include "core/frames/rotations/rotations_frames.h"
#include "ui/paint/plot/plot.h"

#include <QRectF>

#include <cstdint>
#include <optional>

namespace lab::ui {

/// Right of the plot, at 1x: space for half of the last distance's number.
constexpr double scoreCurveMargin = 16;

enum class TotalShown { None, Large };

/// What the curve shows beside its frame.
struct ScoreCurveShown {
    PresentScore present {};
    int pair = 0; ///< whose share is drawn: pairShown()
    TotalShown total = TotalShown::None; ///< the present score as the one large number
    std::optional<PresentScore> ofGhost {}; ///< a hollow point on A's curve
};

/// The width of the plot depends on the area alone, so the frame can be made for it.
double scoreCurveWidth(const QRectF& area, const Look& look);

/// The pair whose share is drawn: the one under the pointer, else the selected one.
int pairShown(const ScoreCurveFrame& frame, const Focus& focus);

/// The score against the distance m − n, and one pair's share of it as a dotted curve, with the
/// ghost's under them. Dots are the whole distances; zoomed out, a pixel is the mean of many with
/// their spread.
///
/// It stays while the present distance moves, as long as its range holds the present score.
Plot scoreCurvePlot(const QRectF& area, const ScoreCurveFrame& frame,
    const std::optional<ScoreCurveFrame>& ghost, const ScoreCurveShown& shown, const Look& look);
/// Whether the plot's range is that which it would be made with for this score.
bool hasRangeFor(const Plot& plot, const ScoreCurveFrame& frame,
    const std::optional<ScoreCurveFrame>& ghost, const PresentScore& present, const Look& look);

/// The present distance on the curve, at the edge where it is farther than shown. It is dragged by
/// its line too, from these positions.
Handle scoreHandle(const Plot& plot, const ScoreCurveFrame& frame, const PresentScore& present,
    const Positions& positions, const Look& look);

/// What moves over the plot: the line of the present distance, the notes, what is pointed at.
Layers scoreCurveMarks(const Plot& plot, const ScoreCurveFrame& frame, const ScoreCurveShown& shown,
    const Focus& focus, const Look& look);

/// The positions at `distance`: the key where it was and the query moved, as far as it can; where
/// it would fall off the end of the positions, the key.
MovePositions atDistance(const Positions& positions, std::int64_t distance);

} // namespace lab::ui
