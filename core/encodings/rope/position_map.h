#pragma once

#include "core/encodings/rope/position_map_parameters.h"

#include <cstdint>
#include <optional>

namespace lab {

/// The effective distance; empty if the query does not attend to the key. Positions from 0.
std::optional<double> effectiveDistance(
    const PositionMap& map, std::int64_t query, std::int64_t key);

/// How dual chunk attention computes the distance.
enum class ChunkBranch {
    Intra, ///< the same chunk: the distance itself
    Successive, ///< the chunk before: the distance itself, up to the chunk size
    Inter, ///< an older chunk: the largest possible distance of a query from that key
};

/// Empty for a key after the query.
std::optional<ChunkBranch> chunkBranch(
    const PositionMap& map, std::int64_t query, std::int64_t key);

/// chunk − local, the number of keys in a chunk of dual chunk attention, at least 1.
std::int64_t chunkLength(const PositionMap& map);

/// Whether effective distances can be fractions: with leaky ReRoPE, and with Self-Extend if the
/// shift is exact and the group does not divide the window.
bool hasFractions(const PositionMap& map);

/// A number above `farthest` ≥ 0 and below every effective distance that exceeds it; halfway
/// between `farthest` and the next distance if that is near.
double limitAfter(const PositionMap& map, std::int64_t farthest);

/// The number of pairs of a query and a visible key, in a text of `length` positions, whose
/// effective distance is above `distance` − 1 and at most `distance`. So no pair farther apart than
/// L − 1 is counted among the distances below L. Closed form: no loop over pairs.
///
/// Law: over all distances these add up to the number of visible pairs.
std::int64_t pairsAtDistance(const PositionMap& map, std::int64_t length, std::int64_t distance);

/// The same for all distances from `first` to end − 1.
std::int64_t pairsAtDistances(
    const PositionMap& map, std::int64_t length, std::int64_t first, std::int64_t end);

/// The largest effective distance in a text of `length` ≥ 1 positions.
double farthestDistance(const PositionMap& map, std::int64_t length);

} // namespace lab
