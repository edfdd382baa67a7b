#pragma once

#include "core/encodings/turning/rotary_scaling.h"
#include "core/math/exact/double_double.h"

#include <vector>

namespace lab {

/// The ramps that the scalings of RoPE mix frequencies by, one number for each rotated pair, 0 for
/// the fast pairs and 1 for the slow ones, straight in between.
///
/// Along the pair index a ramp runs from the pair that makes `fast` turns within the original
/// length to the one that makes `slow` turns; along the turns tᵢ = L₀·θᵢ/2π it is
/// (fast − tᵢ)/(fast − slow), so that it falls off at each pair by a factor instead of a step.
/// Llama 3's is a step at the slow end where its fast end is not above it: transformers divides
/// below `low` and mixes nothing then (modeling_rope_utils.py; Meta's own code refuses it or keeps
/// what turns more than `high`).
using Ramp = std::vector<DoubleDouble>;

Ramp yarnRampExactly(const Rotary& rotary, const RotaryScaling& scaling);
Ramp llama3Ramp(const Rotary& rotary, const RotaryScaling& scaling);
Ramp linearRamp(const Rotary& rotary, const RotaryScaling& scaling); ///< by parts, beta
Ramp plainRamp(const Rotary& rotary, const RotaryScaling& scaling); ///< by parts, gamma

/// base^(−2i/r) of each rotated pair.
std::vector<DoubleDouble> plainLadder(const Rotary& rotary);

} // namespace lab
