#pragma once

#include "core/math/random.h"

#include <Eigen/Core>

#include <cstdint>

namespace lab {

/// Normal numbers; the same seed gives the same numbers.
inline Eigen::ArrayXd randomVector(Eigen::Index width, std::uint64_t seed)
{
    Random random(seed);
    Eigen::ArrayXd vector(width);
    for (double& number : vector)
        number = random.normal();
    return vector;
}

} // namespace lab
