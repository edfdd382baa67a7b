#include "core/math/exact/sorted_sum.h"

#include <doctest/doctest.h>

#include <algorithm>

TEST_CASE("the sum of a list is the same in every order, to the last bit")
{
    std::vector<double> numbers {0.1, 0.2, 0.3, -0.7, 1e16, -1e16, 0.4};
    const double sum = lab::sortedSum(numbers);
    std::ranges::sort(numbers);
    while (std::ranges::next_permutation(numbers).found)
        CHECK(std::ranges::equal(std::vector {lab::sortedSum(numbers)}, std::vector {sum}));
    CHECK(lab::sortedSum({}) <= 0);
}
