#include "core/attention/attention_sink.h"

#include "core/math/softmax.h"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <numeric>

using lab::SinkWeights;
using lab::softmax;
using lab::softmaxWithSink;

namespace {

constexpr double hidden = -std::numeric_limits<double>::infinity();

double sum(const std::vector<double>& weights)
{
    return std::accumulate(weights.begin(), weights.end(), 0.0);
}

const std::vector<std::vector<double>>& rows()
{
    static const std::vector<std::vector<double>> some {{0}, {1, 2, 3}, {-0.5, hidden, 4, 0.25},
        {1e4, -1e4, 1e4}, {-1e4, -1e4 + 1}, {3, 3, 3, 3, 3, 3, 3}};
    return some;
}

} // namespace

TEST_CASE("the weights of the keys and the sink add up to 1")
{
    for (const std::vector<double>& scores : rows()) {
        for (const double sink : {-1e4, -3.0, 0.0, 2.5, 1e4}) {
            const SinkWeights weights = softmaxWithSink(scores, sink);
            REQUIRE(weights.ofKeys.size() == scores.size());
            CHECK(std::abs(sum(weights.ofKeys) + weights.ofSink - 1) <= 1e-15);
            CHECK(weights.ofSink >= 0);
            for (const double weight : weights.ofKeys)
                CHECK(weight >= 0);
        }
    }
}

TEST_CASE("with a sink of similar size the weights of the keys add up to less than 1")
{
    CHECK(sum(softmaxWithSink({1, 2, 3}, 0).ofKeys) < 0.97);
    CHECK(sum(softmaxWithSink({1, 2, 3}, 3).ofKeys) < 0.61);
    CHECK(sum(softmaxWithSink({-1e4, -1e4 + 1}, -1e4).ofKeys) < 0.8);
}

TEST_CASE("a lower sink is closer to the plain softmax, which is the case without a sink")
{
    for (const std::vector<double>& scores : rows()) {
        const std::vector<double> plain = softmax(scores);
        double before = 2;
        for (double sink = 1e4; sink >= -2e4; sink -= 250) {
            const SinkWeights weights = softmaxWithSink(scores, sink);
            double worst = 0;
            for (std::size_t key = 0; key < plain.size(); ++key)
                worst = std::max(worst, plain[key] - weights.ofKeys[key]);
            CHECK(worst <= before);
            before = worst;
        }
        CHECK(before < 1e-15);
        CHECK(softmaxWithSink(scores, hidden) == SinkWeights {plain, 0});
    }
}

TEST_CASE("a sink leaves the ratio of two keys as it was")
{
    const std::vector<double> plain = softmax({0.3, -1.2, 2.0});
    for (const double sink : {-2.0, 0.0, 5.0}) {
        const std::vector<double> weights = softmaxWithSink({0.3, -1.2, 2.0}, sink).ofKeys;
        CHECK(weights[0] / weights[2] == doctest::Approx(plain[0] / plain[2]).epsilon(1e-14));
        CHECK(weights[1] / weights[2] == doctest::Approx(plain[1] / plain[2]).epsilon(1e-14));
    }
}

TEST_CASE("a sink of 0 is softmax one")
{
    const SinkWeights weights = softmaxWithSink({std::log(2.0), std::log(5.0)}, 0);
    CHECK(weights.ofKeys[0] == doctest::Approx(0.25).epsilon(1e-15));
    CHECK(weights.ofKeys[1] == doctest::Approx(0.625).epsilon(1e-15));
    CHECK(weights.ofSink == doctest::Approx(0.125).epsilon(1e-15));
}

TEST_CASE("if all keys are masked the sink has weight 1, and one of minus infinity weight 0")
{
    CHECK(softmaxWithSink({hidden, hidden}, -7) == SinkWeights {{0, 0}, 1});
    CHECK(softmaxWithSink({hidden, hidden}, hidden) == SinkWeights {{0, 0}, 0});
    CHECK(softmaxWithSink({}, 3) == SinkWeights {{}, 1});
}
