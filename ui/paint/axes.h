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
using drawing::roundTicks;

/// A line along x or y whose edges are between device pixels; `width` as in the window at 1x.
void paintLine(
    QPainter& painter, const QLineF& line, const QColor& colour, double width, const Look& look);

} // namespace lab::ui
