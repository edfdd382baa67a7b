#pragma once

#include "core/frames/curve_frame.h"
#include "ui/paint/axes.h"
#include "ui/paint/look.h"

#include <QColor>
#include <QList>
#include <QRectF>

#include <span>

class QPainter;

namespace lab::ui {

struct CurveStyle {
    QColor colour;
    double width = 1.5; ///< pixels at 1x
    double dotRadius = 0; ///< 0 draws none
    QList<qreal> dashes {}; ///< in widths, dash and gap alternating
};

/// A curve that is a function of x, clipped to `plot`, with its standard deviation as a band behind
/// it.
///
/// On a screen its coverage is filled column by column into an image of device pixels (a thick
/// antialiased polyline of Qt takes a hundred times as long); for SVG and PDF it is a polyline
/// clipped to the plot by hand, because the SVG writer ignores clips.
void paintCurve(QPainter& painter, const QRectF& plot, const AxisScale& x, const AxisScale& y,
    const CurveFrame& curve, const CurveStyle& style, const Look& look);

/// Straight pieces of a picture in one pass, such as lines of bias against distance.
void paintPolyline(QPainter& painter, const QRectF& plot, std::span<const QPointF> points,
    const CurveStyle& style, const Look& look);

} // namespace lab::ui
