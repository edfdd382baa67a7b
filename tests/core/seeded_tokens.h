#pragma once

#include "core/attention/layer.h"
#include "core/encodings/seeded_matrices.h"

#include <cstdint>

namespace lab {

/// `count` tokens of normal numbers for a layer.
inline Eigen::MatrixXd seededTokens(const AttentionLayer& layer, int count, std::uint64_t seed)
{
    Random random(seed);
    return normalMatrix(random, count, modelWidth(layer), 1);
}

} // namespace lab
