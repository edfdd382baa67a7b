#include "core/encodings/sandwich/formula.h"

#include <cassert>
#include <limits>

namespace lab {

CosineSum distanceSum(const Sandwich& sandwich)
{
    assert(sandwich.base > 1 && sandwich.width >= 2 && sandwich.width <= 8192
        && sandwich.width % 2 == 0);
    const int pairs = sandwich.width / 2;
    const std::vector<Turn> ladder = turnLadder(sandwich.base, 2, sandwich.width, pairs + 1);
    CosineSum sum;
    for (std::size_t pair = 1; pair < ladder.size(); ++pair)
        sum.terms.push_back({1, ladder[pair], 0});
    return sum;
}

double bias(const Sandwich& sandwich, const CosineSum& sum, std::int64_t query, std::int64_t key)
{
    if (key > query)
        return std::numeric_limits<double>::quiet_NaN();
    return sandwich.factor * values(sum, query - key, 1).front();
}

} // namespace lab
