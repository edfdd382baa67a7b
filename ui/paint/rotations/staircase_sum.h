#pragma once

#include "core/frames/rotations/rotations_frames.h"
#include "ui/paint/look.h"

#include <QRectF>

#include <optional>

class QPainter;

namespace lab::ui {

// The parts below the staircase: the score, and its change while both positions were shifted.
// Beside a large picture while presenting, the score is the largest number on the screen.

struct ScoreSum {
    double total = 0;
    std::optional<ScoreChange> change;
    std::optional<double> ofGhost {}; ///< the score of A, if there is one
};

double heightOfSum(const QRectF& area, const Look& look); ///< of a staircase in this area
double baselineOfSum(double rowsEnd, const Look& look);
void paintSum(
    QPainter& painter, const QRectF& area, double baseline, const ScoreSum& sum, const Look& look);

} // namespace lab::ui
