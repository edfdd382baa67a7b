#pragma once

#include "ui/paint/plot/axis.h"
#include "ui/paint/plot/layers.h"

#include <QLineF>
#include <QMarginsF>
#include <QPointF>
#include <QRectF>

class QPainter;

namespace lab::ui {

/// `area` without margins at 1x, at least a pixel wide and high, and always within it.
QRectF groundIn(const QRectF& area, const QMarginsF& margins, const Look& look);

/// A picture with two axes that is no drawing yet: a chart of the derivation, or a learner's
/// sketch.
struct Plot {
    QRectF ground {}; ///< between the axes; empty if there is nothing to show
    Axis x {};
    Axis y {};
    Layers layers {};

    QPointF at(double valueX, double valueY) const { return {x.pixel(valueX), y.pixel(valueY)}; }
    /// Through the ground, at a number of its axis.
    QLineF upright(double valueX) const;
    QLineF level(double valueY) const;
};

/// The axes and the layers.
void paintPlotGround(QPainter& painter, const Plot& plot, const Look& look);

} // namespace lab::ui
