#pragma once

#include "core/frames/base/mean_score_frame.h"
#include "ui/paint/axes.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>

namespace lab::ui {

/// What there is to take hold of.
enum class MeanScorePart { Nothing, Training, Target, Peak };

/// Where the parts of the mean score stand: the distance from 1 to 10⁷ across on a logarithmic
/// axis, the score upwards, the handles of the two lengths in a row above the plot.
struct MeanScorePlaces {
    MeanScorePlaces(const QRectF& area, const MeanScoreFrame& frame, const Look& look);

    QRectF plot;
    AxisScale decade; ///< log10 of the distance
    AxisScale score;
    double handleLevel = 0; ///< of the two lengths

    double across(double distance) const; ///< the pixel of a distance
    double distanceAt(double pixel) const; ///< not rounded, 1 to 10⁷
    QPointF handle(std::int64_t length) const;
    QPointF peak(const MeanScoreFrame::Peak& peak) const;
    MeanScorePart partAt(const MeanScoreFrame& frame, QPointF point, const Look& look) const;
};

/// In the pixels of a screen, as many as the plot has; the frame is made for them.
double meanScoreWidth(const QRectF& area, const Look& look);

} // namespace lab::ui
