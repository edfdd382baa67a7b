#pragma once

#include "core/drawing/drawing.h"
#include "core/lessons/sketch.h"

#include <cstddef>
#include <optional>

namespace lab::drawing {

/// A learner's sketch and its axes.
struct SketchPicture {
    Drawing drawing {};
    Axis x {};
    Axis y {};

    Point at(double valueX, double valueY) const { return {x.pixel(valueX), y.pixel(valueY)}; }
};

/// The drawn curve, and after the reveal the true one: solid where the drawn one is dashed.
/// `cursor` is the place of the keyboard.
SketchPicture sketchPicture(const SketchFrame& values, const std::optional<std::size_t>& cursor,
    const Box& place, const Style& style);

} // namespace lab::drawing
