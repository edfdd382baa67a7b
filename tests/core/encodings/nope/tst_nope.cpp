#include "core/encodings/nope/formula.h"

#include "core/math/masked_softmax.h"
#include "tests/core/same_values.h"

#include <doctest/doctest.h>

#include <cmath>

using lab::Nope;
using lab::Visible;

TEST_CASE("nothing is added to a score, and only the causal mask hides keys")
{
    for (const std::int64_t query : {0, 1, 7, 10'000'000}) {
        for (const std::int64_t key : {0, 1, 7, 10'000'000}) {
            CHECK(lab::bias(Nope {Visible::AllKeys}, query, key) == 0);
            const double causal = lab::bias(Nope {}, query, key);
            CHECK((key > query ? std::isnan(causal) : std::fpclassify(causal) == FP_ZERO));
        }
    }
}

TEST_CASE("the weights of equal scores are those of the softmax of the bias")
{
    constexpr int keys = 9;
    for (const Nope nope : {Nope {Visible::AllKeys}, Nope {}}) {
        Eigen::MatrixXd biases(keys, keys);
        Eigen::MatrixXd weights(keys, keys);
        for (int query = 0; query < keys; ++query) {
            for (int key = 0; key < keys; ++key) {
                biases(query, key) = lab::bias(nope, query, key);
                weights(query, key) = lab::evenWeight(nope, query, key, keys);
            }
        }
        CHECK(lab::sameValues(lab::attentionWeights(biases), weights));
    }
}

TEST_CASE("the mask reveals the position, and without it every query is the same")
{
    for (const std::int64_t query : {0, 1, 30, 99}) {
        CHECK(1 / lab::evenWeight(Nope {}, query, 0, 100)
            == doctest::Approx(static_cast<double>(query + 1)).epsilon(1e-15));
        CHECK(lab::evenWeight(Nope {Visible::AllKeys}, query, 0, 100) == 0.01);
    }
}
