#pragma once

#include <limits>
#include <numbers>

namespace lab {

inline constexpr double twoPi = 2 * std::numbers::pi; ///< a full turn in radians
inline constexpr double infinity = std::numeric_limits<double>::infinity();
/// Means "no number" in a table or a picture; written as an empty cell.
inline constexpr double noNumber = std::numeric_limits<double>::quiet_NaN();

} // namespace lab
