#include "core/frames/encoding.h"
#include "core/encodings/deberta/formula.h"
#include "core/encodings/seeded_matrices.h"
#include "core/frames/compare/layer_parts.h"
#include "core/frames/order/order_layer.h"
#include "core/state/words.h"

#include <algorithm>
#include <array>

namespace lab {

Encoding::Rows debertaRows;
Encoding::Tables debertaTables;

namespace {

constexpr std::array<std::string_view, 5> debertaCompared {
    "deberta.buckets", "deberta.max_distance", "deberta.span", "deberta.c2p", "deberta.p2c"};

std::vector<std::string_view> debertaPanel(const LabState& state)
{
    std::vector<std::string_view> keys {"deberta.table", "deberta.head", "deberta.buckets",
        "deberta.max_distance", "deberta.span", "deberta.variant", "deberta.far"};
    if (!state.schemes.deberta.table.table()) // which has no projection of the positions
        keys.push_back("deberta.projections");
    keys.insert(keys.end(),
        {"deberta.c2p", "deberta.p2c", "deberta.width", "deberta.heads", "deberta.head_width",
            "deberta.seed", "relative.content", "relative.query_position",
            "relative.key_position"});
    return keys;
}

const char* debertaSentence(const LabState& state)
{
    const Deberta& deberta = state.schemes.deberta.encoding;
    if (state.schemes.deberta.table.table())
        return nullptr;
    if (deberta.hasContentToPosition && deberta.hasPositionToContent)
        return LAB_WORDS("lab::ui::RelativeBench",
            "A logit is the sum of three maps: word with word, word with distance, distance with "
            "word.");
    if (deberta.hasContentToPosition)
        return LAB_WORDS("lab::ui::RelativeBench",
            "A logit is the sum of two maps: word with word, and word with distance.");
    if (deberta.hasPositionToContent)
        return LAB_WORDS("lab::ui::RelativeBench",
            "A logit is the sum of two maps: word with word, and distance with word.");
    return LAB_WORDS("lab::ui::RelativeBench",
        "A logit is a single map, word with word, and order leaves no trace.");
}

/// The projected rows of DeBERTa's table that are used on the bench; others are zeros.
ComparedScore debertaScore(const LabState& state)
{
    const Compare& compare = state.compare;
    const Deberta& deberta = state.schemes.deberta.encoding;
    const bool isShared = deberta.projections == DebertaProjections::Shared;
    const ComparedLayer layer = comparedLayer(compare);
    const auto drawn = drawnMatrices(compare);
    const Eigen::MatrixXd& positionQuery = drawn->matrices[isShared ? 0 : 2];
    const Eigen::MatrixXd& positionKey = drawn->matrices[isShared ? 1 : 3];
    const int last = std::max(compare.distances, comparedDistance);
    DebertaHead head;
    head.contentQueries = layer.query.transpose();
    head.contentKeys = layer.key.transpose();
    head.positionQueries = Eigen::MatrixXd::Zero(Eigen::Index {2} * deberta.span, compare.width);
    head.positionKeys = head.positionQueries;
    for (std::int64_t distance = -last, before = -1; distance <= last; ++distance) {
        const std::int64_t line = tableRow(deberta, distance, 0);
        if (line == before)
            continue;
        const Eigen::VectorXd drawnRow = seededToken(rowSeed(compare), line, modelWidth(compare));
        head.positionQueries.row(line) = (positionQuery * drawnRow).transpose();
        head.positionKeys.row(line) = (positionKey * drawnRow).transpose();
        before = line;
    }
    return [deberta, head](std::int64_t m, std::int64_t n) {
        return score(terms(deberta, head, {0, 0, m, n}));
    };
}

OwnValues debertaOwn(const LabState& state)
{
    const Deberta& deberta = state.schemes.deberta.encoding;
    if (!deberta.hasContentToPosition && !deberta.hasPositionToContent)
        return {0, BeyondOwn::None};
    const auto row = [&](std::int64_t distance) { return tableRow(deberta, distance, 0); };
    std::int64_t own = 0;
    while (row(own) != row(own + 1))
        ++own;
    // The first distance with the last row: rows never decrease with the distance.
    std::int64_t low = own;
    std::int64_t high = lastPosition;
    while (low < high) {
        const std::int64_t middle = low + (high - low) / 2;
        if (row(middle) == row(lastPosition))
            high = middle;
        else
            low = middle + 1;
    }
    return sharedFrom(own, low);
}

/// The number of table rows used by the distances of a number of keys; it never decreases with this
/// number.
std::int64_t rowsMet(const Deberta& deberta, std::int64_t keys)
{
    const std::int64_t last = 2 * std::int64_t {deberta.span} - 1;
    std::int64_t met = 0;
    for (std::int64_t distance = 0, before = -1; distance < keys && before < last; ++distance) {
        const std::int64_t row = tableRow(deberta, distance, 0);
        met += row != before ? 1 : 0;
        before = row;
    }
    return met;
}

// Content to position: 2d for each row that is used and 1 per key; position to content: 2d + 1 per
// key.
PositionCost debertaCost(const LabState& state)
{
    const Compare& of = state.compare;
    const Deberta& deberta = state.schemes.deberta.encoding;
    const std::int64_t model = modelWidth(of);
    PositionCost cost;
    if (!deberta.hasContentToPosition && !deberta.hasPositionToContent)
        return cost;
    cost.rows = std::int64_t {2} * deberta.span;
    cost.columns = model;
    const std::int64_t layer =
        deberta.projections == DebertaProjections::Separate ? model * (model + 1) : 0;
    if (deberta.hasContentToPosition) {
        cost.perKey += of.heads;
        cost.once = 2 * model * rowsMet(deberta, of.keys);
        cost.rest += layer;
    }
    if (deberta.hasPositionToContent) {
        cost.perKey += std::int64_t {of.heads} * (2 * of.width + 1);
        cost.rest += layer;
    }
    return cost;
}

PositionSignal debertaSignal(const Order& order, const AttentionLayer& layer)
{
    const Deberta deberta {.span = maxTokens, .buckets = 0};
    Random random(tableSeed(order));
    const Eigen::MatrixXd table =
        normalMatrix(random, Eigen::Index {2} * deberta.span, orderWidth, orderTableDeviation);
    const LayerWeights fixed = weights(layer);
    DebertaHead head;
    head.positionQueries = table * fixed.query;
    head.positionKeys = table * fixed.key;
    PositionSignal signal;
    signal.scoreParts = 3;
    signal.terms = [deberta, head](const Eigen::MatrixXd& queries, const Eigen::MatrixXd& keys) {
        DebertaHead own = head;
        own.contentQueries = queries;
        own.contentKeys = keys;
        const DebertaMatrices found = matrices(deberta, own);
        return Eigen::MatrixXd(found.contentToPosition + found.positionToContent);
    };
    return signal;
}

} // namespace

namespace known {

extern const Encoding deberta;
const Encoding deberta {.entry = {"deberta", "DeBERTa", "He et al. 2021, arXiv:2006.03654, §3.1",
                            PositionEntry::ScoreVector},
    .rows = debertaRows,
    .tables = debertaTables,
    .joined = 10,
    .relative = {.panel = debertaPanel, .sentence = debertaSentence},
    .compare = {.score = debertaScore,
        .copy = [](LabState& to,
                    const LabState& from) { to.schemes.deberta = from.schemes.deberta; },
        .own = debertaOwn,
        .cost = debertaCost,
        .panel = debertaCompared},
    .signal = debertaSignal,
    .table = [](const LabState& s) -> const TableChoice& { return s.schemes.deberta.table; }};

} // namespace known

} // namespace lab
