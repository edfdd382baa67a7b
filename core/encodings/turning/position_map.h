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

/// How many of the pairs of query and visible key of a text of `length` positions have an effective
/// distance from `distance` up to below `distance` + 1. In closed form: no pair is visited.
///
/// Law: over all distances these add up to the visible pairs.
std::int64_t pairsAtDistance(const PositionMap& map, std::int64_t length, std::int64_t distance);

/// The same of all effective distances from `first` up to below `end`.
std::int64_t pairsAtDistances(
    const PositionMap& map, std::int64_t length, std::int64_t first, std::int64_t end);

/// The largest effective distance of a text of `length` ≥ 1 positions.
double farthestDistance(const PositionMap& map, std::int64_t length);

} // namespace lab
