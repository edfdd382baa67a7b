#pragma once

#include "core/encodings/sandwich/parameters.h"
#include "core/math/exact/cosine_sum.h"

#include <cstdint>

namespace lab {

/// S as a function of distance, without the factor.
CosineSum distanceSum(const Sandwich& sandwich);

/// factor·S(query − key) with S = distanceSum(sandwich); NaN if the key is after the query.
double bias(const Sandwich& sandwich, const CosineSum& sum, std::int64_t query, std::int64_t key);

} // namespace lab
