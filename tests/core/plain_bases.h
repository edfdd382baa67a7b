#pragma once

#include "core/analysis/base_bound.h"

namespace lab {

/// The functions of base_bound.h for a base without an extension.
inline std::optional<std::int64_t> firstNegativeDistance(
    double base, int width, std::int64_t length)
{
    return firstNegativeDistance(ladderTurns({width, {}}, base), length);
}

/// Whether B(m) ≥ 0 at every distance m in 0 … length − 1.
inline bool serves(double base, int width, std::int64_t length)
{
    return !firstNegativeDistance(base, width, length);
}

inline std::optional<BaseBound> smallestBase(
    int width, std::int64_t length, double largestBase = 1e15)
{
    return smallestBase(LadderFamily {width, {}}, length, {}, {}, largestBase);
}

} // namespace lab
