#pragma once

#include "core/frames/biases/biases_frames.h"
#include "ui/paint/plot/plot.h"

#include <optional>

namespace lab::ui {

/// The handles on the lines of bias against distance: the key at its distance, and the parameters
/// of the encoding on the line of the selected head. The handle of a parameter is on that line, and
/// the line follows it:
///
/// ALiBi: the largest exponent, as a diamond at the far end, hollow for A; KERPLE: r₁ at the far
/// end, r₂ at a quarter of the axis; Sandwich: its factor at distance 0; learned relative bias: the
/// clipping distance, on both sides if both are visible; FIRE: the threshold, if it is among the
/// distances shown.
void addBiasHandles(Plot& plot, const BiasCurveFrame& frame,
    const std::optional<BiasCurveFrame>& ghost, const Look& look);

} // namespace lab::ui
