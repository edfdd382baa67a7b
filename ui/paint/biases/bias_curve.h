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

/// The layout of the lines of bias against distance and the table of heads: side by side, or the
/// table below if the lines would have no space. The table is the legend of the lines; if it has
/// more rows than fit, it shows those around the selected head.
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
    int rows = 0; ///< empty if a look has no words
    double numberRight = 0; ///< right end of the heads' numbers
    double slopeLeft = 0;
    double otherLeft = 0; ///< of the other rule's slopes
    bool hasOther = false; ///< they differ, and there is space for them
    int decimals = 4; ///< of the biases in the table

    /// `otherTitle` is the width of the title above the other rule's slopes. The axes contain the
    /// lines of the ghost, too.
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

/// The line of a head at a distance, straight between its points; NaN outside of it.
double biasAt(const BiasCurveFrame& frame, int head, double distance);

/// The lines of all heads with their handles: the key at its distance, and the parameters of the
/// encoding on the selected line. If the two rules of ALiBi differ, the other one is dashed; a
/// ghost's lines are dashed below.
Plot biasCurvePlot(const BiasCurveLayout& layout, const BiasCurveFrame& frame,
    const std::optional<BiasCurveFrame>& ghost, const Look& look);

/// The selected line, the element under the pointer and the current distance.
Layers biasCurvePointed(
    const Plot& plot, const BiasCurveFrame& frame, const Focus& focus, const Look& look);
/// The selected line at the start of a drag of its slope, dashed.
Layers slopeBefore(const Plot& taken, const Look& look);
/// The row of the head under the pointer.
Layers biasRowPointed(const BiasCurveLayout& layout, const BiasCurveFrame& frame,
    const Focus& focus, const Look& look);

} // namespace lab::ui
