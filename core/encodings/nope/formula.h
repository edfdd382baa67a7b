#pragma once

#include "core/encodings/nope/parameters.h"

#include <cstdint>

namespace lab {

/// The bias: 0, or NaN if the mask hides the key.
double bias(const Nope& nope, std::int64_t query, std::int64_t key);

/// The attention weight of `key` among `keys` ≥ 1 keys with equal scores; 0 if it is hidden.
/// `query` and `key` count from 0 and are below `keys`.
double evenWeight(const Nope& nope, std::int64_t query, std::int64_t key, std::int64_t keys);

} // namespace lab
