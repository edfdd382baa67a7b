#pragma once

#include "core/frames/rotations/rotations_frames.h"
#include "ui/paint/axes.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

class QPainter;

namespace lab::ui {

struct ScoreCurveLayout {
    QRectF plot;
    AxisScale distance;
    AxisScale score;
    std::vector<double> ticks; ///< of the score
};

/// Right of the plot, at 1x: room for half of the last distance's number.
constexpr double scoreCurveMargin = 16;

/// The width of the plot depends on the area alone, so the frame can be made for it.
double scoreCurveWidth(const QRectF& area, const Look& look);
ScoreCurveLayout scoreCurveLayout(const QRectF& area, const ScoreCurveFrame& frame,
    const PresentScore& present, const Look& look);

/// Where the present distance stands on the curve; at the edge where it is farther than shown.
QPointF presentPoint(
    const ScoreCurveFrame& frame, const PresentScore& present, const ScoreCurveLayout& layout);

/// The pair whose share is drawn: the one under the pointer, else the selected one.
int pairShown(const ScoreCurveFrame& frame, const PointedLook& look);

/// The score against the distance m − n with the present distance on it, and one pair's share of
/// it as a dashed curve. Dots are the whole distances; zoomed out, a pixel is the mean of many with
/// their spread.
///
/// It comes in two layers. The ground is what stays while the present distance moves: title, axes
/// and curves, the ghost's under the frame's; it depends on these, the range of the layout and the
/// pair shown. The range of the frame holds the ghost too. At the right end of the title's line so
/// many pixels stay free.
void paintScoreCurveGround(QPainter& painter, const QRectF& area, const ScoreCurveFrame& frame,
    const PresentScore& present, const PointedLook& look,
    const std::optional<ScoreCurveFrame>& ghost = {}, double titleRoomRight = 0);
void paintScoreCurveMarks(QPainter& painter, const QRectF& area, const ScoreCurveFrame& frame,
    const PresentScore& present, HandleState handle, const PointedLook& look);

/// The present score as the one large number, in the title's line at its right end.
void paintScoreTotal(
    QPainter& painter, const QRectF& area, const PresentScore& present, const Look& look);

} // namespace lab::ui
