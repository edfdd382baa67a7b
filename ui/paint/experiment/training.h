#pragma once

#include "core/frames/experiment/training_frame.h"
#include "ui/paint/look.h"

#include <QRectF>
#include <QString>

class QPainter;

namespace lab::ui {

/// The layout of the rows of the training, one per encoding.
struct TrainingLayout {
    QRectF area;
    double top = 0;
    double pitch = 0;
    QRectF seeds; ///< of the first row: a piece per seed
    QRectF losses; ///< of the first row: the curve of the loss
    QRectF button; ///< to the right of the title

    TrainingLayout(const QRectF& area, const TrainingFrame& frame, const Look& look);
};

/// "12 of 30 models, about 9 s left"; or the expected cost.
QString trainingWords(const TrainingFrame& frame);
QString offerText(TrainingFrame::Offer offer); ///< "Train"

/// The progress of each model, a piece per seed, and the loss curve of the last one.
void paintTraining(
    QPainter& painter, const TrainingLayout& layout, const TrainingFrame& frame, const Look& look);

} // namespace lab::ui
