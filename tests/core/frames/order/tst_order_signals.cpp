#include "core/encodings/cope/formula.h"
#include "core/encodings/deberta/formula.h"
#include "core/encodings/seeded_matrices.h"
#include "core/encodings/shaw/formula.h"
#include "core/encodings/sinusoidal/formula.h"
#include "core/encodings/transformer_xl/formula.h"
#include "core/encodings/xpos/formula.h"
#include "core/frames/order/order_layer.h"
#include "core/math/masked_softmax.h"
#include "tests/core/cope_matrices.h"
#include "tests/core/shaw_attention.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace lab;

namespace {

constexpr double roundings = 1e-13;
constexpr int tokens = 6;

Order orderWith(OrderEncoding encoding, std::int64_t seed)
{
    Order order;
    order.sentence = "a b c d e f";
    order.arrangement = {0, 1, 2, 3, 4, 5};
    order.encoding = encoding;
    order.visible = Visible::KeysUpToQuery;
    order.seed = seed;
    return order;
}

Eigen::MatrixXd vectors(std::uint64_t seed)
{
    Random random(seed);
    return normalMatrix(random, tokens, orderWidth, 1);
}

/// The largest difference over the visible cells.
double apart(const Eigen::MatrixXd& scores, const Eigen::MatrixXd& expected)
{
    double largest = 0;
    for (Eigen::Index query = 0; query < scores.rows(); ++query)
        for (Eigen::Index key = 0; key <= query; ++key)
            largest = std::fmax(largest, std::abs(scores(query, key) - expected(query, key)));
    return largest;
}

/// The output of the first layer of Order, and the vectors of its head.
struct Passed {
    Order order;
    Eigen::MatrixXd words;
    LayerWeights fixed;
    Attention attention;

    Passed(OrderEncoding encoding, std::int64_t seed)
        : order(orderWith(encoding, seed))
        , words(vectors(static_cast<std::uint64_t>(seed) + 50))
        , fixed(weights(orderLayer(order)))
        , attention(lab::attention(orderLayer(order), orderSignals(order).front(), words))
    {
    }
    Eigen::MatrixXd queries() const { return words * fixed.query; }
    Eigen::MatrixXd keys() const { return words * fixed.key; }
};

} // namespace

