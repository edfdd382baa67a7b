#pragma once

#include "core/frames/biases/bias_model.h"

#include <cstdint>

namespace lab {

constexpr std::int64_t bytesOfNumber = 4;

/// The cost of the bias for one more token in a layer, with all its heads. Additions,
/// multiplications, divisions, comparisons, roots, logarithms, powers, exponentials and cosines
/// each count as one operation; table lookups do not count. Bytes are those of the values that the
/// layer stores, 4 each, as in the published code.
struct BiasCost {
    std::int64_t keys = 0; ///< that the query attends to
    std::int64_t perKey = 0; ///< operations
    std::int64_t once = 0; ///< operations for the token
    std::int64_t bytes = 0; ///< kept by the layer

    std::int64_t operations() const { return keys * perKey + once; }
    bool operator==(const BiasCost&) const = default;
};

/// For the selected query.
BiasCost biasCost(const LabState& state);
/// For any other query, with an existing model of the state.
BiasCost biasCost(const LabState& state, const BiasModel& model, std::int64_t query);

} // namespace lab
