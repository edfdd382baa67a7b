#pragma once

#include "core/frames/biases/biases_frames.h"
#include "ui/paint/axes.h"
#include "ui/paint/plot/plot.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace lab::ui {

/// Where the lines of bias against distance and the table of heads stand in an area: side by side,
/// or the table below where that would leave the lines no space. The table is the legend of the
/// lines; when it has more rows than fit it shows those around the selected head.
struct BiasCurveLayout {
    QRectF plot;
    QPointF curveTitle; ///< baselines
    QPointF tableTitle;
    AxisScale x;
    AxisScale y;
    std::vector<double> biasTicks;
    QRectF table;
    double pitch = 0; ///< of the rows
    int firstHead = 1;
    int rows = 0; ///< none where a look has no words
    double numberRight = 0; ///< right end of the heads' numbers
    double slopeLeft = 0;
    double otherLeft = 0; ///< of the other rule's slopes
    bool hasOther = false; ///< they differ, and there is space for them
    int decimals = 4; ///< of the biases in the table

    /// `otherTitle` is the width of the words above the other rule's slopes. The axes hold the
    /// lines of the ghost too.
    BiasCurveLayout(const QRectF& area, const BiasCurveFrame& frame, double otherTitle,
        const Look& look, const std::optional<BiasCurveFrame>& ghost = {});

    QRectF row(int head) const;
    std::optional<int> headInTable(QPointF point) const;
    /// The head whose line is nearest to the point, within a few pixels.
    std::optional<int> headOfLine(
        QPointF point, const BiasCurveFrame& frame, const Look& look) const;
    std::int64_t distanceAt(double pixel) const;

private:
    double tableWidth(const BiasCurveFrame& frame, double otherTitle, const Look& look);
    void placeCurve(const QRectF& area, const BiasCurveFrame& frame, const Look& look,
        const std::optional<BiasCurveFrame>& ghost);
    void placeTable(const QRectF& area, const BiasCurveFrame& frame, const Look& look);
};

/// The line of a head at a distance, straight between its points; NaN where it is not.
double biasAt(const BiasCurveFrame& frame, int head, double distance);

/// The lines of all heads with the handles of what they show: the key at its distance, and the
/// parameters of the encoding that the selected line tells. Where the two rules of ALiBi differ the
/// other one is dashed; a ghost's lines lie dashed below.
Plot biasCurvePlot(const BiasCurveLayout& layout, const BiasCurveFrame& frame,
    const std::optional<BiasCurveFrame>& ghost, const Look& look);

/// The selected line, what is under the pointer and the present distance.
Layers biasCurvePointed(
    const Plot& plot, const BiasCurveFrame& frame, const Focus& focus, const Look& look);
/// The selected line as it was when its slope was taken, dashed.
Layers slopeBefore(const Plot& taken, const Look& look);
/// The row of a head that is pointed at.
Layers biasRowPointed(const BiasCurveLayout& layout, const BiasCurveFrame& frame,
    const Focus& focus, const Look& look);

} // namespace lab::ui
