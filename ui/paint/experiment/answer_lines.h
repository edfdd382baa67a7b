#pragma once

#include "core/frames/experiment/accuracy_frame.h"
#include "ui/paint/plot/plot.h"

#include <QString>

#include <vector>

namespace lab::ui {

// The lines of the results against the evaluated length, their names and their numbers.

constexpr double answerMark = 3.5; ///< radius of a mark on a line, at 1x

bool isShare(const AccuracyFrame& frame); ///< accuracy, not nats
QString answerValueText(const AccuracyFrame& frame, double value); ///< "49 %", "1.27"
double answerDoublings(const AccuracyFrame& frame, int length); ///< as a multiple of the training
                                                                ///< length

/// The places of the marks on the line, this number of half widths of the interval above the mean.
std::vector<QPointF> answerPlaces(
    const Plot& plot, const AccuracyFrame& frame, const AccuracyFrame::Line& line, double halves);

Layers answerLine(const Plot& plot, const AccuracyFrame& frame, const AccuracyFrame::Line& line,
    const Look& look);
Layers answerBands(const Plot& plot, const AccuracyFrame& frame, const Look& look);

/// Saved runs drawn over the results: thin lines in the colours of their encodings, each run with
/// its own dash.
Layers laidOver(const Plot& plot, const AccuracyFrame& frame, const Look& look);
/// Their accessible text after the results; empty if there are none.
QString laidWords(const AccuracyFrame& frame);

/// The space to the right of the plot for the names at the line ends, for any selection.
double answerNamesWidth(const AccuracyFrame& frame, const Look& look);
/// Marks and names at the line ends, with a star if the task was not learned, and below them the
/// dashes of saved runs, with their results for the selected encoding if their names leave space.
Layers answerNames(
    const QRectF& area, const Plot& plot, const AccuracyFrame& frame, const Look& look);
/// The numbers of the lines at the selected length, beside it and in their order there.
Layers answersLookedAt(const Plot& plot, const AccuracyFrame& frame, const Look& look);
/// A dot per seed where a line's seeds differ.
Layers splitSeeds(const Plot& plot, const AccuracyFrame& frame, const Look& look);

} // namespace lab::ui
