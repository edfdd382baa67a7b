#include "core/encodings/rope/position_map.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace lab {

namespace {

std::int64_t flooredQuotient(std::int64_t number, std::int64_t divisor)
{
    return number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor);
}

double groupsApart(const PositionMap& map, std::int64_t query, std::int64_t key)
{
    const std::int64_t groups = query / map.group - key / map.group;
    return static_cast<double>(groups);
}

/// w − w/g, the shift by which Self-Extend's groups continue the window.
double groupShift(const PositionMap& map)
{
    if (map.groupShift == GroupShift::Floored) {
        const std::int64_t groups = map.window / map.group;
        return static_cast<double>(map.window - groups);
    }
    const auto group = static_cast<double>(map.group);
    return static_cast<double>(map.window * (map.group - 1)) / group;
}

/// The map of a method whose only condition is i − j ≥ 0.
double stretched(const PositionMap& map, std::int64_t distance)
{
    const auto plain = static_cast<double>(distance);
    const auto window = static_cast<double>(map.window);
    if (map.method == PositionMapMethod::ReRope)
        return std::min(plain, window);
    if (map.method == PositionMapMethod::LeakyReRope && distance >= map.window)
        return window + (plain - window) / map.factor;
    return plain;
}

double chunkDistance(const PositionMap& map, std::int64_t query, std::int64_t key)
{
    const std::int64_t length = chunkLength(map);
    const std::int64_t inside = query % length;
    const std::int64_t inKey = key % length;
    switch (chunkBranch(map, query, key).value_or(ChunkBranch::Inter)) {
    case ChunkBranch::Intra:
        return static_cast<double>(inside - inKey);
    case ChunkBranch::Successive:
        return static_cast<double>(std::min(inside + length, map.chunk) - inKey);
    case ChunkBranch::Inter:
        break;
    }
    return static_cast<double>(std::min(2 * length - 1, map.chunk) - inKey);
}

std::optional<double> ifVisible(bool isVisible, std::int64_t distance)
{
    return isVisible ? std::optional(static_cast<double>(distance)) : std::nullopt;
}

/// The map of an encoder: both sides, unbounded.
bool seesAllKeys(const PositionMap& map)
{
    return map.method == PositionMapMethod::None && map.visible == Visible::AllKeys;
}

// Sums over a text of L positions; L − d pairs have distance d.

std::int64_t pairsApart(std::int64_t length, std::int64_t distance)
{
    return std::max<std::int64_t>(0, length - distance);
}

/// The pairs with distances from `first` ≥ 0 to end − 1.
std::int64_t pairsBetween(std::int64_t length, std::int64_t first, std::int64_t end)
{
    end = std::min(end, length);
    return end <= first ? 0 : (end - first) * (2 * length - first - end + 1) / 2;
}

/// Σ min(most, L − d) over d from `first` to L − 1: the pairs whose key is among the first `most`.
std::int64_t pairsWithFirstKeys(std::int64_t length, std::int64_t most, std::int64_t first)
{
    const std::int64_t falling = std::max(first, length - most); // from here on L − d is smaller
    return std::max<std::int64_t>(0, falling - first) * most
        + pairsBetween(length, falling, length);
}

std::int64_t inLeaky(
    const PositionMap& map, std::int64_t length, std::int64_t first, std::int64_t last)
{
    // The distances of a bin are found by bisection, with the rounding of the map itself.
    const auto firstAbove = [&](std::int64_t bin) {
        std::int64_t below = 0;
        std::int64_t end = length;
        while (below < end) {
            const std::int64_t middle = below + (end - below) / 2;
            if (stretched(map, middle) > static_cast<double>(bin))
                end = middle;
            else
                below = middle + 1;
        }
        return below;
    };
    return pairsBetween(length, firstAbove(first - 1), firstAbove(last - 1));
}

/// The number of r < rows and t < columns with r − t ≥ least.
std::int64_t pairsFarApart(std::int64_t rows, std::int64_t columns, std::int64_t least)
{
    // Row r has the columns up to r − least.
    const std::int64_t first = std::max<std::int64_t>(0, least);
    const std::int64_t full = std::clamp(columns - 1 + least, first, std::max(first, rows));
    const std::int64_t rising = std::max<std::int64_t>(0, std::min(full, rows) - first);
    const std::int64_t start = first - least + 1;
    return rising * (2 * start + rising - 1) / 2 + std::max<std::int64_t>(0, rows - full) * columns;
}

std::int64_t inSelfExtend(const PositionMap& map, std::int64_t length, std::int64_t distance)
{
    std::int64_t count = distance < map.window ? pairsApart(length, distance) : 0;
    // Farther keys: the difference of the groups of query and key is one integer per bin.
    const auto groups =
        static_cast<std::int64_t>(std::floor(static_cast<double>(distance) - groupShift(map)));
    if (groups < 0)
        return count;
    const std::int64_t whole = length / map.group;
    const std::int64_t rest = length % map.group;
    const std::int64_t least = map.window - groups * map.group;
    count += std::max<std::int64_t>(0, whole - groups) * pairsFarApart(map.group, map.group, least);
    if (whole >= groups)
        count += pairsFarApart(rest, map.group, least);
    return count;
}

