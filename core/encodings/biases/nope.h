#pragma once

#include "core/encodings/biases/nope_parameters.h"

#include <cstdint>

namespace lab {

/// What is added to a score: 0, or NaN where the mask hides the key.
double bias(const Nope& nope, std::int64_t query, std::int64_t key);

/// The weight of `key` among `keys` ≥ 1 keys of the same score; 0 where it is hidden. `query` and
/// `key` are from 0, both below `keys`.
double evenWeight(const Nope& nope, std::int64_t query, std::int64_t key, std::int64_t keys);

} // namespace lab
