#pragma once

#include "core/encodings/swin/parameters.h"
#include "core/encodings/t5/parameters.h"
#include "core/experiment/toy_table.h"

#include <cstdint>

namespace lab {

// What the tables of T5's and Swin's biases need besides their parameters: the seed of the initial
// values and, for Swin-V2, the size of the untrained network.

struct T5Scheme {
    T5Bias encoding;
    std::int64_t seed = 1;
    TableChoice table; ///< replaces the seeded one; fits() the encoding

    bool operator==(const T5Scheme&) const = default;
};

struct SwinScheme {
    SwinV2 encoding; ///< version 1 uses its window
    int hidden = 512; ///< units of the network
    std::int64_t seed = 1;

    bool operator==(const SwinScheme&) const = default;
};

} // namespace lab
