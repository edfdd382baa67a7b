#pragma once

#include "core/encodings/scaling/parameters.h"

#include <string_view>
#include <vector>

namespace lab::ui {

/// The parameters that the method reads, those that are changed most often first.
std::vector<std::string_view> numbersOf(ScalingMethod method);

} // namespace lab::ui
