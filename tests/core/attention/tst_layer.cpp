#include "core/attention/layer.h"

#include "core/attention/permutation.h"
#include "core/encodings/alibi/formula.h"
#include "core/encodings/rope/formula.h"
#include "tests/core/relatively.h"
#include "tests/core/same_values.h"
#include "tests/core/seeded_tokens.h"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>

using lab::Attention;
using lab::AttentionLayer;
using lab::PositionSignal;
using lab::Visible;

namespace {

AttentionLayer layerOf(int heads, int width, Visible visible)
{
    AttentionLayer layer;
    layer.heads = heads;
    layer.width = width;
    layer.visible = visible;
    return layer;
}

/// The same token at every position.
Eigen::MatrixXd equalTokens(const AttentionLayer& layer, int count)
{
    return lab::seededTokens(layer, 1, 2).replicate(count, 1);
}

PositionSignal rotarySignal(int width)
{
    lab::Rotary rotary;
    rotary.width = width;
    rotary.rotatedWidth = width;
    PositionSignal signal;
    signal.queryRotation = [rotary](const Eigen::ArrayXd& vector, std::int64_t position) {
        return lab::rotated(rotary, vector, position);
    };
    signal.keyRotation = signal.queryRotation;
    return signal;
}

} // namespace

TEST_CASE("a seed gives one layer, and another seed another")
{
    AttentionLayer layer;
    const lab::LayerWeights first = lab::weights(layer);
    CHECK(first.query.rows() == 32);
    CHECK(lab::sameValues(first.output, lab::weights(layer).output));
    CHECK_FALSE(lab::sameValues(first.query, first.key));
    CHECK_FALSE(lab::sameValues(first.key, first.value));
    CHECK_FALSE(lab::sameValues(first.value, first.output));
    layer.seed = 2;
    CHECK_FALSE(lab::sameValues(first.query, lab::weights(layer).query));
}

TEST_CASE("the result is that of the formula, head by head")
{
    const AttentionLayer layer = layerOf(2, 3, Visible::AllKeys);
    const lab::LayerWeights fixed = lab::weights(layer);
    const Eigen::MatrixXd x = lab::seededTokens(layer, 5, 3);
    const Attention result = lab::attention(layer, {}, x);
    Eigen::MatrixXd mixed(5, 6);
    for (int head = 0; head < 2; ++head) {
        const Eigen::MatrixXd q = (x * fixed.query).middleCols(3 * head, 3);
        const Eigen::MatrixXd k = (x * fixed.key).middleCols(3 * head, 3);
        const Eigen::MatrixXd v = (x * fixed.value).middleCols(3 * head, 3);
        Eigen::MatrixXd powers = (q * k.transpose() / std::sqrt(3)).array().exp();
        for (int query = 0; query < 5; ++query)
            powers.row(query) /= powers.row(query).sum();
        mixed.middleCols(3 * head, 3) = powers * v;
        CHECK((result.weights[static_cast<std::size_t>(head)] - powers).cwiseAbs().maxCoeff()
            <= 1e-14);
    }
    CHECK((result.output - mixed * fixed.output).cwiseAbs().maxCoeff() <= 1e-14);
}

TEST_CASE("the weights of every query add up to 1")
{
    for (const Visible visible : {Visible::AllKeys, Visible::KeysUpToQuery}) {
        for (const auto& [heads, width, count] :
            {std::tuple {1, 1, 1}, {1, 1, 4}, {3, 2, 7}, {2, 16, 1}}) {
            const AttentionLayer layer = layerOf(heads, width, visible);
            const Attention result = lab::attention(layer, {}, lab::seededTokens(layer, count, 1));
            REQUIRE(result.weights.size() == static_cast<std::size_t>(heads));
            for (const Eigen::MatrixXd& weights : result.weights)
                for (int query = 0; query < count; ++query)
                    CHECK(weights.row(query).sum() == lab::relatively(1, 1e-14));
        }
    }
}

