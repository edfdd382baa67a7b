#pragma once

#include "core/encodings/rope/position_map_parameters.h"

#include <cstdint>

namespace lab {

/// All pairs of a query from firstQuery to endQuery − 1 with a key from firstKey to endKey − 1.
struct PairBlock {
    std::int64_t firstQuery = 0;
    std::int64_t endQuery = 0;
    std::int64_t firstKey = 0;
    std::int64_t endKey = 0;
};

/// Totals over the visible pairs.
struct SeenPairs {
    double pairs = 0; ///< their number
    double distances = 0; ///< the sum of their effective distances
};

/// The totals for a cell in a picture of the effective distances. Closed forms are used, because a
/// cell of a long text contains billions of pairs. Self-Extend loops over the queries of a block on
/// the edge of its window; dual chunk and chunks loop over the chunks of a block on their edges.
///
/// Law: the totals of disjoint blocks add up; for a single pair they equal effectiveDistance().
SeenPairs seenIn(const PositionMap& map, const PairBlock& block);

} // namespace lab
