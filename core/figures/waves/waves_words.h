#pragma once

#include "core/drawing/words.h"

#include <string>
#include <vector>

namespace lab::drawing::waves {

/// The number of positions in runs of this mean length: "16", "15–16", "19 531".
std::string runLength(double width, const Language& words);

inline constexpr const char* noteSeparator = " · ";
std::string joined(const std::vector<std::string>& notes); ///< with that between them

constexpr double upperTitleBaseline = 16; ///< from the top of a picture below the bench's title
constexpr double lowerTitleBaseline = 24; ///< of a picture below another

} // namespace lab::drawing::waves