TEST_CASE("without a mask the order of the tokens does not change the last digit")
{
    for (const auto& [heads, width, count] : {std::tuple {1, 1, 3}, {2, 4, 7}, {3, 16, 24}}) {
        const AttentionLayer layer = layerOf(heads, width, Visible::AllKeys);
        const Eigen::MatrixXd tokens = lab::seededTokens(layer, count, 1);
        const Attention result = lab::attention(layer, {}, tokens);
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            const lab::TokenOrder order = lab::shuffledOrder(count, seed);
            const Attention other = lab::attention(layer, {}, lab::reordered(tokens, order));
            for (std::size_t head = 0; head < result.weights.size(); ++head)
                CHECK(lab::sameValues(
                    other.weights[head], Eigen::MatrixXd(result.weights[head](order, order))));
            CHECK(lab::sameValues(other.output, lab::reordered(result.output, order)));
        }
    }
}

TEST_CASE("a later token changes nothing before it when the mask is causal")
{
    for (const Visible visible : {Visible::AllKeys, Visible::KeysUpToQuery}) {
        const AttentionLayer layer = layerOf(2, 4, visible);
        Eigen::MatrixXd tokens = lab::seededTokens(layer, 6, 1);
        const Eigen::MatrixXd before = lab::attention(layer, {}, tokens).output;
        tokens.row(5) *= -3;
        const Eigen::MatrixXd after = lab::attention(layer, {}, tokens).output;
        CHECK(lab::sameValues(before.topRows(5), after.topRows(5))
            == (visible == Visible::KeysUpToQuery));
    }
}

TEST_CASE("equal tokens get equal weights until an encoding enters")
{
    const AttentionLayer layer = layerOf(2, 4, Visible::AllKeys);
    const Eigen::MatrixXd tokens = equalTokens(layer, 5);
    for (const Eigen::MatrixXd& weights : lab::attention(layer, {}, tokens).weights)
        CHECK((weights.array() - 0.2).abs().maxCoeff() <= 1e-15);
    for (const Eigen::MatrixXd& weights : lab::attention(layer, rotarySignal(4), tokens).weights)
        CHECK((weights.array() - 0.2).abs().maxCoeff() > 1e-3);
}

TEST_CASE("rotated queries and keys of equal tokens have one score per distance")
{
    const AttentionLayer layer = layerOf(2, 8, Visible::AllKeys);
    const Attention result = lab::attention(layer, rotarySignal(8), equalTokens(layer, 9));
    for (const Eigen::MatrixXd& scores : result.scores)
        for (int query = 1; query < 9; ++query)
            for (int key = 1; key < 9; ++key)
                CHECK(std::abs(scores(query, key) - scores(query - 1, key - 1)) <= 1e-13);
}

TEST_CASE("a bias is added to the divided score, and its NaN hides the key as the mask does")
{
    lab::Alibi alibi;
    alibi.heads = 2;
    PositionSignal signal;
    signal.bias = [alibi, perHead = lab::slopes(alibi)](
                      int head, std::int64_t query, std::int64_t key) {
        return lab::bias(alibi, perHead[static_cast<std::size_t>(head)], query, key);
    };
    const AttentionLayer open = layerOf(2, 4, Visible::AllKeys);
    const Eigen::MatrixXd tokens = lab::seededTokens(open, 6, 1);
    const Attention biased = lab::attention(open, signal, tokens);
    const Attention plain = lab::attention(layerOf(2, 4, Visible::KeysUpToQuery), {}, tokens);
    for (std::size_t head = 0; head < 2; ++head) {
        for (int query = 0; query < 6; ++query) {
            for (int key = 0; key < 6; ++key) {
                const double expected =
                    plain.scores[head](query, key) - lab::slopes(alibi)[head] * (query - key);
                const double found = biased.scores[head](query, key);
                CHECK(std::isnan(found) == std::isnan(expected));
                if (!std::isnan(found))
                    CHECK(std::abs(found - expected) <= 1e-14);
            }
        }
    }
}

TEST_CASE("an input table is added to the tokens")
{
    const AttentionLayer layer = layerOf(2, 4, Visible::AllKeys);
    const Eigen::MatrixXd tokens = lab::seededTokens(layer, 6, 1);
    PositionSignal signal;
    signal.input = lab::seededTokens(layer, 6, 9);
    CHECK(lab::sameValues(lab::attention(layer, signal, tokens).output,
        lab::attention(layer, {}, tokens + signal.input).output));
}

TEST_CASE("no tokens give no output")
{
    const AttentionLayer layer;
    CHECK(lab::attention(layer, {}, Eigen::MatrixXd(0, lab::modelWidth(layer))).output.rows() == 0);
}
