#pragma once

#include "core/frames/experiment/accuracy_frame.h"
#include "ui/paint/plot/plot.h"

#include <QString>

#include <optional>

namespace lab::ui {

QString answersTitle(ExperimentMeasure measure);
QString showAnswersText(); ///< "Show without a bet"
/// Where that can be pressed, in the middle of a plot that is covered.
QRectF coverButton(const Plot& plot, const Look& look);
/// What the lines are of, for those who hear the picture: the task, and whose models.
QString answersWords(const AccuracyFrame& frame);

/// The answers against the length that is asked, doubled from tick to tick, with the 95 % interval
/// as a band; the line of the length that is looked at can be dragged. Names stand at the line
/// ends, with what each has at that length. Shipped lines lie dotted under those of models that
/// were trained here; a ghost is drawn as thin dashed lines. Before a bet there are none of them.
Plot accuracyPlot(const QRectF& area, const AccuracyFrame& frame,
    const std::optional<AccuracyFrame>& ghost, const Look& look);

/// The mark of the line and length that are pointed at, with its number.
Layers accuracyPointed(
    const Plot& plot, const AccuracyFrame& frame, const Focus& focus, const Look& look);

/// The line and length whose mark is nearest to a point, within reach.
struct PointedAnswer {
    ExperimentCurve curve;
    int length = 0;
};
std::optional<PointedAnswer> answerAt(
    const Plot& plot, const AccuracyFrame& frame, QPointF point, const Look& look);

} // namespace lab::ui
