#pragma once

#include "ui/paint/base/mean_score_places.h"

class QPainter;

namespace lab::ui {

/// The mean score against the distance: a strong line with the method chosen and a thin grey one
/// without, each in a band from the lowest to the highest score of every pixel as far as that is
/// known. The training and the target length are lines to drag; so is the peak of adversarial
/// vectors. `ghost`, if any, is another frame's mean, thin and dashed below the present one.
void paintMeanScore(QPainter& painter, const QRectF& area, const MeanScoreFrame& frame,
    const MeanScoreFrame* ghost, MeanScorePart hovered, const Look& look);

} // namespace lab::ui
