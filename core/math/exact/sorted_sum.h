#pragma once

#include <vector>

namespace lab {

/// The sum of numbers, added from the smallest to the largest, so that it is the same to the last
/// bit for every order of the input. The order matters for doubles, unlike for real numbers: 0.1 +
/// 0.2 + 0.3 differs from 0.3 + 0.2 + 0.1.
///
/// Law: the sum of a shuffled list equals the sum of the list exactly. No number may be NaN.
double sortedSum(std::vector<double> numbers);

} // namespace lab