std::int64_t inDualChunk(const PositionMap& map, std::int64_t length, std::int64_t distance)
{
    const std::int64_t size = chunkLength(map);
    const std::int64_t whole = length / size;
    const std::int64_t rest = length % size;
    // For `queries` that begin a chunk: r is at distance min(r + size, chunk) from the previous
    // chunk.
    const auto successive = [&](std::int64_t queries) {
        const std::int64_t first = std::max(size, distance);
        const std::int64_t end = std::min({size + queries, distance + size, map.chunk});
        const std::int64_t capped =
            map.chunk >= distance && map.chunk < distance + size ? size + queries - map.chunk : 0;
        return std::max<std::int64_t>(0, end - first)
            + std::clamp<std::int64_t>(capped, 0, queries);
    };
    std::int64_t count = whole * pairsApart(size, distance) + pairsApart(rest, distance);
    if (whole >= 1)
        count += (whole - 1) * successive(size) + successive(rest);
    const std::int64_t farthest = std::min(2 * size - 1, map.chunk);
    if (whole >= 1 && distance <= farthest && distance > farthest - size)
        count += size * ((whole - 1) * (whole - 2) / 2) + rest * (whole - 1);
    return count;
}

std::int64_t inStreaming(const PositionMap& map, std::int64_t length, std::int64_t distance)
{
    const std::int64_t cache = map.first + map.recent;
    if (distance >= cache)
        return 0;
    return pairsApart(std::min(length, cache), distance) + pairsApart(length, cache);
}

std::int64_t inLmInfinite(const PositionMap& map, std::int64_t length, std::int64_t distance)
{
    if (distance > map.cap)
        return 0;
    const auto isNear = [&](std::int64_t apart) { return apart < map.recent; };
    if (distance < map.cap)
        return isNear(distance) ? pairsApart(length, distance)
                                : std::min(map.first, pairsApart(length, distance));
    return pairsBetween(length, distance, map.recent)
        + pairsWithFirstKeys(length, map.first, std::max(distance, map.recent));
}

std::int64_t inChunks(const PositionMap& map, std::int64_t length, std::int64_t distance)
{
    const std::int64_t begun = std::min(length, map.padding % map.chunk); // for an earlier chunk
    const std::int64_t rest = (length - begun) % map.chunk;
    return pairsApart(begun, distance) + pairsApart(rest, distance)
        + (length - begun) / map.chunk * pairsApart(map.chunk, distance);
}

} // namespace

std::int64_t chunkLength(const PositionMap& map)
{
    return std::max<std::int64_t>(1, map.chunk - map.local);
}

std::optional<ChunkBranch> chunkBranch(const PositionMap& map, std::int64_t query, std::int64_t key)
{
    if (key > query)
        return std::nullopt;
    const std::int64_t chunks = query / chunkLength(map) - key / chunkLength(map);
    return chunks == 0 ? ChunkBranch::Intra
        : chunks == 1  ? ChunkBranch::Successive
                       : ChunkBranch::Inter;
}

std::optional<double> effectiveDistance(
    const PositionMap& map, std::int64_t query, std::int64_t key)
{
    assert(query >= 0 && key >= 0);
    const std::int64_t apart = query - key;
    if (map.method == PositionMapMethod::SlidingWindow)
        return ifVisible(map.visible == Visible::AllKeys ? std::abs(apart) <= map.window
                                                         : apart >= 0 && apart < map.window,
            apart);
    if (apart < 0)
        return ifVisible(seesAllKeys(map), apart);
    switch (map.method) {
    case PositionMapMethod::None:
    case PositionMapMethod::ReRope:
    case PositionMapMethod::LeakyReRope:
    case PositionMapMethod::SlidingWindow:
        break;
    case PositionMapMethod::SelfExtend:
        if (apart < map.window)
            break;
        return groupsApart(map, query, key) + groupShift(map);
    case PositionMapMethod::DualChunk:
        return chunkDistance(map, query, key);
    case PositionMapMethod::StreamingLlm: {
        const std::int64_t last = map.first + map.recent - 1; // position of a query in a full cache
        return key < map.first ? ifVisible(true, std::min(query, last) - key)
                               : ifVisible(apart < map.recent, apart);
    }
    case PositionMapMethod::LmInfinite:
        return ifVisible(apart < map.recent || key < map.first, std::min(apart, map.cap));
    case PositionMapMethod::Chunked: {
        const auto chunkOf = [&](std::int64_t position) {
            return flooredQuotient(position - map.padding, map.chunk);
        };
        return ifVisible(chunkOf(query) == chunkOf(key), apart);
    }
    }
    return stretched(map, apart);
}

