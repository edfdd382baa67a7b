#include "core/encodings/kerple/formula.h"

#include <cassert>
#include <cmath>
#include <limits>

namespace lab {

double bias(const Kerple& kerple, std::int64_t query, std::int64_t key)
{
    assert(kerple.r1 > 0 && kerple.r2 > 0);
    assert(kerple.kernel == KerpleKernel::Logarithmic || kerple.r2 <= 2);
    if (key > query)
        return std::numeric_limits<double>::quiet_NaN();
    const auto distance = static_cast<double>(query - key);
    const double loss = kerple.kernel == KerpleKernel::Logarithmic
        ? std::log1p(kerple.r2 * distance)
        : std::pow(distance, kerple.r2);
    return 0 - kerple.r1 * loss; // 0 − x: no negative zero
}

} // namespace lab
