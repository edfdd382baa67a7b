#include "core/attention/matched_row.h"

#include "core/attention/attention_sink.h"
#include "tests/core/relatively.h"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <vector>

using namespace lab;

namespace {

constexpr double noSink = -std::numeric_limits<double>::infinity();

/// From all the scores, one by one.
MatchedRow oneByOne(std::int64_t keys, double score, double temperature, double sink)
{
    std::vector<double> scores(static_cast<std::size_t>(keys), 0);
    scores.front() = temperature * score;
    const SinkWeights weights = softmaxWithSink(scores, sink);
    MatchedRow row {weights.ofKeys.front(), 0, weights.ofSink, 0};
    const auto add = [&](double weight) {
        row.entropy -= weight > 0 ? weight * std::log(weight) : 0;
    };
    for (const double weight : weights.ofKeys)
        add(weight);
    add(weights.ofSink);
    for (std::size_t key = 1; key < weights.ofKeys.size(); ++key)
        row.ofOthers += weights.ofKeys[key];
    return row;
}

} // namespace

TEST_CASE("the row of a match is the softmax of all its scores")
{
    for (const std::int64_t keys : {1, 2, 3, 50, 1000})
        for (const double score : {0.0, 0.5, 8.0, 60.0})
            for (const double temperature : {1.0, 1.3})
                for (const double sink : {noSink, -3.0, 0.0, 5.0}) {
                    const MatchedRow found = matchedRow(keys, score, temperature, sink);
                    const MatchedRow wanted = oneByOne(keys, score, temperature, sink);
                    CHECK(std::abs(found.ofMatch - wanted.ofMatch) < 1e-13);
                    CHECK(std::abs(found.ofOthers - wanted.ofOthers) < 1e-12);
                    CHECK(std::abs(found.ofSink - wanted.ofSink) < 1e-13);
                    CHECK(std::abs(found.entropy - wanted.entropy) < 1e-11);
                }
}

TEST_CASE("the entropy is a number wherever the weights are")
{
    for (double temperature = 7; temperature < 8; temperature += 0.01) {
        const double entropy = matchedRow(1001, 100, temperature).entropy;
        CHECK(std::isfinite(entropy));
        CHECK(entropy >= 0);
    }
}

TEST_CASE("equal keys have the entropy ln n at every temperature, and the parts add up to 1")
{
    for (const std::int64_t keys : {1LL, 7LL, 4096LL, 10'000'000LL}) {
        for (const double temperature : {1.0, 1.7}) {
            const MatchedRow equal = matchedRow(keys, 0, temperature);
            CHECK(std::abs(equal.entropy - std::log(static_cast<double>(keys))) < 1e-12);
            const MatchedRow row = matchedRow(keys, 8, temperature, -1);
            CHECK(row.ofMatch + row.ofOthers + row.ofSink == relatively(1, 1e-14));
        }
        CHECK(matchedRow(keys + 1, 8, 1.3).ofMatch > matchedRow(keys + 1, 8, 1).ofMatch);
    }
}

TEST_CASE("the entropy of a row with nearly all weight on one key keeps its precision")
{
    // From 40 digits.
    const double temperature = std::log(777778.0) / std::log(100.0);
    CHECK(matchedRow(777778, 20, temperature).entropy == relatively(1.2152983462193767e-18, 1e-12));
    const double longer = std::log(1e7) / std::log(777.0);
    CHECK(
        matchedRow(10'000'000, 13.5, longer).entropy == relatively(2.1313012885337909e-06, 1e-12));
    const MatchedRow atSink = matchedRow(2, 0, 1, 50);
    const double others = 2 * std::exp(-50.0);
    CHECK(atSink.entropy == relatively(others * 51, 1e-12));
}
