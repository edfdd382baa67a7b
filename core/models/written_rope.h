#pragma once

#include "core/encodings/rope/parameters.h"
#include "core/encodings/scaling/parameters.h"

#include <string_view>

namespace lab {

/// The method's rope_type in a model's configuration (transformers, modeling_rope_utils): "yarn".
/// "default" for a method without a type, which is written as plain RoPE, possibly with another
/// rope_theta.
std::string_view ropeType(ScalingMethod method);

bool isWrittenAsPlain(ScalingMethod method);

/// The rope_theta. For NTK-aware scaling and the adjusted base it differs from the base.
double writtenBase(const Rotary& rotary, const RotaryScaling& scaling);

/// The partial_rotary_factor; 1 if it need not be written, because the widths imply it, as for MLA.
double writtenShare(const RotaryScaling& scaling, double rotatedShare, bool doWidthsSayIt);

} // namespace lab
