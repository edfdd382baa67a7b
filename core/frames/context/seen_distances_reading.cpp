#include "core/encodings/rope/position_map.h"
#include "core/frames/context/seen_distances_frame.h"
#include "core/frames/reading_numbers.h"

#include <algorithm>

namespace lab {

namespace {

struct Branch {
    std::string_view formula;
    std::vector<ReadingNumber> numbers; ///< besides the positions and the distance
};

Branch capped(std::string_view symbol, std::int64_t most)
{
    return {symbol == "w" ? "reading.base.seen.rerope" : "reading.base.seen.lm_infinite",
        {whole(std::string(symbol), most)}};
}

Branch inGroups(const PositionMap& map)
{
    const bool isExact = map.groupShift == GroupShift::Exact;
    return {isExact ? "reading.base.seen.self_extend" : "reading.base.seen.self_extend_floored",
        {whole("g", map.group), whole("w", map.window)}};
}

Branch inChunks(const PositionMap& map, ChunkBranch branch)
{
    const std::int64_t length = chunkLength(map);
    if (branch == ChunkBranch::Successive)
        return {"reading.base.seen.successive_chunk", {whole("c", length), whole("C", map.chunk)}};
    return {"reading.base.seen.older_chunk",
        {whole("c", length), whole("twice", 2 * length), whole("C", map.chunk)}};
}

/// The values for the pair, which is visible.
Branch branchOf(const PositionMap& map, std::int64_t query, std::int64_t key)
{
    const std::int64_t apart = query - key;
    const bool isBeyond = apart >= map.window;
    switch (map.method) {
    case PositionMapMethod::ReRope:
        if (isBeyond)
            return capped("w", map.window);
        break;
    case PositionMapMethod::LeakyReRope:
        if (isBeyond)
            return {"reading.base.seen.leaky",
                {whole("w", map.window), significant("s", map.factor, 4)}};
        break;
    case PositionMapMethod::SelfExtend:
        if (isBeyond)
            return inGroups(map);
        break;
    case PositionMapMethod::DualChunk:
        if (const auto branch = chunkBranch(map, query, key); branch != ChunkBranch::Intra)
            return inChunks(map, *branch);
        break;
    case PositionMapMethod::StreamingLlm:
        if (key < map.first && query >= map.first + map.recent)
            return {"reading.base.seen.streaming_llm",
                {whole("first", map.first), whole("recent", map.recent)}};
        break;
    case PositionMapMethod::LmInfinite:
        if (apart > map.cap)
            return capped("c", map.cap);
        break;
    case PositionMapMethod::None:
    case PositionMapMethod::SlidingWindow:
    case PositionMapMethod::Chunked:
        break;
    }
    return {"reading.base.seen.plain", {}};
}

Reading pairReading(const PositionMap& map, const Focus& focus)
{
    const auto distance = effectiveDistance(map, *focus.query, *focus.key);
    Reading reading {"reading.base.seen.hidden", {whole("m", *focus.query), whole("n", *focus.key)},
        Reading::Subject::SeenPair, focus};
    if (!distance)
        return reading;
    const Branch branch = branchOf(map, *focus.query, *focus.key);
    reading.formula = branch.formula;
    reading.numbers.push_back(significant("D", *distance, 8));
    reading.numbers.insert(reading.numbers.end(), branch.numbers.begin(), branch.numbers.end());
    return reading;
}

Reading countReading(const SeenDistancesFrame& frame, const Focus& focus)
{
    const auto bin = std::ranges::find_if(
        frame.bins, [&](const SeenDistancesFrame::Bin& one) { return *focus.distance < one.end; });
    Focus named = focus;
    const bool isNone = bin == frame.bins.end();
    named.distance = isNone ? *focus.distance : bin->first;
    named.covered = isNone ? 1 : bin->end - bin->first;
    const std::int64_t pairs = isNone ? 0 : bin->pairs;
    const std::int64_t end = *named.distance + named.covered;
    Reading reading {"reading.base.seen.count",
        {whole("first", *named.distance), whole("end", end)}, Reading::Subject::SeenDistances,
        named};
    if (hasFractions(frame.map)) {
        reading.formula = "reading.base.seen.count_up_to";
        reading.numbers = {whole("above", *named.distance - 1), whole("last", end - 1)};
    }
    const double share = static_cast<double>(pairs) / static_cast<double>(frame.visible);
    reading.numbers.insert(reading.numbers.end(),
        {whole("N", pairs), whole("V", frame.visible),
            significant("share", 100 * share, digitsOfShare(share, 3))});
    return reading;
}

} // namespace

Reading seenDistancesReading(const LabState& state, const Focus& focus)
{
    if (focus.distance && *focus.distance >= 0 && !focus.query)
        return countReading(seenDistancesFrame(state), focus);
    Focus named = focus;
    named.query = std::max<std::int64_t>(0, focus.query.value_or(state.position.query));
    named.key = std::max<std::int64_t>(0, focus.key.value_or(state.position.key));
    named.distance.reset();
    return pairReading(state.schemes.positionMap, named);
}

} // namespace lab
