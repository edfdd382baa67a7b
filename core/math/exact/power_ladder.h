#pragma once

#include "core/math/exact/double_double.h"

#include <vector>

namespace lab {

/// e^(−i·log·numerator/denominator) for i < count: base^(−i·numerator/denominator) where log is
/// the logarithm of the base, for the price of some 2√count powers.
///
/// Each is a power of its own or the product of two, so none is off by more than two of them and a
/// rounding: within 2⁻⁹⁹ of its value where log·count·numerator/denominator is below 32. The last
/// few ladders of a thread are remembered.
std::vector<DoubleDouble> powerLadder(DoubleDouble log, int numerator, int denominator, int count);

} // namespace lab
