#pragma once

#include "core/encodings/turning/rotary_parameters.h"
#include "core/encodings/turning/rotary_scaling_parameters.h"

#include <string_view>

namespace lab {

/// The method's rope_type in a model's configuration (transformers, modeling_rope_utils): "yarn".
/// "default" of a method that none names, which is written as plain RoPE, perhaps with another
/// rope_theta.
std::string_view ropeType(ScalingMethod method);

bool isWrittenAsPlain(ScalingMethod method);

/// The rope_theta: that of NTK-aware and of the adjusted base is another one than the ladder's.
double writtenBase(const Rotary& rotary, const RotaryScaling& scaling);

/// The partial_rotary_factor, 1 where none has to be said: where the widths say it, as MLA's do.
double writtenShare(const RotaryScaling& scaling, double rotatedShare, bool doWidthsSayIt);

} // namespace lab
