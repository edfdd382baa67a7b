#pragma once

#include "core/encodings/learned/parameters.h"
#include "core/encodings/relative_bias/parameters.h"
#include "core/encodings/shaw/parameters.h"
#include "core/experiment/toy_table.h"

#include <cstdint>

namespace lab {

// The encodings with learned tables, with the seed of the untrained values shown.

struct LearnedScheme {
    Learned encoding;
    std::int64_t seed = 1;
    TableChoice table; ///< replaces the seeded one; fits() the encoding

    bool operator==(const LearnedScheme&) const = default;
};

struct ShawScheme {
    /// The clip is small enough for a sentence to contain distances beyond it.
    Shaw encoding {.clip = 3, .width = 16};
    double deviation = 1; ///< of the initial values
    std::int64_t seed = 1;
    TableChoice table; ///< replaces the vectors of the keys; fits() the encoding

    bool operator==(const ShawScheme&) const = default;
};

struct RelativeBiasScheme {
    RelativeBias encoding;
    std::int64_t seed = 1;

    bool operator==(const RelativeBiasScheme&) const = default;
};

} // namespace lab
