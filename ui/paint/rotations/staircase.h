#pragma once

#include "core/frames/rotations/rotations_frames.h"
#include "ui/paint/axes.h"
#include "ui/paint/look.h"

#include <QRectF>

#include <optional>

class QPainter;

namespace lab::ui {

/// Where the staircase stands: a row for each step from the top, however thin, the axis of the
/// score under them, and the sum at the foot. A step is a pair that turns, or all that rest.
struct StaircaseLayout {
    QRectF plot; ///< the rows, without the pairs' numbers and the scores beside them
    QRectF rows; ///< with them
    double rowHeight = 26;
    int pairs = 0;
    int steps = 0;
    int restingPair = 0; ///< that the resting step stands for: the selected one, else the first
    AxisScale score;
    std::vector<double> ticks;
    double resultBaseline = 0;

    double middleOf(int pair) const; ///< of its step
    std::optional<int> pairAt(QPointF point) const;
};

/// The axis holds the sums of the ghost too.
StaircaseLayout staircaseLayout(const QRectF& area, const ScoresFrame& frame, const Look& look,
    const std::optional<ScoresFrame>& ghost = {});

/// The score of each step as a bar that starts where the last ended, negative ones hollow, and
/// under them the sum and what it changed by while both positions moved, also where it stands
/// small beside a large picture.
///
/// Rows too thin for numbers write those of the selected and the hovered pair only; where a pixel
/// holds several pairs it is filled over all that their sums pass. Under it the ghost is a dashed
/// line from sum to sum, as far as there are rows for its pairs.
void paintStaircase(QPainter& painter, const QRectF& area, const ScoresFrame& frame,
    const std::optional<ScoreChange>& change, const PointedLook& look,
    const std::optional<ScoresFrame>& ghost = {});

} // namespace lab::ui
