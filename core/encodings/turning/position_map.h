#pragma once

#include "core/encodings/turning/position_map_parameters.h"

#include <cstdint>
#include <optional>

namespace lab {

/// The effective distance; nothing where the query does not see the key. Positions from 0.
std::optional<double> effectiveDistance(
    const PositionMap& map, std::int64_t query, std::int64_t key);

/// Which way dual chunk attention counts.
enum class ChunkBranch {
    Intra, ///< the same chunk: the distance itself
    Successive, ///< the chunk before: the distance itself, up to the chunk size
    Inter, ///< an older chunk: as far as the query can stand from that key
};

/// Nothing for a key after the query.
std::optional<ChunkBranch> chunkBranch(
    const PositionMap& map, std::int64_t query, std::int64_t key);

/// chunk − local, the keys of one of dual chunk's chunks, at least 1.
std::int64_t chunkLength(const PositionMap& map);

/// Whether it sees pairs at distances between two whole ones: leaky ReRoPE, and Self-Extend with
/// the exact shift of a group that does not divide the window.
bool hasFractions(const PositionMap& map);

/// A number above `farthest` ≥ 0 and below every effective distance that exceeds it; in the middle
/// between `farthest` and the next where that is near.
double limitAfter(const PositionMap& map, std::int64_t farthest);

/// How many of the pairs of query and visible key of a text of `length` positions have an effective
/// distance above `distance` − 1 and up to `distance`, so that no pair farther apart than L − 1 is
/// counted among the distances below L. In closed form: no pair is visited.
///
/// Law: over all distances these add up to the visible pairs.
std::int64_t pairsAtDistance(const PositionMap& map, std::int64_t length, std::int64_t distance);

/// The same of all distances from `first` to end − 1.
std::int64_t pairsAtDistances(
    const PositionMap& map, std::int64_t length, std::int64_t first, std::int64_t end);

/// The largest effective distance of a text of `length` ≥ 1 positions.
double farthestDistance(const PositionMap& map, std::int64_t length);

} // namespace lab
