#pragma once

#include "ui/paint/rotations/score_curve.h"

#include <QPointF>

namespace lab::ui {

/// Of the curve of one pair beside that of the score: dots, because A has dashes.
CurveStyle pairStyle(const CurveFrame& score, const Look& look);
double valueOf(const CurveFrame& curve, double x); ///< interpolates its values along a line

/// The curves that are drawn, and the point of the current distance.
struct NotedCurves {
    const CurveFrame& score;
    const CurveFrame& pair;
    const ScoreCurveShown& shown;
    QPointF point;
};

/// The current score and the name of the pair's curve, where they touch neither the curves nor each
/// other.
Layers scoreCurveNotes(const Plot& plot, const NotedCurves& curves, const Look& look);

} // namespace lab::ui
