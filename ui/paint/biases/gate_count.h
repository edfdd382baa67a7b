#pragma once

#include "core/frames/biases/biases_frames.h"
#include "ui/paint/plot/plot.h"

#include <QRectF>

#include <cstdint>
#include <optional>

namespace lab::ui {

/// CoPE: what is counted from each key to the present query, against the distance. Each key is a
/// step as high as its gate; a knob at the top of a step is dragged up and down, and opens and
/// closes that gate. All beyond it move along. The thin straight line counts every key.
///
/// `held` is the axis upwards of a knob that is held, which stands still.
Plot gatePlot(const QRectF& area, const BiasCurveFrame& frame,
    const std::optional<BiasCurveFrame>& ghost, const std::optional<Axis>& held, const Look& look);

/// The step of the present key and of the one that is pointed at, with their gates.
Layers gatePointed(
    const Plot& plot, const BiasCurveFrame& frame, const Focus& focus, const Look& look);

} // namespace lab::ui
