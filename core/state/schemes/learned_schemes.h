#pragma once

#include "core/encodings/added/learned_parameters.h"
#include "core/encodings/biases/relative_bias_parameters.h"
#include "core/encodings/relative/shaw_parameters.h"
#include "core/experiment/toy_table.h"

#include <cstdint>

namespace lab {

// The encodings whose tables somebody has to train, with the seed of the untrained numbers shown.

struct LearnedScheme {
    Learned encoding;
    std::int64_t seed = 1;
    TakenTable table; ///< in the place of the seeded one; fits() the encoding

    bool operator==(const LearnedScheme&) const = default;
};

struct ShawScheme {
    /// Small enough that a sentence meets distances past the clip, and large enough to be seen.
    Shaw encoding {.clip = 3, .width = 16};
    double deviation = 1; ///< of the first values
    std::int64_t seed = 1;
    TakenTable table; ///< in the place of the vectors of the keys; fits() the encoding

    bool operator==(const ShawScheme&) const = default;
};

struct RelativeBiasScheme {
    RelativeBias encoding;
    std::int64_t seed = 1;

    bool operator==(const RelativeBiasScheme&) const = default;
};

} // namespace lab
