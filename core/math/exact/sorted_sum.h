#pragma once

#include <vector>

namespace lab {

/// The sum of numbers added from the smallest to the largest, so that it is the same to the last
/// bit in whichever order they come. Real numbers add up in any order, doubles do not: 0.1 + 0.2 +
/// 0.3 differs from 0.3 + 0.2 + 0.1.
///
/// Law: the sum of a shuffled list is the sum of the list, exactly. No number is NaN.
double sortedSum(std::vector<double> numbers);

} // namespace lab
