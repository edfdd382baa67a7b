#pragma once

#include "core/encodings/scaling/parameters.h"
#include "core/state/lab_state.h"

#include <optional>
#include <span>
#include <string_view>

namespace lab {

/// All methods of length extension, in the order of ScalingMethod, and the parameter that shows the
/// line of a method in the pictures of Context ("base.shows_yarn").
///
/// Law: each method has one such parameter, and methodShownBy(keyOfShown(method)) is the method.
std::span<const ScalingMethod> scalingMethods();
std::string_view keyOfShown(ScalingMethod method);
std::optional<ScalingMethod> methodShownBy(std::string_view key);

/// Whether the method has a line to draw. LongRoPE has none until a model file provides its lists:
/// without them it changes nothing.
bool hasNumbers(const RotaryScaling& scaling, ScalingMethod method);

/// Whether its line is drawn: always for the chosen method, for others if they are switched on.
bool isShown(const LabState& state, ScalingMethod method);

} // namespace lab
