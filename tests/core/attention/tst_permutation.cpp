#include "core/attention/permutation.h"

#include "core/encodings/alibi/formula.h"
#include "core/encodings/learned/formula.h"
#include "core/encodings/relative_bias/formula.h"
#include "core/encodings/rope/formula.h"
#include "core/encodings/sinusoidal/formula.h"
#include "tests/core/same_values.h"
#include "tests/core/seeded_tokens.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>
#include <set>
#include <string>
#include <utility>

using lab::AttentionLayer;
using lab::orderError;
using lab::PositionSignal;
using lab::TokenOrder;
using lab::Visible;

namespace {

constexpr int tokenCount = 7;
constexpr double roundings = 1e-13;
constexpr double clearly = 1e-3;

PositionSignal biasedBy(const lab::Alibi& alibi)
{
    PositionSignal signal;
    signal.bias = [alibi, perHead = lab::slopes(alibi)](
                      int head, std::int64_t query, std::int64_t key) {
        return lab::bias(alibi, perHead[static_cast<std::size_t>(head)], query, key);
    };
    return signal;
}

PositionSignal symmetricAlibi(const AttentionLayer& layer)
{
    lab::Alibi alibi;
    alibi.heads = layer.heads;
    alibi.mask = lab::Mask::Symmetric;
    return biasedBy(alibi);
}

/// Each way in which an encoding enters the layer, without a separate mask.
std::vector<std::pair<std::string, PositionSignal>> encodings(const AttentionLayer& layer)
{
    const int width = lab::modelWidth(layer);
    std::vector<std::pair<std::string, PositionSignal>> signals;

    PositionSignal sinusoidal;
    sinusoidal.input =
        lab::table({lab::SinusoidalLayout::Interleaved, 10000, width}, 0, tokenCount);
    signals.emplace_back("sinusoidal", sinusoidal);

    lab::Learned learned;
    learned.trainingLength = tokenCount;
    learned.width = width;
    learned.deviation = 1;
    PositionSignal table;
    table.input = lab::seededTable(learned, 5);
    signals.emplace_back("learned", table);

    lab::Rotary rotary;
    rotary.width = layer.width;
    rotary.rotatedWidth = layer.width;
    PositionSignal turning;
    turning.queryRotation = [rotary](const Eigen::ArrayXd& vector, std::int64_t position) {
        return lab::rotated(rotary, vector, position);
    };
    turning.keyRotation = turning.queryRotation;
    signals.emplace_back("rope", turning);

    signals.emplace_back("alibi", symmetricAlibi(layer));

    const lab::RelativeBias relative {layer.heads, 2, 1, Visible::AllKeys};
    PositionSignal learnedBias;
    learnedBias.bias = [relative, biases = lab::seededTable(relative, 5)](
                           int head, std::int64_t query, std::int64_t key) {
        return lab::bias(relative, biases, head, query, key);
    };
    signals.emplace_back("relative_bias", learnedBias);
    return signals;
}

} // namespace

TEST_CASE("an order holds every token once")
{
    CHECK(lab::isOrder({}));
    CHECK(lab::isOrder({2, 0, 1}));
    CHECK_FALSE(lab::isOrder({0, 0, 1}));
    CHECK_FALSE(lab::isOrder({0, 1, 3}));
    CHECK_FALSE(lab::isOrder({-1, 0, 1}));
    for (const int count : {0, 1, 2, 50})
        CHECK(lab::isOrder(lab::shuffledOrder(count, 3)));
}

TEST_CASE("the last token is put back to the end, and the others keep their order")
{
    CHECK(lab::withLastKept({3, 1, 0, 2}) == TokenOrder {1, 0, 2, 3});
    CHECK(lab::withLastKept({1, 0, 2}) == TokenOrder {1, 0, 2});
    CHECK(lab::withLastKept({}).empty());
}

TEST_CASE("a seed gives one order, and all six orders of three tokens come up")
{
    CHECK(lab::shuffledOrder(20, 4) == lab::shuffledOrder(20, 4));
    CHECK(lab::shuffledOrder(20, 4) != lab::shuffledOrder(20, 5));
    std::set<TokenOrder> seen;
    for (std::uint64_t seed = 0; seed < 60; ++seed)
        seen.insert(lab::shuffledOrder(3, seed));
    CHECK(seen.size() == 6);
}

TEST_CASE("position k gets the token from order[k], and the inverse restores it")
{
    Eigen::MatrixXd tokens(3, 1);
    tokens << 10, 11, 12;
    Eigen::MatrixXd moved(3, 1);
    moved << 12, 10, 11;
    const TokenOrder order {2, 0, 1};
    CHECK(lab::sameValues(lab::reordered(tokens, order), moved));
    CHECK(lab::inverse(order) == TokenOrder {1, 2, 0});
    CHECK(lab::sameValues(lab::reordered(moved, lab::inverse(order)), tokens));
}

