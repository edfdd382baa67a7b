#pragma once

#include "core/frames/waves/odometer_frame.h"
#include "ui/paint/plot/plot.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <optional>

namespace lab::ui {

/// "From 7 to 8 all 4 of 4 wheels …": the sentence of the picture, also its accessible text.
QString odometerWords(const OdometerFrame& frame);

/// The wheel and the dial at a point, by their index in the frame.
std::optional<int> wheelAt(
    const OdometerFrame& frame, QPointF point, const QRectF& area, const Look& look);
std::optional<int> dialAt(
    const OdometerFrame& frame, QPointF point, const QRectF& area, const Look& look);

/// The wheels with the digit of n and that of n + 1 below it, those that change in another colour;
/// under them the dials of the pairs, at n and, light, at n + 1; and below, the number of wheels
/// that change after each position shown, above the one step that all positions share. n is a line
/// to drag; so is the end of the digits of a wheel, in the title line.
Plot odometerPlot(const QRectF& area, const OdometerFrame& frame,
    const std::optional<OdometerFrame>& ghost, const Look& look);

/// The element under the pointer: a wheel, a dial or a position.
Layers odometerPointed(const Plot& plot, const OdometerFrame& frame, const QRectF& area,
    const Focus& focus, const Look& look);

} // namespace lab::ui
