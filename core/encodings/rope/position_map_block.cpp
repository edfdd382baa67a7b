#include "core/encodings/rope/position_map_block.h"

#include "core/encodings/rope/position_map.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace lab {

namespace {

constexpr std::int64_t farAway = std::numeric_limits<std::int64_t>::max();

double real(std::int64_t number)
{
    return static_cast<double>(number);
}

std::int64_t queriesOf(const PairBlock& block)
{
    return std::max<std::int64_t>(0, block.endQuery - block.firstQuery);
}

std::int64_t keysOf(const PairBlock& block)
{
    return std::max<std::int64_t>(0, block.endKey - block.firstKey);
}

PairBlock withKeys(PairBlock block, std::int64_t first, std::int64_t end)
{
    block.firstKey = std::max(block.firstKey, first);
    block.endKey = std::min(block.endKey, end);
    return block;
}

PairBlock withQueries(PairBlock block, std::int64_t first, std::int64_t end)
{
    block.firstQuery = std::max(block.firstQuery, first);
    block.endQuery = std::min(block.endQuery, end);
    return block;
}

SeenPairs& operator+=(SeenPairs& sum, const SeenPairs& more)
{
    sum.pairs += more.pairs;
    sum.distances += more.distances;
    return sum;
}

/// The distances d = i − j from `first` to below `end`, whose effective distance is constant +
/// slope·d.
struct Stair {
    std::int64_t first = 0;
    std::int64_t end = farAway;
    double constant = 0;
    double slope = 1;
};

/// Σ (x − d)·(1, constant + slope·d) over the distances of the step function below x.
SeenPairs below(const Stair& stair, std::int64_t x)
{
    const std::int64_t end = std::min(stair.end, x);
    if (end <= stair.first)
        return {};
    const auto squares = [](double n) { return (n - 1) * n * (2 * n - 1) / 6; };
    const double ones = real(end - stair.first);
    const double distances = ones * real(stair.first + end - 1) / 2;
    const double all = squares(real(end)) - squares(real(stair.first));
    const double pairs = real(x) * ones - distances;
    return {pairs, stair.constant * pairs + stair.slope * (real(x) * distances - all)};
}

// The number of cells of a block at distance d is a combination of max(0, x − d) at its four
// corners.
SeenPairs onStair(const PairBlock& block, const Stair& stair)
{
    const std::int64_t least = block.firstQuery - (block.endKey - 1);
    const std::int64_t most = block.endQuery - 1 - block.firstKey;
    if (queriesOf(block) == 0 || keysOf(block) == 0 || most < stair.first || least >= stair.end)
        return {};
    if (least >= stair.first && most < stair.end) { // every pair of the block
        const double pairs = real(queriesOf(block)) * real(keysOf(block));
        return {pairs, pairs * (stair.constant + stair.slope * real(least + most) / 2)};
    }
    SeenPairs sum = below(stair, block.endQuery - block.firstKey);
    for (const SeenPairs& less : {below(stair, block.firstQuery - block.firstKey),
             below(stair, block.endQuery - block.endKey)}) {
        sum.pairs -= less.pairs;
        sum.distances -= less.distances;
    }
    sum += below(stair, block.firstQuery - block.endKey);
    return sum;
}

/// Σ (j mod `length`) over j < end.
std::int64_t placesBefore(std::int64_t end, std::int64_t length)
{
    const std::int64_t rest = end % length;
    return end / length * (length * (length - 1) / 2) + rest * (rest - 1) / 2;
}

/// Every query has the distance from − (j mod length) to key j.
SeenPairs fromOnePlace(const PairBlock& block, std::int64_t from, std::int64_t length)
{
    const std::int64_t keys = keysOf(block);
    if (keys == 0)
        return {};
    const std::int64_t places =
        placesBefore(block.endKey, length) - placesBefore(block.firstKey, length);
    return {
        real(queriesOf(block)) * real(keys), real(queriesOf(block)) * real(from * keys - places)};
}

/// Σ ⌊j/group⌋ over j < end.
std::int64_t groupsBefore(std::int64_t end, std::int64_t group)
{
    const std::int64_t whole = end / group;
    return group * (whole * (whole - 1) / 2) + whole * (end % group);
}

/// The pairs of Self-Extend that are at least a window apart.
SeenPairs inGroups(const PositionMap& map, const PairBlock& block)
{
    const std::int64_t group = map.group;
    // Between position 0 and a query that is far enough away, everything except ⌊i/g⌋ is constant.
    const std::int64_t far = map.window * group;
    const double shift = effectiveDistance(map, far, 0).value_or(0) - real(map.window);
    const std::int64_t before = groupsBefore(block.firstKey, group);
    const auto keysUpTo = [&](std::int64_t end, double queries, std::int64_t groupsOfQueries) {
        const double keys = real(end - block.firstKey);
        const std::int64_t groups = groupsBefore(end, group) - before;
        return SeenPairs {queries * keys,
            keys * real(groupsOfQueries) - queries * real(groups) + queries * keys * shift};
    };
    SeenPairs sum;
    const std::int64_t first = std::max(block.firstQuery, block.firstKey + map.window);
    const std::int64_t whole =
        std::clamp(block.endKey - 1 + map.window, first, std::max(first, block.endQuery));
    for (std::int64_t query = first; query < std::min(whole, block.endQuery); ++query)
        sum += keysUpTo(query - map.window + 1, 1, query / group);
    if (whole < block.endQuery)
        sum += keysUpTo(block.endKey, real(block.endQuery - whole),
            groupsBefore(block.endQuery, group) - groupsBefore(whole, group));
    return sum;
}

SeenPairs inDualChunk(const PositionMap& map, const PairBlock& block)
{
    if (block.firstKey >= block.endQuery)
        return {}; // no chunk has a key for these queries
    const std::int64_t length = chunkLength(map);
    const std::int64_t farthest = std::min(2 * length - 1, map.chunk);
    const auto chunkOf = [&](std::int64_t position) { return position / length; };
    if (chunkOf(block.endKey - 1) + 2 <= chunkOf(block.firstQuery))
        return fromOnePlace(block, farthest, length);
    SeenPairs sum;
    for (std::int64_t chunk = chunkOf(block.firstQuery); chunk <= chunkOf(block.endQuery - 1);
         ++chunk) {
        const std::int64_t begin = chunk * length;
        const std::int64_t capped = begin + map.chunk - length + 1; // the first capped query
        const PairBlock queries = withQueries(block, begin, begin + length);
        const PairBlock before = withKeys(queries, begin - length, begin);
        sum += onStair(withKeys(queries, begin, begin + length), {});
        sum += onStair(withQueries(before, 0, capped), {});
        sum += fromOnePlace(withQueries(before, capped, farAway), map.chunk, length);
        sum += fromOnePlace(withKeys(queries, 0, begin - length), farthest, length);
    }
    return sum;
}

SeenPairs inStreaming(const PositionMap& map, const PairBlock& block)
{
    const std::int64_t cache = map.first + map.recent;
    const PairBlock kept = withKeys(block, 0, map.first);
    SeenPairs sum = onStair(withKeys(block, map.first, farAway), {.end = map.recent});
    sum += onStair(withQueries(kept, 0, cache), {});
    sum += fromOnePlace(
        withQueries(kept, cache, farAway), cache - 1, std::max<std::int64_t>(1, map.first));
    return sum;
}

SeenPairs inLmInfinite(const PositionMap& map, const PairBlock& block)
{
    const Stair capped {.first = map.cap, .constant = static_cast<double>(map.cap), .slope = 0};
    Stair cappedNear = capped;
    cappedNear.end = map.recent;
    const PairBlock first = withKeys(block, 0, map.first);
    const PairBlock others = withKeys(block, map.first, farAway);
    SeenPairs sum = onStair(first, {.end = map.cap});
    sum += onStair(first, capped);
    sum += onStair(others, {.end = std::min(map.cap, map.recent)});
    sum += onStair(others, cappedNear);
    return sum;
}

SeenPairs inChunks(const PositionMap& map, const PairBlock& block)
{
    const std::int64_t offset = map.padding % map.chunk; // the first chunk may be cut
    const auto chunkOf = [&](std::int64_t position) {
        return (position - offset + map.chunk) / map.chunk;
    };
    SeenPairs sum;
    const std::int64_t last = std::min(chunkOf(block.endQuery - 1), chunkOf(block.endKey - 1));
    for (std::int64_t chunk = std::max(chunkOf(block.firstQuery), chunkOf(block.firstKey));
         chunk <= last; ++chunk) {
        const std::int64_t begin = offset + (chunk - 1) * map.chunk;
        const std::int64_t end = begin + map.chunk;
        sum += onStair(withKeys(withQueries(block, begin, end), begin, end), {});
    }
    return sum;
}

} // namespace

