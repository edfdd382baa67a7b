#pragma once

#include "core/lessons/sketch.h"
#include "ui/paint/plot/plot.h"

#include <cstddef>
#include <optional>

class QPainter;

namespace lab::ui {

/// The drawn curve, and after the reveal the true one: solid where the drawn one is dashed.
/// `cursor` is the place of the keyboard.
Plot sketchPlot(const QRectF& area, const SketchFrame& frame,
    const std::optional<std::size_t>& cursor, const Look& look);

} // namespace lab::ui
