#pragma once

#include "core/frames/experiment/pairs_used_frame.h"
#include "ui/paint/plot/axis.h"
#include "ui/paint/plot/layers.h"

#include <QPointF>
#include <QRectF>

#include <vector>

namespace lab::ui {

/// The answers against the length where a pair is frozen: a plot of its own beside that of the
/// pairs, made of layers.
struct FrozenAnswers {
    using Points = std::vector<AccuracyFrame::Point>;

    QRectF ground;
    Axis x; ///< doublings of the trained length
    Axis y; ///< the share of right answers

    FrozenAnswers(const QRectF& ground, const PairsUsedFrame& frame);

    std::vector<QPointF> places(const PairsUsedFrame& frame, const Points& points) const;
    Layers axes(const Look& look) const;
    /// The trained length, the one that is looked at, and guessing: below the lines.
    Layers limits(const PairsUsedFrame& frame, const Look& look) const;
    /// Faintly each other pair frozen, then all turning, then the pair that is looked at.
    Layers lines(const PairsUsedFrame& frame, const Look& look) const;
    /// At the line ends, up to `right`, with what each has at the length that is looked at.
    Layers names(double right, const PairsUsedFrame& frame, const Look& look) const;

private:
    QPointF at(const PairsUsedFrame& frame, const AccuracyFrame::Point& point, double value) const;
};

} // namespace lab::ui
