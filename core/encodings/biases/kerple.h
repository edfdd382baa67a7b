#pragma once

#include "core/encodings/biases/kerple_parameters.h"

#include <cstdint>

namespace lab {

/// NaN where the key lies in the query's future.
double bias(const Kerple& kerple, std::int64_t query, std::int64_t key);

} // namespace lab
