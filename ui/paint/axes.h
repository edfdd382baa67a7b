#pragma once

#include "core/drawing/ticks.h"
#include "ui/paint/look.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <QLineF>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace lab::ui {

/// A linear map between numbers and pixels along one direction. `from` may be below or right of
/// `to` (a vertical axis grows upwards).
struct AxisScale {
    double lowest = 0;
    double highest = 1;
    double from = 0; ///< pixel of lowest
    double to = 1; ///< pixel of highest

    double pixel(double value) const
    {
        return from + (value - lowest) / (highest - lowest) * (to - from);
    }
    double value(double pixel) const
    {
        return lowest + (pixel - from) / (to - from) * (highest - lowest);
    }
    double pixelsPerUnit() const { return (to - from) / (highest - lowest); }
};

using drawing::positionTicks;
using drawing::roundRange;
using drawing::roundTicks;
using drawing::steadyRange;
using drawing::TickedRange;

/// Whether every `stride`-th of the labels at these ascending pixels along x is farther from the
/// next than the width of a space; otherwise two of them read as one.
bool areApart(const std::vector<QString>& labels, const std::vector<double>& pixels,
    std::size_t stride, const Look& look);

/// The numbers of ticks along x: if they would touch, powers of ten or, if that is not enough, only
/// every second, fourth, … and the others empty.
std::vector<QString> fittingLabels(
    const std::vector<double>& ticks, const AxisScale& scale, const Look& look);

/// A line along x or y whose edges are between device pixels; `width` as in the window at 1x.
void paintLine(
    QPainter& painter, const QLineF& line, const QColor& colour, double width, const Look& look);

} // namespace lab::ui
