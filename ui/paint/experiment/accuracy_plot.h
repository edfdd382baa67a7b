#pragma once

#include "core/frames/experiment/accuracy_frame.h"
#include "ui/paint/plot/plot.h"

#include <QString>

#include <optional>

namespace lab::ui {

QString answersTitle(ExperimentMeasure measure);
QString showAnswersText(); ///< the button "Show without a bet"
/// Its place, in the middle of a plot that is covered.
QRectF coverButton(const Plot& plot, const Look& look);
/// The subject of the lines, for the accessible text: the task, and whose models.
QString answersWords(const AccuracyFrame& frame);

/// The results against the evaluated length, doubled from tick to tick, with the 95 % interval as a
/// band; the line of the selected length can be dragged. Names are at the line ends, with the
/// results at that length. Bundled lines are dotted under those of models that were trained here; a
/// ghost is drawn as thin dashed lines. Before a prediction there are no lines.
Plot accuracyPlot(const QRectF& area, const AccuracyFrame& frame,
    const std::optional<AccuracyFrame>& ghost, const Look& look);

/// The mark of the line and length under the pointer, with its number.
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
