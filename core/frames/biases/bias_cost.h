#pragma once

#include "core/frames/biases/bias_model.h"

#include <cstdint>

namespace lab {

/// What the bias of one more token costs a layer, with all its heads: operations are additions,
/// multiplications, divisions, comparisons, roots, logarithms, powers, exponentials and cosines,
/// each counted as one; looking a number up is none. Bytes are those of the numbers that the layer
/// keeps, at 4 each, as the published code has them.
///
/// For each key that the query sees:
/// ALiBi 2H (distance times slope, added); learned relative bias, T5 and Swin H (a number looked up
/// and added); KERPLE, one head, 5, of the power kernel 4; FIRE 4 for the share, 3 for each hidden
/// unit and 2·hidden + 2 for each head; Sandwich, one head, 2; NoPE 0; CoPE, one head, 4 for the
/// gate, 1 for the count, 4 between two whole positions and 1.
/// Once: Sandwich 3 for each cosine of the one new distance; CoPE 2·width for each row of its
/// table.
struct BiasCost {
    std::int64_t keys = 0; ///< that the query sees
    std::int64_t perKey = 0; ///< operations
    std::int64_t once = 0; ///< operations for the token
    std::int64_t bytes = 0; ///< kept by the layer

    std::int64_t operations() const { return keys * perKey + once; }
    bool operator==(const BiasCost&) const = default;
};

/// Of the query that is marked.
BiasCost biasCost(const LabState& state);
/// Of any other, with the model of the state at hand.
BiasCost biasCost(const LabState& state, const BiasModel& model, std::int64_t query);

} // namespace lab
