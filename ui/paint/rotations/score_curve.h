#pragma once

#include "core/frames/rotations/rotations_frames.h"
#include "ui/paint/plot/plot.h"

#include <QRectF>

#include <cstdint>
#include <optional>

namespace lab::ui {

/// To the right of the plot, at 1x: space for half of the last distance's number.
constexpr double scoreCurveMargin = 16;

enum class TotalShown { None, Large };

/// What the curve shows besides its frame.
struct ScoreCurveShown {
    PresentScore present {};
    int pair = 0; ///< whose share is drawn: pairShown()
    TotalShown total = TotalShown::None; ///< the current score as the one large number
    std::optional<PresentScore> ofGhost {}; ///< a hollow point on A's curve
};

/// The width of the plot depends only on the area, so the frame can be made for it.
double scoreCurveWidth(const QRectF& area, const Look& look);

/// The pair whose part is drawn: the one under the pointer, else the selected one.
int pairShown(const ScoreCurveFrame& frame, const Focus& focus);

/// The score against the distance m − n, and one pair's part of it as a dotted curve, with the
/// ghost's below. Dots are integer distances; zoomed out, a pixel is the mean of many with their
/// standard deviation.
///
/// It stays while the current distance changes, as long as its range contains the current score.
Plot scoreCurvePlot(const QRectF& area, const ScoreCurveFrame& frame,
    const std::optional<ScoreCurveFrame>& ghost, const ScoreCurveShown& shown, const Look& look);
/// Whether the plot's range is the one that it would get for this score.
bool hasRangeFor(const Plot& plot, const ScoreCurveFrame& frame,
    const std::optional<ScoreCurveFrame>& ghost, const PresentScore& present, const Look& look);

/// The current distance on the curve, at the edge if it is farther than shown. It can also be
/// dragged by its line, starting from these positions.
Handle scoreHandle(const Plot& plot, const ScoreCurveFrame& frame, const PresentScore& present,
    const Positions& positions, const Look& look);

/// The moving parts over the plot: the line of the current distance, the notes, the element under
/// the pointer.
Layers scoreCurveMarks(const Plot& plot, const ScoreCurveFrame& frame, const ScoreCurveShown& shown,
    const Focus& focus, const Look& look);

/// The positions at `distance`: the key stays and the query moves as far as it can; if it would
/// leave the positions, the key moves.
MovePositions atDistance(const Positions& positions, std::int64_t distance);

} // namespace lab::ui