TEST_CASE("the scores of Order are those of the encodings themselves")
{
    for (std::int64_t seed = 1; seed <= 5; ++seed) {
        const Passed shaw(OrderEncoding::Shaw, seed);
        const Shaw own {orderClip, orderWidth, Visible::KeysUpToQuery};
        const ShawTables tables = seededTables(own, tableSeed(shaw.order), orderTableDeviation);
        const Eigen::MatrixXd expected = scores(own, tables, shaw.queries(), shaw.keys());
        CHECK(apart(shaw.attention.scores.front(), expected) < roundings);
        const Eigen::MatrixXd mixed =
            outputs(own, tables, shaw.attention.weights.front(), shaw.words * shaw.fixed.value);
        CHECK(
            (shaw.attention.output - mixed * shaw.fixed.output).cwiseAbs().maxCoeff() < roundings);

        const Passed xl(OrderEncoding::TransformerXl, seed);
        TransformerXlWeights learned;
        Random random(tableSeed(xl.order));
        learned.query = xl.fixed.query.transpose();
        learned.key = xl.fixed.key.transpose();
        learned.position =
            normalMatrix(random, orderWidth, orderWidth, 1 / std::sqrt(orderWidth)).transpose();
        learned.u = normalMatrix(random, 1, orderWidth, 1);
        learned.v = normalMatrix(random, 1, orderWidth, 1);
        const TransformerXl encoding {orderBase, orderWidth, 1, orderWidth, 0};
        const TransformerXlMatrices terms = matrices(encoding, learned, 0, xl.words, 0);
        CHECK(apart(xl.attention.scores.front(), terms.scores) < roundings);

        const Passed functional(OrderEncoding::FunctionalRelative, seed);
        const TransformerXlMatrices same = matrices(encoding, learned, 0, functional.words, 0);
        CHECK(apart(functional.attention.scores.front(),
                  (same.contentContent + same.contentDistance) / std::sqrt(orderWidth))
            < roundings);

        const Passed deberta(OrderEncoding::Deberta, seed);
        const Deberta disentangled {.span = maxTokens, .buckets = 0};
        Random drawn(tableSeed(deberta.order));
        const Eigen::MatrixXd table =
            normalMatrix(drawn, 2 * maxTokens, orderWidth, orderTableDeviation);
        const DebertaHead head {deberta.queries(), deberta.keys(), table * deberta.fixed.query,
            table * deberta.fixed.key};
        CHECK(apart(deberta.attention.scores.front(), matrices(disentangled, head).scores)
            < roundings);

        const Passed cope(OrderEncoding::Cope, seed);
        const Cope counting {.positions = 16};
        const Eigen::MatrixXd content =
            cope.queries() * cope.keys().transpose() / std::sqrt(orderWidth);
        CHECK(apart(cope.attention.scores.front(),
                  content
                      + matrices(counting, cope.queries(), cope.keys(),
                          seededTable(counting, orderWidth, tableSeed(cope.order)))
                            .addedScores)
            < roundings);

        const Passed xpos(OrderEncoding::Xpos, seed);
        const Xpos turning {
            {orderBase, orderWidth, orderWidth, Pairing::Interleaved}, orderScaleBase};
        for (Eigen::Index query = 0; query < tokens; ++query)
            for (Eigen::Index key = 0; key <= query; ++key) {
                const Eigen::ArrayXd q = xpos.queries().row(query).transpose().array();
                const Eigen::ArrayXd k = xpos.keys().row(key).transpose().array();
                CHECK(xpos.attention.scores.front()(query, key)
                    == doctest::Approx(
                        pairScores(turning, q, k, query - key).sum() / std::sqrt(orderWidth)));
            }
    }
}

TEST_CASE("the second layer reads the stream: the tokens, their positions and the first's outputs")
{
    for (const OrderEncoding encoding : allOrderEncodings) {
        Order order = orderWith(encoding, 4);
        order.layers = 2;
        const std::vector<PositionSignal> signals = orderSignals(order);
        CHECK(signals.size() == 2);
        CHECK(signals.back().input.size() == 0);
        const Eigen::MatrixXd words = vectors(9);
        const std::vector<Attention> passed = stackedAttention(orderLayer(order), signals, words);
        Eigen::MatrixXd stream = words + passed.front().output;
        if (signals.front().input.size() > 0)
            stream += signals.front().input;
        AttentionLayer second = orderLayer(order);
        ++second.seed;
        const Attention alone = attention(second, signals.back(), stream);
        CHECK((alone.output - passed.back().output).cwiseAbs().maxCoeff() < roundings);
        CHECK((attention(orderLayer(order), signals.front(), words).output - passed.front().output)
                  .cwiseAbs()
                  .maxCoeff()
            <= 0);
    }
}

TEST_CASE("the pairing matters only for rotary encodings")
{
    for (const OrderEncoding encoding : allOrderEncodings) {
        Order order = orderWith(encoding, 4);
        const Eigen::MatrixXd interleaved = orderRun(order).typed.output;
        order.pairing = Pairing::Halves;
        const double change = (orderRun(order).typed.output - interleaved).cwiseAbs().maxCoeff();
        CHECK((change > 1e-3) == rotatesPairs(encoding));
    }
}

TEST_CASE("with every key visible each encoding gives every score a number")
{
    for (const OrderEncoding encoding : allOrderEncodings) {
        Order order = orderWith(encoding, 4);
        order.visible = Visible::AllKeys;
        for (const int layers : {1, 2}) {
            order.layers = layers;
            CHECK(orderRun(order).typed.scores.front().allFinite());
        }
    }
}
