#include "core/analysis/coverage.h"

#include "core/math/exact/turns.h"
#include "tests/core/relatively.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

using lab::PairCoverage;
using lab::relatively;

namespace {

constexpr double pi = std::numbers::pi;

std::int64_t pairsWithoutFullRotation(double base, std::int64_t length)
{
    const auto pairs = lab::coverage(lab::frequencyLadder(base, 2, 128, 64), length, length);
    return std::ranges::count_if(pairs, [](const PairCoverage& pair) { return pair.turns < 1; });
}

} // namespace

TEST_CASE("known models have known numbers of pairs without a full rotation")
{
    CHECK(pairsWithoutFullRotation(10000, 4096) == 18);
    CHECK(pairsWithoutFullRotation(500'000, 8192) == 29);
    CHECK(pairsWithoutFullRotation(500'000, 131'072) == 15);
    CHECK(64 - pairsWithoutFullRotation(10000, 4096)
        == std::ceil(64 * std::log(4096 / (2 * pi)) / std::log(1e4)));
}

TEST_CASE("angles of stretched frequencies are new only beyond those of the plain ones")
{
    const std::vector<double> trained {1, 0.001, 0.001, 0.001, 0.001, 0};
    const std::vector<double> stretched {0.5, 0.001, 0.0005, 1.0 / 3000, 0.0, 0};
    const auto pairs = lab::coverage(trained, 1000, stretched, 3000);
    CHECK(pairs[0].seenShare == 1);
    CHECK(pairs[0].newArc == 0);
    CHECK(pairs[1].seenArc == relatively(1, 1e-15));
    CHECK(pairs[1].newArc == relatively(2, 1e-14));
    CHECK(pairs[2].newArc == relatively(0.5, 1e-14));
    CHECK(pairs[3].newArc == 0); // back to the training range, except for rounding
    CHECK(pairs[4].newArc == 0);
    CHECK(pairs[4].seenArc == relatively(1, 1e-15));
    CHECK(pairs[5] == PairCoverage {});
    const auto same = lab::coverage(trained, 1000, trained, 3000);
    CHECK(same == lab::coverage(trained, 1000, 3000));
}

TEST_CASE("arcs of a slow, a fast and an unrotated pair")
{
    const auto pairs = lab::coverage({1, 0.001, 0}, 1000, 3000);
    CHECK(pairs[0].turns == relatively(1000 / (2 * pi), 1e-15));
    CHECK(pairs[0].seenArc == relatively(2 * pi, 1e-15));
    CHECK(pairs[0].seenShare == 1);
    CHECK(pairs[0].newArc == 0);
    CHECK(pairs[1].seenArc == relatively(1, 1e-15));
    CHECK(pairs[1].seenShare == relatively(1 / (2 * pi), 1e-15));
    CHECK(pairs[1].newArc == relatively(2, 1e-15));
    CHECK(pairs[2] == PairCoverage {0, 0, 1, 0});
    CHECK(lab::coverage({}, 5, 5).empty());
}

TEST_CASE("seen and new arcs never leave the circle, and nothing is new within the training length")
{
    for (const double frequency : lab::frequencyLadder(10000, 1, 20, 20)) {
        for (const std::int64_t length : {0, 1, 50, 4096}) {
            for (const std::int64_t target : {0, 1, 50, 4096, 1'000'000}) {
                const PairCoverage pair = lab::coverage({frequency}, length, target)[0];
                CHECK(pair.newArc >= 0);
                CHECK(pair.seenArc + pair.newArc <= 2 * pi);
                CHECK(pair.seenShare == doctest::Approx(pair.seenArc / (2 * pi)).epsilon(1e-15));
                if (target <= length)
                    CHECK(pair.newArc == 0);
                else if (pair.turns < 1)
                    CHECK(pair.newArc > 0);
            }
        }
    }
}
