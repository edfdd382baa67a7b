#pragma once

#include "core/frames/rotations/rotations_frames.h"
#include "ui/paint/axes.h"
#include "ui/paint/look.h"

#include <QRectF>

#include <optional>

class QPainter;

namespace lab::ui {

/// The layout of the staircase: a row per step from the top, however thin, the axis of the score
/// below, and the sum at the foot. A step is a rotated pair, or all unrotated pairs.
struct StaircaseLayout {
    QRectF plot; ///< the rows, without the pairs' numbers and the scores beside them
    QRectF rows; ///< with them
    double rowHeight = 26;
    int pairs = 0;
    int steps = 0;
    int restingPair = 0; ///< for the unrotated step: the selected one, else the first
    AxisScale score;
    std::vector<double> ticks;
    double resultBaseline = 0;

    double middleOf(int pair) const; ///< of its step
    std::optional<int> pairAt(QPointF point) const;
};

/// The axis contains the sums of the ghost, too.
StaircaseLayout staircaseLayout(const QRectF& area, const ScoresFrame& frame, const Look& look,
    const std::optional<ScoresFrame>& ghost = {});

/// The score of each step as a bar that starts where the previous one ends, negative ones hollow,
/// and below them the sum and its change while both positions were shifted, also where it is small
/// beside a large picture.
///
/// Rows too thin for numbers write only those of the selected and the hovered pair; a pixel with
/// several pairs is filled over the range of their sums. Below it the ghost is a dashed line from
/// sum to sum, as far as there are rows for its pairs.
void paintStaircase(QPainter& painter, const QRectF& area, const ScoresFrame& frame,
    const std::optional<ScoreChange>& change, const PointedLook& look,
    const std::optional<ScoresFrame>& ghost = {});

} // namespace lab::ui
