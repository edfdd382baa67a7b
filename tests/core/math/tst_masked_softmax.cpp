#include "core/math/masked_softmax.h"

#include "core/math/random.h"
#include "tests/core/relatively.h"
#include "tests/core/same_values.h"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>

using lab::Visible;

namespace {

constexpr double hidden = std::numeric_limits<double>::quiet_NaN();

Eigen::MatrixXd randomScores(int queries, int keys)
{
    lab::Random random(5);
    Eigen::MatrixXd scores(queries, keys);
    for (double& score : scores.reshaped())
        score = 3 * random.normal();
    return scores;
}

} // namespace

TEST_CASE("the causal mask hides the keys after the query and nothing else")
{
    const Eigen::MatrixXd scores = randomScores(3, 4);
    const Eigen::MatrixXd causal = lab::masked(scores, Visible::KeysUpToQuery);
    for (int query = 0; query < 3; ++query)
        for (int key = 0; key < 4; ++key)
            CHECK(std::isnan(causal(query, key)) == (key > query));
    CHECK(causal(2, 1) == scores(2, 1));
    CHECK(lab::sameValues(lab::masked(scores, Visible::AllKeys), scores));
}

TEST_CASE("the weights of a query computed by hand")
{
    Eigen::MatrixXd scores(2, 3);
    scores << 0, std::log(2), std::log(5), std::log(3), hidden, 0;
    const Eigen::MatrixXd weights = lab::attentionWeights(scores);
    CHECK(weights(0, 0) == lab::relatively(0.125, 1e-15));
    CHECK(weights(0, 1) == lab::relatively(0.25, 1e-15));
    CHECK(weights(0, 2) == lab::relatively(0.625, 1e-15));
    CHECK(weights(1, 0) == lab::relatively(0.75, 1e-15));
    CHECK(weights(1, 1) == 0);
    CHECK(weights(1, 2) == lab::relatively(0.25, 1e-15));
}

TEST_CASE("a masked key has no effect")
{
    const Eigen::MatrixXd scores = randomScores(6, 6);
    const Eigen::MatrixXd weights =
        lab::attentionWeights(lab::masked(scores, Visible::KeysUpToQuery));
    for (int query = 0; query < 6; ++query) {
        const Eigen::MatrixXd seen = scores.row(query).head(query + 1);
        CHECK(lab::sameValues(weights.row(query).head(query + 1), lab::attentionWeights(seen)));
        CHECK(weights.row(query).tail(5 - query).isZero(0));
        CHECK(weights.row(query).sum() == lab::relatively(1, 1e-15));
    }
}

TEST_CASE("a query without visible keys has no weights, and an empty matrix stays empty")
{
    const Eigen::MatrixXd blind = Eigen::MatrixXd::Constant(2, 3, hidden);
    CHECK(lab::attentionWeights(blind).isZero(0));
    const double none = -std::numeric_limits<double>::infinity();
    CHECK(lab::attentionWeights(Eigen::MatrixXd::Constant(1, 2, none)).isZero(0));
    CHECK(lab::attentionWeights(Eigen::MatrixXd(0, 3)).rows() == 0);
    CHECK(lab::attentionWeights(Eigen::MatrixXd(3, 0)).cols() == 0);
}
