#pragma once

#include <limits>
#include <numbers>

namespace lab {

inline constexpr double twoPi = 2 * std::numbers::pi; ///< a whole turn in radians
inline constexpr double infinity = std::numeric_limits<double>::infinity();
/// Stands in a table or a picture where there is no number; it is written as an empty cell.
inline constexpr double noNumber = std::numeric_limits<double>::quiet_NaN();

} // namespace lab
