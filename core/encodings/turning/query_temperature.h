#pragma once

#include "core/encodings/turning/query_temperature_parameters.h"

#include <cstdint>

namespace lab {

/// What a query at `position` ≥ 0, or its scores, are multiplied by.
double temperature(const QueryTemperature& rule, std::int64_t position);

} // namespace lab
