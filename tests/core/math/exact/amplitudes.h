#pragma once

#include "core/math/exact/cosine_sum.h"

#include <cmath>

namespace lab {

/// The maximum absolute value of a sum at any position.
inline double amplitudes(const CosineSum& sum)
{
    double total = std::abs(sum.offset);
    for (const CosineSum::Term& term : sum.terms)
        total += std::abs(term.amplitude);
    return total;
}

} // namespace lab
