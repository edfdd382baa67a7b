#pragma once

#include "core/encodings/rope/query_temperature_parameters.h"

#include <cstdint>

namespace lab {

/// The factor for a query at `position` ≥ 0, or for its scores.
double temperature(const QueryTemperature& rule, std::int64_t position);

} // namespace lab
