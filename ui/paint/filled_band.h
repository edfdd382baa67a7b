#pragma once

#include "ui/paint/look.h"

#include <QColor>
#include <QPointF>
#include <QRectF>

#include <span>

class QPainter;

namespace lab::ui {

/// The area between two lines through points with the same ascending x, clipped to the plot.
///
/// On a screen its coverage is filled column by column as for a curve; for SVG and PDF it is a
/// polygon.
void paintFilledBand(QPainter& painter, const QRectF& plot, std::span<const QPointF> upper,
    std::span<const QPointF> lower, const QColor& colour, const Look& look);

} // namespace lab::ui
