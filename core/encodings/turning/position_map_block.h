#pragma once

#include "core/encodings/turning/position_map_parameters.h"

#include <cstdint>

namespace lab {

/// All pairs of a query from firstQuery to endQuery − 1 and a key from firstKey to endKey − 1.
struct PairBlock {
    std::int64_t firstQuery = 0;
    std::int64_t endQuery = 0;
    std::int64_t firstKey = 0;
    std::int64_t endKey = 0;
};

/// Of the pairs that are visible.
struct SeenPairs {
    double pairs = 0; ///< how many
    double distances = 0; ///< the sum of their effective distances
};

/// What a cell of a picture of the effective distances covers. From closed forms: a cell of a long
/// text holds thousands of millions of pairs. Self-Extend visits the queries of a block on the edge
/// of its window, and dual chunk and chunks visit the chunks of one on theirs.
///
/// Law: of disjoint blocks these add up, and of one pair they are effectiveDistance().
SeenPairs seenIn(const PositionMap& map, const PairBlock& block);

} // namespace lab
