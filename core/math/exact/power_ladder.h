#pragma once

#include "core/math/exact/double_double.h"

#include <vector>

namespace lab {

/// e^(−i·log·numerator/denominator) for i < count: base^(−i·numerator/denominator) if log is the
/// logarithm of the base, at the cost of some 2√count powers.
///
/// Each is a power or the product of two, so its error is at most that of two powers and a
/// rounding: within 2⁻⁹⁹ of its value if log·count·numerator/denominator is below 32. The most
/// recent results of a thread are cached.
std::vector<DoubleDouble> powerLadder(DoubleDouble log, int numerator, int denominator, int count);

} // namespace lab
