#include "core/attention/attention_sink.h"
#include "core/attention/matched_row.h"
#include "core/encodings/rope/position_map.h"
#include "core/encodings/rope/query_temperature.h"
#include "core/encodings/scaling/formula.h"
#include "core/frames/tables/scheme_table.h"
#include "core/math/constants.h"
#include "core/state/rotation_vectors.h"

#include <array>
#include <cmath>
#include <limits>
#include <memory>
#include <utility>

namespace lab {

namespace {

/// One row per key, for the current query.
SchemeTable distancesOf(const LabState& state, TableRange range)
{
    return tableOver(range, {"key", "distance", "effective distance"},
        [map = state.schemes.positionMap, query = state.position.query](std::int64_t key) {
            return std::vector {static_cast<double>(query - key),
                effectiveDistance(map, query, key).value_or(noNumber)};
        });
}

/// The number of pairs of query and key at each effective distance, in a text of the target length.
SchemeTable usedDistancesOf(const LabState& state, TableRange range)
{
    return tableOverSigned(range, {"distance", "pairs"},
        [map = state.schemes.positionMap, length = contextLengths(state).target](
            std::int64_t distance) {
            return std::vector {static_cast<double>(pairsAtDistance(map, length, distance))};
        });
}

/// The row of the current query over keys with equal vectors.
struct QueryRow {
    std::vector<double> distances; ///< effective, NaN if hidden
    std::vector<double> scores; ///< as in the softmax, −∞ if hidden
    SinkWeights weights;
};

QueryRow queryRow(const LabState& state)
{
    const Rotations& rotations = state.rotations;
    const std::int64_t query = state.position.query;
    const CosineSum score = scoreAgainstDistance(rotary(rotations), turning(rotations),
        queryVector(rotations), keyVector(rotations), state.position.key);
    const double scale = temperature(state.schemes.temperature, query)
        * softmaxFactor(rotations.scaling) / std::sqrt(static_cast<double>(rotations.width));
    const SinkScheme& sink = state.schemes.sink;
    constexpr double hidden = -std::numeric_limits<double>::infinity();
    QueryRow row;
    for (std::int64_t key = 0; key <= query; ++key) {
        const auto distance = effectiveDistance(state.schemes.positionMap, query, key);
        row.distances.push_back(distance.value_or(noNumber));
        row.scores.push_back(distance ? scale * values(score, *distance, 1, 1)[0] : hidden);
    }
    row.weights = softmaxWithSink(row.scores, sink.isThere ? sink.logit : hidden);
    return row;
}

/// The query's temperature, the position map and the sink together, up to the query.
SchemeTable attentionOf(const LabState& state, TableRange range)
{
    return tableOver(range, {"key", "effective distance", "score", "weight", "weight of the sink"},
        [state, row = std::make_shared<QueryRow>()](std::int64_t key) {
            if (key > state.position.query)
                return std::vector {noNumber, noNumber, noNumber, noNumber};
            if (row->scores.empty())
                *row = queryRow(state);
            const auto index = static_cast<std::size_t>(key);
            const bool isSeen = !std::isnan(row->distances[index]);
            return std::vector {row->distances[index], isSeen ? row->scores[index] : noNumber,
                isSeen ? row->weights.ofKeys[index] : noNumber, row->weights.ofSink};
        });
}

/// One row per position: the query there matches one key among all up to its own.
SchemeTable matchedRowOf(const LabState& state, TableRange range)
{
    const SinkScheme& scheme = state.schemes.sink;
    constexpr double none = -std::numeric_limits<double>::infinity();
    return tableOver(range,
        {"position", "factor", "entropy without", "entropy", "weight without", "weight",
            "weight with sink", "weight of the sink"},
        [rule = state.schemes.temperature, score = state.context.matchScore,
            sink = scheme.isThere ? scheme.logit : none](std::int64_t position) {
            const std::int64_t keys = position + 1;
            const double factor = temperature(rule, position);
            const MatchedRow plain = matchedRow(keys, score, 1);
            const MatchedRow scaled = matchedRow(keys, score, factor);
            const MatchedRow row = matchedRow(keys, score, factor, sink);
            return std::vector {factor, plain.entropy, scaled.entropy, plain.ofMatch,
                scaled.ofMatch, row.ofMatch, row.ofSink};
        });
}

} // namespace

SchemeTable temperatureTable(const LabState& state, TableRange range)
{
    return tableOver(
        range, {"position", "factor"}, [rule = state.schemes.temperature](std::int64_t position) {
            return std::vector {temperature(rule, position)};
        });
}

std::span<const TableQuantity> attentionTables()
{
    static constexpr std::array quantities {
        TableQuantity {"rope", "temperature", temperatureTable},
        TableQuantity {"rope", "distances", distancesOf},
        TableQuantity {"rope", "used_distances", usedDistancesOf},
        TableQuantity {"rope", "attention", attentionOf},
        TableQuantity {"rope", "matched_row", matchedRowOf},
    };
    return quantities;
}

} // namespace lab
