#pragma once

#include "core/frames/experiment/accuracy_frame.h"
#include "ui/paint/plot/plot.h"

#include <QString>

#include <vector>

namespace lab::ui {

// The lines of the answers against the length that is asked, their names and their numbers.

constexpr double answerMark = 3.5; ///< radius of a mark on a line, at 1x

bool isShare(const AccuracyFrame& frame); ///< of right answers, not nats
QString answerValueText(const AccuracyFrame& frame, double value); ///< "49 %", "1.27"
double answerDoublings(const AccuracyFrame& frame, int length); ///< of the trained length

/// Where the line has its marks, so many half widths of the interval above the mean.
std::vector<QPointF> answerPlaces(
    const Plot& plot, const AccuracyFrame& frame, const AccuracyFrame::Line& line, double halves);

Layers answerLine(const Plot& plot, const AccuracyFrame& frame, const AccuracyFrame::Line& line,
    const Look& look);
Layers answerBands(const Plot& plot, const AccuracyFrame& frame, const Look& look);

/// Kept runs that lie over the answers: thin lines in the tones of their encodings, each run with a
/// dash of its own.
Layers laidOver(const Plot& plot, const AccuracyFrame& frame, const Look& look);
/// What is said of them after the answers; empty where there are none.
QString laidWords(const AccuracyFrame& frame);

/// What the names at the line ends need at the right of the plot, whichever is looked at.
double answerNamesWidth(const AccuracyFrame& frame, const Look& look);
/// Marks and names at the line ends, with a star where the task was not learned, and below them the
/// dashes of kept runs, with what they have of the encoding that is looked at where their names
/// leave space for it.
Layers answerNames(
    const QRectF& area, const Plot& plot, const AccuracyFrame& frame, const Look& look);
/// The numbers of the lines at the length that is looked at, beside it and in their order there.
Layers answersLookedAt(const Plot& plot, const AccuracyFrame& frame, const Look& look);
/// A dot for each seed where a line's seeds are split.
Layers splitSeeds(const Plot& plot, const AccuracyFrame& frame, const Look& look);

} // namespace lab::ui
