#pragma once

#include "core/lessons/sketch.h"
#include "ui/paint/axes.h"
#include "ui/paint/look.h"

namespace lab::ui {

/// Where a sketch's numbers lie in its picture.
struct SketchLayout {
    SketchLayout(const QRectF& area, const SketchFrame& frame, const Look& look);

    QRectF plot;
    AxisScale across;
    AxisScale upwards;
    std::vector<double> ticks;
};

/// The drawn curve, and after the reveal the true one: solid where the drawn one is dashed.
/// `cursor` is the place that the keyboard is at.
void paintSketch(QPainter& painter, const QRectF& area, const SketchFrame& frame,
    const std::optional<std::size_t>& cursor, const Look& look);

} // namespace lab::ui
