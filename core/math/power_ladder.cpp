#include "core/math/power_ladder.h"

#include <cassert>
#include <cstddef>

namespace lab {

std::vector<DoubleDouble> powerLadder(DoubleDouble log, int numerator, int denominator, int count)
{
    assert(numerator >= 0 && denominator > 0 && count >= 0);
    const auto power = [&](int i) {
        return exp(
            -(log * DoubleDouble {static_cast<double>(i) * numerator, 0} / double(denominator)));
    };
    int stride = 1;
    while (stride * stride < count)
        stride *= 2;
    std::vector<DoubleDouble> powers;
    powers.reserve(static_cast<std::size_t>(count));
    DoubleDouble stepped;
    for (int i = 0; i < count; ++i) {
        if (i < stride) {
            powers.push_back(power(i));
            continue;
        }
        if (i % stride == 0)
            stepped = power(i);
        powers.push_back(stepped * powers[static_cast<std::size_t>(i % stride)]);
    }
    return powers;
}

} // namespace lab
