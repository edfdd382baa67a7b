#include "core/analysis/long_term_decay.h"

#include "core/encodings/rope/formula.h"
#include "core/math/random.h"
#include "tests/core/relatively.h"

#include <doctest/doctest.h>

#include <cmath>

using lab::CosineSum;
using lab::Decay;
using lab::relatively;

TEST_CASE("at distance 0 the bound is half the pairs and the mean is 1")
{
    for (const int pairs : {1, 2, 7, 64}) {
        const Decay decay = lab::decayAt(lab::turnLadder(10000, 1, pairs, pairs), 0);
        CHECK(decay.bound == relatively((pairs + 1) / 2.0, 1e-15));
        CHECK(decay.mean == 1);
    }
}

TEST_CASE("the published curve falls, and rises again")
{
    const std::vector<lab::Turn> ladder = lab::turnLadder(10000, 2, 128, 64);
    int rises = 0;
    for (std::int64_t m = 1; m <= 256; ++m)
        rises += lab::decayAt(ladder, m).bound > lab::decayAt(ladder, m - 1).bound ? 1 : 0;
    CHECK(rises == 115);
    CHECK(std::abs(lab::decayAt(ladder, 1000).bound - 4.5) < 0.05);
    CHECK(std::abs(lab::decayAt(ladder, 5000).bound - 7.6) < 0.05);
}

TEST_CASE("one rotated pair computed by hand, and unrotated pairs")
{
    // One pair with one radian per position: |S₁| = 1 everywhere. A second, unrotated one: S₂ =
    // e^{im} + 1.
    const lab::Turn radian = lab::turnOfRadians(1);
    CHECK(lab::decayAt({radian}, 3).bound == relatively(1, 1e-15));
    CHECK(lab::decayAt({radian}, 3).mean == relatively(std::cos(3.0), 1e-15));
    const Decay two = lab::decayAt({radian, {}}, 3);
    CHECK(two.bound == relatively((1 + 2 * std::cos(1.5)) / 2, 1e-14));
    CHECK(two.mean == relatively((std::cos(3.0) + 1) / 2, 1e-13));
}

TEST_CASE("both signs of a distance give the same value")
{
    const std::vector<lab::Turn> ladder = lab::turnLadder(500'000, 2, 64, 32);
    for (const std::int64_t distance : {1000, 2000, 3000})
        CHECK(lab::decayAt(ladder, -distance).bound
            == relatively(lab::decayAt(ladder, distance).bound, 1e-14));
}

TEST_CASE("no score exceeds RoFormer's bound of it")
{
    lab::Random random(5);
    for (const double share : {1.0, 0.5, 0.0}) {
        lab::Rotary rotary;
        rotary.width = 32;
        rotary.rotatedWidth = lab::rotatedWidth(32, share);
        for (int trial = 0; trial < 20; ++trial) {
            Eigen::ArrayXd query(32);
            Eigen::ArrayXd key(32);
            for (int column = 0; column < 32; ++column) {
                query[column] = random.normal();
                key[column] = trial % 2 == 0 ? query[column] : random.normal();
            }
            const CosineSum score =
                lab::scoreAgainstDistance(rotary, {lab::turns(rotary)}, query, key, 0);
            for (const std::int64_t distance : {0, 1, 2, 30, 1000, 123'456})
                CHECK(std::abs(values(score, distance, 1)[0])
                    <= lab::scoreBound(score, distance) * (1 + 1e-14));
        }
    }
}

TEST_CASE("equal terms reach the bound except for the last partial sums")
{
    // hᵢ = 1 for all: only the step from hₙ₋₁ to hₙ = 0 is not 0, so the bound is Σ|Sⱼ|.
    const std::vector<lab::Turn> ladder = lab::turnLadder(10000, 1, 16, 16);
    CosineSum ones;
    for (const lab::Turn& turn : ladder)
        ones.terms.push_back({1, turn, 0});
    for (const std::int64_t distance : {0, 5, 900})
        CHECK(lab::scoreBound(ones, distance)
            == relatively(16 * lab::decayAt(ladder, distance).bound, 1e-14));
}
