#pragma once

#include "core/frames/biases/bias_model.h"

#include <cstdint>

namespace lab {

/// The cost of the bias for one more token in a layer, with all its heads. Additions,
/// multiplications, divisions, comparisons, roots, logarithms, powers, exponentials and cosines
/// each count as one operation; table lookups do not count. Bytes are those of the values that the
/// layer stores, 4 each, as in the published code.
///
/// Per key that the query attends to: ALiBi 2H (distance times slope, added); learned relative
/// bias, T5 and Swin H (lookup and addition); KERPLE, one head, 5, with the power kernel 4; FIRE 4
/// for the share, 3 per hidden unit and 2·hidden + 2 per head; Sandwich, one head, 2; NoPE 0; CoPE,
/// one head, 4 for the gate, 1 for the sum, 4 for interpolation and 1. Once: Sandwich 3 per cosine
/// of the one new distance; CoPE 2·width per row of its table.
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
