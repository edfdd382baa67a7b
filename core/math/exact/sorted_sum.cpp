#include "core/math/exact/sorted_sum.h"

#include <algorithm>
#include <numeric>

namespace lab {

double sortedSum(std::vector<double> numbers)
{
    std::ranges::sort(numbers);
    return std::accumulate(numbers.begin(), numbers.end(), 0.0);
}

} // namespace lab