bool hasFractions(const PositionMap& map)
{
    return map.method == PositionMapMethod::LeakyReRope
        || (map.method == PositionMapMethod::SelfExtend && map.groupShift == GroupShift::Exact
            && map.window % map.group != 0);
}

double limitAfter(const PositionMap& map, std::int64_t farthest)
{
    const auto last = static_cast<double>(farthest);
    double next = last + 1;
    if (map.method == PositionMapMethod::SelfExtend && hasFractions(map))
        next = last + groupShift(map) - std::floor(groupShift(map));
    if (map.method == PositionMapMethod::LeakyReRope && farthest >= map.window) {
        const auto window = static_cast<double>(map.window);
        const double beyond = std::floor((last - window) * map.factor) + 1;
        next = window + beyond / map.factor;
        if (next <= last) // the product was rounded down
            next = window + (beyond + 1) / map.factor;
    }
    return (last + next) / 2;
}

std::int64_t pairsAtDistance(const PositionMap& map, std::int64_t length, std::int64_t distance)
{
    assert(length >= 0);
    if (map.method == PositionMapMethod::SlidingWindow) {
        const std::int64_t apart = map.visible == Visible::AllKeys ? std::abs(distance) : distance;
        const std::int64_t end = map.window + (map.visible == Visible::AllKeys ? 1 : 0);
        return apart >= 0 && apart < end ? pairsApart(length, apart) : 0;
    }
    if (distance < 0)
        return seesAllKeys(map) ? pairsApart(length, -distance) : 0;
    switch (map.method) {
    case PositionMapMethod::None:
    case PositionMapMethod::SlidingWindow:
        break;
    case PositionMapMethod::ReRope:
        if (distance == map.window)
            return pairsBetween(length, distance, length);
        return distance < map.window ? pairsApart(length, distance) : 0;
    case PositionMapMethod::LeakyReRope:
        return inLeaky(map, length, distance, distance + 1);
    case PositionMapMethod::SelfExtend:
        return inSelfExtend(map, length, distance);
    case PositionMapMethod::DualChunk:
        return inDualChunk(map, length, distance);
    case PositionMapMethod::StreamingLlm:
        return inStreaming(map, length, distance);
    case PositionMapMethod::LmInfinite:
        return inLmInfinite(map, length, distance);
    case PositionMapMethod::Chunked:
        return inChunks(map, length, distance);
    }
    return pairsApart(length, distance);
}

std::int64_t pairsAtDistances(
    const PositionMap& map, std::int64_t length, std::int64_t first, std::int64_t end)
{
    if (length < 1)
        return 0;
    const std::int64_t near = std::max<std::int64_t>(0, first);
    if (map.method == PositionMapMethod::None) {
        const std::int64_t before = // keys after the query, at negative distances
            seesAllKeys(map) ? pairsBetween(length, std::max<std::int64_t>(1, 1 - end), 1 - first)
                             : 0;
        return before + pairsBetween(length, near, end);
    }
    if (map.method == PositionMapMethod::LeakyReRope)
        return end <= near ? 0 : inLeaky(map, length, near, end);
    const auto farthest = static_cast<std::int64_t>(std::ceil(farthestDistance(map, length)));
    const bool hasNegative =
        map.method == PositionMapMethod::SlidingWindow && map.visible == Visible::AllKeys;
    std::int64_t pairs = 0;
    for (std::int64_t distance = hasNegative ? std::max(first, -farthest) : near;
         distance < std::min(end, farthest + 1); ++distance)
        pairs += pairsAtDistance(map, length, distance);
    return pairs;
}

double farthestDistance(const PositionMap& map, std::int64_t length)
{
    assert(length >= 1);
    const std::int64_t last = length - 1;
    const auto upTo = [&](std::int64_t most) { return static_cast<double>(std::min(last, most)); };
    switch (map.method) {
    case PositionMapMethod::None:
    case PositionMapMethod::ReRope:
    case PositionMapMethod::LeakyReRope:
        break;
    case PositionMapMethod::SelfExtend:
        return std::max(upTo(map.window - 1), effectiveDistance(map, last, 0).value_or(0));
    case PositionMapMethod::DualChunk:
        return upTo(std::min(2 * chunkLength(map) - 1, map.chunk));
    case PositionMapMethod::StreamingLlm:
        return upTo(map.first + map.recent - 1);
    case PositionMapMethod::LmInfinite:
        return upTo(map.first > 0 ? map.cap : std::min(map.cap, map.recent - 1));
    case PositionMapMethod::SlidingWindow:
        return upTo(map.visible == Visible::AllKeys ? map.window : map.window - 1);
    case PositionMapMethod::Chunked: {
        const std::int64_t begun = std::min(length, map.padding % map.chunk);
        return static_cast<double>(std::max(begun, std::min(map.chunk, length - begun)) - 1);
    }
    }
    return stretched(map, last);
}

} // namespace lab