TEST_CASE("without position and mask the layer is equivariant, whatever its size")
{
    for (const auto& [heads, width, count] :
        {std::tuple {1, 1, 2}, {2, 16, 7}, {3, 5, 12}, {2, 4, 1}, {2, 4, 0}}) {
        AttentionLayer layer;
        layer.heads = heads;
        layer.width = width;
        const Eigen::MatrixXd tokens = lab::seededTokens(layer, count, 1);
        for (std::uint64_t seed = 0; seed < 4; ++seed)
            CHECK(orderError(layer, {}, tokens, lab::shuffledOrder(count, seed)) <= 0);
    }
}

TEST_CASE("the causal mask alone breaks equivariance")
{
    AttentionLayer layer;
    layer.visible = Visible::KeysUpToQuery;
    const Eigen::MatrixXd tokens = lab::seededTokens(layer, tokenCount, 1);
    CHECK(orderError(layer, {}, tokens, {1, 0, 2, 3, 4, 5, 6}) > clearly);
    CHECK(orderError(layer, {}, tokens, {0, 1, 2, 3, 4, 6, 5}) > clearly);
    CHECK(orderError(layer, {}, tokens, {0, 1, 2, 3, 4, 5, 6}) <= roundings);
}

TEST_CASE("any encoding breaks equivariance without a mask")
{
    const AttentionLayer layer;
    const Eigen::MatrixXd tokens = lab::seededTokens(layer, tokenCount, 1);
    for (const auto& [name, signal] : encodings(layer)) {
        CAPTURE(name);
        CHECK(orderError(layer, signal, tokens, {1, 0, 2, 3, 4, 5, 6}) > clearly);
    }
}

TEST_CASE("a bias by absolute distance does not distinguish the direction")
{
    const AttentionLayer layer;
    const Eigen::MatrixXd tokens = lab::seededTokens(layer, tokenCount, 1);
    const TokenOrder backwards {6, 5, 4, 3, 2, 1, 0};
    for (const auto& [name, signal] : encodings(layer)) {
        CAPTURE(name);
        const double error = orderError(layer, signal, tokens, backwards);
        CHECK((name == "alibi" ? error <= roundings : error > clearly));
    }
}

// The causal mask gives each token the set of those before it. The order inside that set is only
// visible to a layer that reads the outputs of another one.
TEST_CASE("the order of the tokens before it shows in the second masked layer, never in the first")
{
    for (const auto& [heads, width, count] : {std::tuple {1, 8, 4}, {2, 16, 6}, {3, 5, 5}}) {
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            CAPTURE(heads);
            CAPTURE(seed);
            AttentionLayer layer;
            layer.heads = heads;
            layer.width = width;
            layer.seed = seed;
            layer.visible = Visible::KeysUpToQuery;
            const Eigen::MatrixXd tokens = lab::seededTokens(layer, count, seed + 10);
            TokenOrder before(static_cast<std::size_t>(count - 1));
            std::iota(before.begin(), before.end(), 0);
            while (std::next_permutation(before.begin(), before.end())) {
                CHECK(lab::prefixError(layer, 1, tokens, before) <= 0);
                if (count == 4)
                    CHECK(lab::prefixError(layer, 2, tokens, before) > 1e-6);
            }
            std::ranges::reverse(before);
            std::ranges::swap(before[0], before[1]);
            CHECK(lab::prefixError(layer, 2, tokens, before) > 1e-6);
            layer.visible = Visible::AllKeys;
            for (const int depth : {1, 2, 3})
                CHECK(lab::prefixError(layer, depth, tokens, before) <= roundings);
        }
    }
}

TEST_CASE(
    "after the first two are swapped, one masked layer gives all later tokens the same output")
{
    AttentionLayer layer;
    layer.visible = Visible::KeysUpToQuery;
    const Eigen::MatrixXd tokens = lab::seededTokens(layer, tokenCount, 1);
    const Eigen::MatrixXd swapped = lab::reordered(tokens, {1, 0, 2, 3, 4, 5, 6});
    const auto later = [](const Eigen::MatrixXd& output) {
        return Eigen::MatrixXd(output.bottomRows(tokenCount - 2));
    };
    CHECK(lab::sameValues(
        later(lab::stackedOutput(layer, 1, tokens)), later(lab::stackedOutput(layer, 1, swapped))));
    CHECK_FALSE(lab::sameValues(
        later(lab::stackedOutput(layer, 2, tokens)), later(lab::stackedOutput(layer, 2, swapped))));
}
