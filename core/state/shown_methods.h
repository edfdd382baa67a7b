#pragma once

#include "core/encodings/turning/rotary_scaling_parameters.h"
#include "core/state/lab_state.h"

#include <optional>
#include <span>
#include <string_view>

namespace lab {

/// Every method of length extension, in the order of ScalingMethod, and the parameter that switches
/// its line on in the pictures of Base ("base.shows_yarn").
///
/// Law: each method has one such parameter, and methodShownBy(keyOfShown(method)) is the method.
std::span<const ScalingMethod> scalingMethods();
std::string_view keyOfShown(ScalingMethod method);
std::optional<ScalingMethod> methodShownBy(std::string_view key);

/// Whether there is a line of the method to draw. LongRoPE has none as long as no model's file has
/// given its lists: without them it changes nothing.
bool hasNumbers(const RotaryScaling& scaling, ScalingMethod method);

/// Whether its line is drawn: the chosen method's always, another one's when it is switched on.
bool isShown(const LabState& state, ScalingMethod method);

} // namespace lab
