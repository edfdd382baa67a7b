#pragma once

#include "core/encodings/kerple/parameters.h"

#include <cstdint>

namespace lab {

/// NaN if the key is after the query.
double bias(const Kerple& kerple, std::int64_t query, std::int64_t key);

} // namespace lab
