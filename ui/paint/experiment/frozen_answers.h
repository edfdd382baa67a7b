#pragma once

#include "core/frames/experiment/pairs_used_frame.h"
#include "ui/paint/plot/axis.h"
#include "ui/paint/plot/layers.h"

#include <QPointF>
#include <QRectF>

#include <vector>

namespace lab::ui {

/// The results against the length if a pair is frozen: a separate plot beside that of the pairs,
/// made of layers.
struct FrozenAnswers {
    using Points = std::vector<AccuracyFrame::Point>;

    QRectF ground;
    Axis x; ///< doublings of the training length
    Axis y; ///< the accuracy

    FrozenAnswers(const QRectF& ground, const PairsUsedFrame& frame);

    std::vector<QPointF> places(const PairsUsedFrame& frame, const Points& points) const;
    Layers axes(const Look& look) const;
    /// The training length, the selected one, and chance level: below the lines.
    Layers limits(const PairsUsedFrame& frame, const Look& look) const;
    /// Pale lines for each other pair frozen, then all pairs rotated, then the selected pair
    /// frozen.
    Layers lines(const PairsUsedFrame& frame, const Look& look) const;
    /// At the line ends, up to `right`, with the results at the selected length.
    Layers names(double right, const PairsUsedFrame& frame, const Look& look) const;

private:
    QPointF at(const PairsUsedFrame& frame, const AccuracyFrame::Point& point, double value) const;
};

} // namespace lab::ui
