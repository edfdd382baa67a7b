#include "core/encodings/rope/position_map.h"
#include "tests/verify/comparers.h"

#include <array>
#include <limits>

namespace lab::verify {

namespace {

std::int64_t whole(const nlohmann::json& params, const char* key)
{
    return params.at(key).get<std::int64_t>();
}

/// The names of its parameters identify the method.
PositionMap mapOf(const nlohmann::json& params)
{
    PositionMap map;
    if (params.contains("window")) {
        const bool isLeaky = params.contains("scaling_factor");
        map.method = isLeaky ? PositionMapMethod::LeakyReRope : PositionMapMethod::ReRope;
        map.window = whole(params, "window");
        map.factor = params.value("scaling_factor", 1.0);
    } else if (params.contains("neighbor_window")) {
        map.method = PositionMapMethod::SelfExtend;
        map.window = whole(params, "neighbor_window");
        map.group = whole(params, "group_size");
        if (params.value("floored", false))
            map.groupShift = GroupShift::Floored;
    } else if (params.contains("chunk_size")) {
        map.method = PositionMapMethod::DualChunk;
        map.chunk = whole(params, "chunk_size");
        map.local = whole(params, "local_window");
    } else if (params.contains("global_branch")) {
        map.method = PositionMapMethod::LmInfinite;
        map.first = whole(params, "global_branch");
        map.recent = whole(params, "local_branch");
        map.cap = whole(params, "limit_distance");
    } else if (params.contains("start_size")) {
        map.method = PositionMapMethod::StreamingLlm;
        map.first = whole(params, "start_size");
        map.recent = whole(params, "recent_size");
    } else if (params.contains("attention_chunk_size")) {
        map.method = PositionMapMethod::Chunked;
        map.chunk = whole(params, "attention_chunk_size");
        map.padding = whole(params, "left_padding");
    } else if (params.contains("sliding_window")) {
        map.method = PositionMapMethod::SlidingWindow;
        map.window = whole(params, "sliding_window");
    }
    return map;
}

double seen(const PositionMap& map, std::int64_t query, std::int64_t key)
{
    return effectiveDistance(map, query, key).value_or(std::numeric_limits<double>::quiet_NaN());
}

/// entry(query, key) for all queries and keys.
template <class Entry> nlohmann::json matrix(std::int64_t length, Entry entry)
{
    auto rows = nlohmann::json::array();
    for (std::int64_t query = 0; query < length; ++query) {
        auto row = nlohmann::json::array();
        for (std::int64_t key = 0; key < length; ++key)
            row.push_back(entry(query, key));
        rows.push_back(row);
    }
    return rows;
}

nlohmann::json branchName(const PositionMap& map, std::int64_t query, std::int64_t key)
{
    constexpr std::array names {"intra", "succ", "inter"};
    const auto branch = chunkBranch(map, query, key);
    return branch ? nlohmann::json(names[static_cast<std::size_t>(*branch)]) : nlohmann::json();
}

/// As integers or as booleans, whichever the reference has.
nlohmann::json visible(const PositionMap& map, const nlohmann::json& reference)
{
    const bool asNumbers = reference.at(0).at(0).is_number();
    return matrix(
        static_cast<std::int64_t>(reference.size()), [&](std::int64_t query, std::int64_t key) {
            const bool isSeen = effectiveDistance(map, query, key).has_value();
            return asNumbers ? nlohmann::json(isSeen ? 1 : 0) : nlohmann::json(isSeen);
        });
}

} // namespace

void comparePositionMaps(const nlohmann::json& referenceCase, Comparison& comparison)
{
    const nlohmann::json& params = referenceCase.at("params");
    const nlohmann::json& outputs = referenceCase.at("outputs");
    PositionMap map = mapOf(params);
    const std::int64_t length = whole(params, "length");
    if (outputs.contains("effective_distance"))
        comparison.real("effective_distance",
            matrix(length,
                [&](std::int64_t query, std::int64_t key) {
                    return nlohmann::json(seen(map, query, key));
                }),
            outputs.at("effective_distance"));
    if (outputs.contains("branch"))
        comparison.equal("branch",
            matrix(length,
                [&](std::int64_t query, std::int64_t key) { return branchName(map, query, key); }),
            outputs.at("branch"));
    if (outputs.contains("far")) {
        std::vector<double> far;
        for (const nlohmann::json& pair : params.at("pairs"))
            far.push_back(seen(map, pair.at(0), pair.at(1)));
        comparison.real("far", far, outputs.at("far"));
    }
    if (outputs.contains("visible"))
        comparison.equal("visible", visible(map, outputs.at("visible")), outputs.at("visible"));
    if (outputs.contains("causal_visible"))
        comparison.equal("causal_visible", visible(map, outputs.at("causal_visible")),
            outputs.at("causal_visible"));
    if (outputs.contains("pairs_at_distance")) {
        std::vector<std::int64_t> counts;
        for (std::int64_t distance = 0; distance <= length; ++distance)
            counts.push_back(pairsAtDistance(map, length, distance));
        comparison.equal("pairs_at_distance", counts, outputs.at("pairs_at_distance"));
    }
    map.visible = Visible::AllKeys;
    if (outputs.contains("bidirectional_visible"))
        comparison.equal("bidirectional_visible", visible(map, outputs.at("bidirectional_visible")),
            outputs.at("bidirectional_visible"));
}

} // namespace lab::verify
