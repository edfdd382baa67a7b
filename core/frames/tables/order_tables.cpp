#include "core/attention/permutation.h"
#include "core/attention/word_vectors.h"
#include "core/frames/encoding.h"
#include "core/frames/order/order_frames.h"
#include "core/frames/order/order_layer.h"
#include "core/frames/tables/scheme_table.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace lab {

namespace {

constexpr int maxLayers = 4;

// The state's sentence, order, mask, layers and seed under this encoding.
OrderFrame frameOf(LabState state, std::string_view key, OrderComparison compared)
{
    state.order.encoding = *std::ranges::find(allOrderEncodings, key,
        [](OrderEncoding encoding) { return encodingOf(encoding).entry.key; });
    state.order.compared = compared;
    return orderFrame(state);
}

/// Positions with another word than as typed: none if the swapped words are equal.
double placesChanged(const OrderFrame& frame)
{
    int changed = 0;
    for (int place = 0; place < static_cast<int>(frame.words.size()); ++place)
        if (frame.word(OrderSide::Typed, place) != frame.word(OrderSide::Reordered, place))
            ++changed;
    return changed;
}

/// The change of each token's output, compared per token and per position; in all rows the same,
/// the change of the mean of all outputs, and of the last token's if only those before it are
/// reordered; the maximum of the first two, and the number of places with another word: if 0,
/// nothing was reordered.
SchemeTable changes(const LabState& state, TableRange, std::string_view key)
{
    const OrderFrame byToken = frameOf(state, key, OrderComparison::ByToken);
    const OrderFrame byPlace = frameOf(state, key, OrderComparison::ByPlace);
    return {{"token", "place", "by token", "by place", "pooled", "last token", "largest by token",
                "largest by place", "places changed"},
        0, static_cast<std::int64_t>(byToken.rows.size()),
        [own = byToken.rows, others = byPlace.rows, changes = byToken.changes,
            changed = placesChanged(byToken)](std::int64_t token) {
            const auto index = static_cast<std::size_t>(token);
            return std::vector {static_cast<double>(own[index].place), own[index].change,
                others[index].change, changes.pooled, changes.last, changes.byToken,
                changes.byPlace, changed};
        }};
}

/// The weights of the query at each place, for the sentence as typed and then for the reordered
/// one.
SchemeTable weights(const LabState& state, TableRange, std::string_view key)
{
    const OrderFrame frame = frameOf(state, key, OrderComparison::ByToken);
    const int tokens = frame.typed.weights.rows;
    std::vector<std::string> columns = numberedColumns("query", "typed key ", tokens);
    for (int token = 0; token < tokens; ++token)
        columns.push_back("reordered key " + std::to_string(token));
    return {std::move(columns), 0, tokens,
        [typed = frame.typed.weights, reordered = frame.reordered.weights](std::int64_t query) {
            std::vector<double> row;
            for (const HeatmapFrame* side : {&typed, &reordered}) {
                for (int token = 0; token < side->columns; ++token)
                    row.push_back(side->at(static_cast<int>(query), token));
            }
            return row;
        }};
}

/// The output of each token, in the sentence as typed and then in the reordered one.
SchemeTable outputs(const LabState& state, TableRange, std::string_view key)
{
    const OrderFrame frame = frameOf(state, key, OrderComparison::ByToken);
    const auto width = static_cast<int>(frame.rows.front().before.size());
    std::vector<std::string> columns = numberedColumns("token", "typed ", width);
    for (int column = 0; column < width; ++column)
        columns.push_back("reordered " + std::to_string(column));
    return {std::move(columns), 0, static_cast<std::int64_t>(frame.rows.size()),
        [rows = frame.rows](std::int64_t token) {
            const OrderRow& row = rows[static_cast<std::size_t>(token)];
            std::vector<double> cells = row.before;
            cells.insert(cells.end(), row.after.begin(), row.after.end());
            return cells;
        }};
}

/// Without an encoding, the effect of the order of earlier tokens on the last token's output by
/// number of layers: its change if those tokens are reversed.
SchemeTable depths(const LabState& state, TableRange)
{
    const Eigen::MatrixXd tokens = wordVectors(tokensOf(state.order.sentence), orderWidth);
    TokenOrder reversed(static_cast<std::size_t>(tokens.rows() - 1));
    std::iota(reversed.rbegin(), reversed.rend(), 0);
    const AttentionLayer layer = orderLayer(state.order);
    return {{"layers", "causal", "all keys"}, 1, maxLayers,
        [layer, tokens, reversed](std::int64_t layers) {
            std::vector<double> row;
            for (const Visible visible : {Visible::KeysUpToQuery, Visible::AllKeys}) {
                AttentionLayer first = layer;
                first.visible = visible;
                row.push_back(prefixError(first, static_cast<int>(layers), tokens, reversed));
            }
            return row;
        }};
}

} // namespace

std::span<const TableQuantity> orderTables()
{
    static const std::vector<TableQuantity> joined = [] {
        std::vector<TableQuantity> all;
        for (const OrderEncoding encoding : allOrderEncodings) {
            const std::string_view key = encodingOf(encoding).entry.key;
            all.push_back({.encoding = key, .quantity = "order", .makeFor = changes});
            all.push_back({.encoding = key, .quantity = "order_weights", .makeFor = weights});
            all.push_back({.encoding = key, .quantity = "order_outputs", .makeFor = outputs});
        }
        all.push_back({"nope", "order_depth", depths});
        return all;
    }();
    return joined;
}

} // namespace lab
