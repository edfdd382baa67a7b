#include "core/frames/encoding.h"
#include "core/encodings/t5/formula.h"
#include "core/frames/biases/model_parts.h"
#include "core/frames/compare/layer_parts.h"
#include "core/frames/order/signal_parts.h"
#include "core/frames/reading_numbers.h"
#include "core/frames/table_of.h"
#include "core/state/words.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace lab {

Encoding::Rows t5Rows;
Encoding::Tables t5Tables;

namespace {

constexpr std::array<std::string_view, 7> t5Panel {"t5.table", "t5.heads", "alibi.head",
    "position.shown", "t5.buckets", "t5.max_distance", "t5.direction"};
constexpr std::array<std::string_view, 5> t5Compared {
    "t5.buckets", "t5.max_distance", "t5.direction", "t5.deviation", "t5.seed"};
constexpr std::array<std::string_view, 1> t5Groups {"t5."};

BiasModel t5Model(const LabState& state)
{
    const T5Scheme& scheme = state.schemes.t5;
    const T5Bias& t5 = scheme.encoding;
    const SharedTable table = shared(tableOf(scheme));
    const auto row = [t5, edges = bucketEdges(t5)](std::int64_t distance) -> std::int64_t {
        return bucket(t5, edges, -distance);
    };
    return {.heads = t5.heads,
        .mask = t5.direction == T5Direction::Causal ? Mask::Causal : Mask::Symmetric,
        .maxShown = maxBiasDistances,
        .maxKeys = 16 * maxBiasDistances,
        .visible = [row, table](int head, std::int64_t m,
                       std::int64_t n) { return (*table)(row(m - n), head - 1); },
        .row = row,
        .column = columnsOf(table)};
}

// Looked up and added.
BiasCost t5Cost(const Schemes& schemes, std::int64_t heads)
{
    return {.perKey = heads, .bytes = bytesOfNumber * heads * schemes.t5.encoding.buckets};
}

// Below the exact distances the bucket is the distance, above them a logarithm.
BiasLine t5Line(const LabState& state, const BiasPlace& place)
{
    const T5Bias& t5 = state.schemes.t5.encoding;
    const std::int64_t relative = -place.distance();
    const std::int64_t distance = std::abs(relative);
    const int exact = exactDistances(t5);
    const bool isAfter = relative > 0;
    const std::string side = isAfter ? ".after" : "";
    std::vector<ReadingNumber> numbers {
        whole("r", distance), whole("bucket", bucket(t5, relative))};
    if (isAfter)
        numbers.push_back(whole("offset", bucketsOfOneSide(t5)));
    if (distance < exact)
        return {"reading.t5.exact" + side, std::move(numbers)};
    numbers.push_back(whole("e", exact));
    numbers.push_back(whole("spaced", bucketsOfOneSide(t5) - exact));
    numbers.push_back(whole("max", t5.maxDistance));
    return {(distance >= t5.maxDistance ? "reading.t5.last" : "reading.t5.spaced") + side,
        std::move(numbers)};
}

BiasDetail t5Ruler(const LabState& state)
{
    const T5Scheme& scheme = state.schemes.t5;
    return BucketRuler {scheme.encoding, bucketEdges(scheme.encoding),
        biasModel(state).column(state.biases.head), biasScaleEnd(state)};
}

ComparedScore t5Number(const LabState& state)
{
    const T5Scheme& scheme = state.schemes.t5;
    T5Bias t5 = scheme.encoding;
    t5.heads = state.compare.heads;
    return [t5, edges = bucketEdges(t5),
               table = seededTable(t5, static_cast<std::uint64_t>(scheme.seed))](
               std::int64_t m, std::int64_t n) { return table(bucket(t5, edges, n - m), 0); };
}

OwnValues t5Own(const LabState& state)
{
    std::vector<std::int64_t> edges = bucketEdges(state.schemes.t5.encoding);
    edges.erase(std::ranges::unique(edges).begin(), edges.end()); // those of empty buckets
    std::size_t own = 0;
    while (own + 1 < edges.size() && edges[own + 1] - edges[own] == 1)
        ++own;
    return sharedFrom(static_cast<std::int64_t>(own), edges.back());
}

PositionCost t5Learned(const LabState& state)
{
    return {.rows = state.schemes.t5.encoding.buckets, .columns = state.compare.heads};
}

PositionSignal t5Signal(const Order& order, const AttentionLayer&)
{
    T5Bias t5;
    t5.direction =
        order.visible == Visible::AllKeys ? T5Direction::Bidirectional : T5Direction::Causal;
    t5.heads = 1;
    t5.deviation = orderBiasDeviation;
    return addedToScore([t5, edges = bucketEdges(t5), table = seededTable(t5, tableSeed(order))](
                            int head, std::int64_t query, std::int64_t key) {
        return table(bucket(t5, edges, key - query), head);
    });
}

} // namespace

namespace known {

extern const Encoding t5;
const Encoding t5 {.entry = {"t5", LAB_WORDS("encodings", "T5's bucketed bias"),
                       "Raffel et al. 2020, arXiv:1910.10683, §2.1", PositionEntry::ScoreNumber},
    .rows = t5Rows,
    .tables = t5Tables,
    .joined = 4,
    .biases = {.model = t5Model,
        .heads = [](const LabState& s) { return s.schemes.t5.encoding.heads; },
        .setHeads = [](LabState& s, int heads) { s.schemes.t5.encoding.heads = heads; },
        .cost = t5Cost,
        .reading = t5Line,
        .panel = t5Panel,
        .sentence = [](const LabState& state) -> const char* {
            return state.schemes.t5.table.table()
                ? nullptr
                : LAB_WORDS("lab::ui::BiasesBench",
                    "T5 sorts distances into buckets, fine near the query and coarse far away, "
                    "with one learned number each.");
        },
        .codeGroups = t5Groups,
        .detail = t5Ruler},
    .compare = {.number = t5Number,
        .copy = [](LabState& to, const LabState& from) { to.schemes.t5 = from.schemes.t5; },
        .own = t5Own,
        .cost = t5Learned,
        .panel = t5Compared},
    .signal = t5Signal,
    .table = [](const LabState& s) -> const TableChoice& { return s.schemes.t5.table; }};

} // namespace known

} // namespace lab
