#pragma once

#include "core/encodings/scaling/formula.h"
#include "core/math/exact/double_double.h"

#include <vector>

namespace lab {

/// The ramps with which the scalings of RoPE mix frequencies: one value per rotated pair, 0 for the
/// fast pairs and 1 for the slow ones, linear between.
///
/// Along the pair index, a ramp goes from the pair with `fast` turns within the original length to
/// the one with `slow` turns. Along the turns tᵢ = L₀·θᵢ/2π it is (fast − tᵢ)/(fast − slow), so
/// that it changes from pair to pair by a factor instead of a constant step. Llama 3's ramp is a
/// step at the slow end if its fast end is not above it: transformers divides below `low` and mixes
/// nothing then (modeling_rope_utils.py; Meta's own code rejects this or keeps pairs with more than
/// `high` turns).
using Ramp = std::vector<DoubleDouble>;

Ramp yarnRampExactly(const Rotary& rotary, const RotaryScaling& scaling);
Ramp llama3Ramp(const Rotary& rotary, const RotaryScaling& scaling);
Ramp linearRamp(const Rotary& rotary, const RotaryScaling& scaling); ///< by parts, beta
Ramp plainRamp(const Rotary& rotary, const RotaryScaling& scaling); ///< by parts, gamma

/// base^(−2i/r) of each rotated pair.
std::vector<DoubleDouble> plainLadder(const Rotary& rotary);

} // namespace lab
