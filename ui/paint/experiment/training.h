#pragma once

#include "core/frames/experiment/training_frame.h"
#include "ui/paint/look.h"

#include <QRectF>
#include <QString>

class QPainter;

namespace lab::ui {

/// Where the rows of the training stand, one an encoding.
struct TrainingLayout {
    QRectF area;
    double top = 0;
    double pitch = 0;
    QRectF seeds; ///< of the first row: a piece for each seed
    QRectF losses; ///< of the first row: the curve of the loss
    QRectF button; ///< at the right of the title

    TrainingLayout(const QRectF& area, const TrainingFrame& frame, const Look& look);
};

/// "12 of 30 models, about 9 s left"; what it would take.
QString trainingWords(const TrainingFrame& frame);
QString offerText(TrainingFrame::Offer offer); ///< "Train"

/// How far each model is, a piece a seed, and how the loss of the last one falls.
void paintTraining(
    QPainter& painter, const TrainingLayout& layout, const TrainingFrame& frame, const Look& look);

} // namespace lab::ui
