#pragma once

#include "core/frames/experiment/accuracy_frame.h"
#include "ui/paint/plot/plot.h"

#include <QString>

#include <optional>

namespace lab::ui {

QString answersTitle(ExperimentMeasure measure);
/// What the lines are of, for those who hear the picture: the task, and whose models.
QString answersWords(const AccuracyFrame& frame);

/// The answers against the length that is asked, doubled from tick to tick, with the 95 % interval
/// as a band; the line of the length that is looked at can be dragged. Names stand at the line
/// ends, with what each has at that length. Shipped lines lie dotted under those of models that
/// were trained here; a ghost is drawn as thin dashed lines.
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