SeenPairs seenIn(const PositionMap& map, const PairBlock& block)
{
    assert(block.firstQuery >= 0 && block.firstKey >= 0);
    if (queriesOf(block) == 0 || keysOf(block) == 0)
        return {};
    const double window = real(map.window);
    switch (map.method) {
    case PositionMapMethod::None:
        if (map.visible == Visible::AllKeys)
            return onStair(block, {.first = -block.endKey});
        break;
    case PositionMapMethod::ReRope:
    case PositionMapMethod::LeakyReRope: {
        const double slope = map.method == PositionMapMethod::ReRope ? 0 : 1 / map.factor;
        SeenPairs sum = onStair(block, {.end = map.window});
        sum +=
            onStair(block, {.first = map.window, .constant = window * (1 - slope), .slope = slope});
        return sum;
    }
    case PositionMapMethod::SelfExtend: {
        SeenPairs sum = onStair(block, {.end = map.window});
        sum += inGroups(map, block);
        return sum;
    }
    case PositionMapMethod::DualChunk:
        return inDualChunk(map, block);
    case PositionMapMethod::StreamingLlm:
        return inStreaming(map, block);
    case PositionMapMethod::LmInfinite:
        return inLmInfinite(map, block);
    case PositionMapMethod::SlidingWindow:
        return map.visible == Visible::AllKeys
            ? onStair(block, {.first = -map.window, .end = map.window + 1})
            : onStair(block, {.end = map.window});
    case PositionMapMethod::Chunked:
        return inChunks(map, block);
    }
    return onStair(block, {});
}

} // namespace lab
