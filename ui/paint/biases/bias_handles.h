#pragma once

#include "core/frames/biases/biases_frames.h"
#include "ui/paint/plot/plot.h"

#include <optional>

namespace lab::ui {

/// What can be taken hold of on the lines of bias against distance: the key at its distance, and
/// the parameters of the encoding that the line of the selected head tells. A parameter's handle
/// stands on that line, and the line goes through it wherever it is brought:
///
/// ALiBi: the largest exponent, as a diamond at the far end, and hollow where A has it; KERPLE: r₁
/// at the far end, r₂ at a quarter of the way; Sandwich: its factor at the distance 0; learned
/// relative bias: the clipping distance, on both sides where both are seen; FIRE: the threshold,
/// where it is among the distances shown.
void addBiasHandles(Plot& plot, const BiasCurveFrame& frame,
    const std::optional<BiasCurveFrame>& ghost, const Look& look);

} // namespace lab::ui
