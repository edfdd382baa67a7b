#pragma once

#include "core/frames/biases/biases_frames.h"
#include "ui/paint/axes.h"
#include "ui/paint/controls/handles.h"
#include "ui/paint/look.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

class QPainter;

namespace lab::ui {

/// Where the lines of bias against distance and the table of slopes stand in an area: side by
/// side, or the table below where that would leave the lines no room. The table is the legend of
/// the lines; when it has more rows than fit it shows those around the selected head.
struct BiasCurvePlaces {
    QRectF plot;
    QPointF curveTitle; ///< baselines
    QPointF tableTitle;
    AxisScale x;
    AxisScale y;
    std::vector<double> biasTicks;
    QRectF table;
    double pitch = 0; ///< of the rows
    int firstHead = 1;
    int rows = 0;
    double numberRight = 0; ///< right end of the heads' numbers
    double slopeLeft = 0;
    double otherLeft = 0; ///< of the other rule's slopes
    int decimals = 4; ///< of the biases in the table

    /// `otherTitle` is the width of the words above the other rule's slopes. The axes hold the
    /// lines of the ghost too.
    BiasCurvePlaces(const QRectF& area, const BiasCurveFrame& frame, double otherTitle,
        const Look& look, const std::optional<BiasCurveFrame>& ghost = {});

    QRectF row(int head) const;
    std::optional<int> headInTable(QPointF point) const;
    /// The head of the line nearest to a point of the plot, within reach.
    std::optional<int> headOfLine(
        QPointF point, const BiasCurveFrame& frame, const Look& look) const;
    bool showsDistance(const BiasCurveFrame& frame) const;
    QPointF handle(const BiasCurveFrame& frame) const;
    std::int64_t distanceAt(double pixel) const;

private:
    double tableWidth(const BiasCurveFrame& frame, double otherTitle, const Look& look);
    void placeCurve(const QRectF& area, const BiasCurveFrame& frame, const Look& look);
    double m_steepest = 0; ///< of all lines, in bias a position
    void placeTable(const QRectF& area, const BiasCurveFrame& frame, const Look& look);
};

/// Axes, and the lines of all heads; where the two rules differ those of the other one are dashed.
/// Under them the ghost's lines, faint and dashed, of the selected head alone where they are many.
void paintBiasLines(QPainter& painter, const BiasCurvePlaces& places, const BiasCurveFrame& frame,
    const Look& look, const std::optional<BiasCurveFrame>& ghost = {});

/// The selected head's line, the present distance, and the table of slopes with the biases there.
void paintBiasLineMarks(QPainter& painter, const BiasCurvePlaces& places,
    const BiasCurveFrame& frame, HandleState handle, const PointedLook& look);

} // namespace lab::ui
