#pragma once

#include "core/frames/biases/biases_frames.h"
#include "ui/paint/plot/plot.h"

#include <QRectF>

#include <cstdint>
#include <optional>

namespace lab::ui {

/// CoPE: the count from each key to the current query, against the distance. Each key is a step as
/// high as its gate; a knob at the top of a step can be dragged vertically to change that gate. All
/// steps beyond it move along. The thin straight line counts every key.
///
/// `held` is the vertical axis at the start of a drag, which stays fixed.
Plot gatePlot(const QRectF& area, const BiasCurveFrame& frame,
    const std::optional<BiasCurveFrame>& ghost, const std::optional<Axis>& held, const Look& look);

/// The steps of the current key and of the one under the pointer, with their gates.
Layers gatePointed(
    const Plot& plot, const BiasCurveFrame& frame, const Focus& focus, const Look& look);

} // namespace lab::ui
