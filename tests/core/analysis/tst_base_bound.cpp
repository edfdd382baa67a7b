#include "core/analysis/base_bound.h"

#include "core/analysis/base_ladder.h"
#include "core/analysis/ladder_segments.h"
#include "core/encodings/scaling/formula.h"
#include "tests/core/plain_bases.h"
#include "tests/core/relatively.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using lab::BaseLadder;
using lab::firstNegativeDistance;
using lab::LadderFamily;
using lab::ladderTurns;
using lab::relatively;
using lab::RotaryScaling;
using lab::ScalingMethod;
using lab::searchedFamily;
using lab::serves;
using lab::smallestBase;

namespace {

double directSum(double base, int width, std::int64_t distance)
{
    long double sum = 0;
    for (int pair = 0; pair < width / 2; ++pair)
        sum += std::cos(static_cast<long double>(distance)
            * std::pow(static_cast<long double>(base), -2.0L * pair / width));
    return static_cast<double>(sum);
}

/// One of each extension for which a smallest base can be searched: those with constant factors at
/// every base, and the ramps.
std::vector<RotaryScaling> searchable()
{
    std::vector<RotaryScaling> all;
    for (const ScalingMethod method :
        {ScalingMethod::None, ScalingMethod::PositionInterpolation, ScalingMethod::NtkAware,
            ScalingMethod::DynamicNtk, ScalingMethod::LongRope, ScalingMethod::ProportionalRope,
            ScalingMethod::Yarn, ScalingMethod::Llama3, ScalingMethod::NtkByParts}) {
        RotaryScaling scaling;
        scaling.method = method;
        scaling.factor = 2.5;
        scaling.originalLength = 64;
        scaling.longFactors = {1, 1.1, 1.4, 2, 3.7, 6, 0.9, 8};
        scaling.turningShare = 0.8;
        all.push_back(scaling);
    }
    all[6].betaFast = 8;
    all.push_back(all[6]);
    all.back().rampAxis = lab::RampAxis::Turns;
    return all;
}

bool servesDirectly(double base, int width, std::int64_t length)
{
    for (std::int64_t distance = 0; distance < length; ++distance)
        if (directSum(base, width, distance) < 0)
            return false;
    return true;
}

} // namespace

TEST_CASE("known bases fail at known distances")
{
    CHECK(firstNegativeDistance(10000, 128, 100'000) == 1707);
    CHECK(firstNegativeDistance(500'000, 128, 100'000) == 18438);
    CHECK(firstNegativeDistance(1'000'000, 128, 100'000) == 27115);
    // A larger base can fail earlier.
    CHECK(firstNegativeDistance(5'000'000, 128, 100'000) == 82999);
    CHECK(firstNegativeDistance(8'000'000, 128, 100'000) == 61936);
}

TEST_CASE("a base works up to the first negative distance")
{
    CHECK(firstNegativeDistance(10000, 128, 1707) == std::nullopt);
    CHECK(firstNegativeDistance(10000, 128, 1708) == 1707);
    CHECK(serves(10000, 128, 1707));
    CHECK_FALSE(serves(10000, 128, 1708));
    CHECK(firstNegativeDistance(10000, 128, 0) == std::nullopt);
}

TEST_CASE("unrotated pairs keep every sum positive")
{
    CHECK(firstNegativeDistance(std::vector<lab::Turn>(4), 5000) == std::nullopt);
    std::vector<lab::Turn> half = lab::turnLadder(10000, 2, 64, 32);
    CHECK(firstNegativeDistance(half, 5000) == 725);
    half.resize(64); // as many unrotated pairs
    CHECK(firstNegativeDistance(half, 5000) == std::nullopt);
}

TEST_CASE("the bases that work are not an interval")
{
    for (const double base : {4300.0, 4320.0, 5620.0, 7000.0})
        CHECK(serves(base, 128, 1024));
    for (const double base : {4290.0, 5000.0, 5800.0, 6000.0})
        CHECK_FALSE(serves(base, 128, 1024));
}

TEST_CASE("the smallest base works, and none of a fine grid below it")
{
    for (const int width : {4, 6, 10, 32, 64}) {
        for (const std::int64_t length : {3, 4, 10, 90}) {
            CAPTURE(width);
            CAPTURE(length);
            const auto bound = smallestBase(width, length);
            REQUIRE(bound);
            CHECK(servesDirectly(bound->base * (1 + 1e-9), width, length));
            CHECK(serves(bound->base, width, length));
            CHECK(bound->bindingDistance < length);
            CHECK(directSum(bound->base * (1 - 1e-8), width, bound->bindingDistance) < 0);
            const int steps = 150;
            for (int step = 1; step < steps; ++step) {
                const double base = std::exp(std::log(bound->base) * step / steps);
                CHECK_FALSE(servesDirectly(base, width, length));
            }
        }
    }
}

TEST_CASE("a longer context never needs a smaller base")
{
    double before = 1;
    for (std::int64_t length = 2; length <= 2048; length = 3 * length / 2 + 1) {
        const double base = smallestBase(64, length)->base;
        CHECK(base >= before);
        before = base;
    }
}

TEST_CASE("the bound of eight thousand positions")
{
    const auto bound = smallestBase(128, 8192);
    REQUIRE(bound);
    CHECK(bound->base == relatively(83763.841, 1e-8));
    CHECK(firstNegativeDistance(bound->base * (1 - 1e-9), 128, 8192) == bound->bindingDistance);
}

TEST_CASE("without a base to find")
{
    for (const std::int64_t length : {0, 1, 2})
        CHECK(smallestBase(128, length) == lab::BaseBound {});
    CHECK(smallestBase(2, 2) == lab::BaseBound {});
    CHECK(smallestBase(2, 3) == std::nullopt); // one pair, cos m for any base
    CHECK(smallestBase(128, 1024, 4293) == std::nullopt);
    CHECK(smallestBase(128, 1024, 4294).has_value());
}

TEST_CASE("with an extension the smallest base works, and none of a grid below it")
{
    for (const RotaryScaling& scaling : searchable()) {
        for (const int width : {6, 10, 32}) {
            for (const std::int64_t length : {10, 60}) {
                const LadderFamily family {width, scaling};
                CAPTURE(static_cast<int>(scaling.method));
                CAPTURE(width);
                CAPTURE(length);
                REQUIRE(isSearchable(scaling));
                const auto servesIn = [&](double base) {
                    return !firstNegativeDistance(ladderTurns(family, base), length);
                };
                const auto bound = smallestBase(family, length, {}, {});
                REQUIRE(bound);
                if (bound->bindingDistance == 0) {
                    CHECK(bound->base == 1);
                    CHECK(servesIn(1 + 1e-9));
                    continue;
                }
                CHECK(servesIn(bound->base));
                CHECK(bound->bindingDistance < length);
                CHECK_FALSE(servesIn(bound->base * (1 - 1e-8)));
                const int steps = 50;
                for (int step = 1; step < steps; ++step)
                    CHECK_FALSE(servesIn(std::exp(std::log(bound->base) * step / steps)));
            }
        }
    }
}

TEST_CASE("an extension by a factor of 1 needs the plain base, and a larger factor a smaller one")
{
    const double plain = smallestBase(32, 90)->base;
    double before = plain;
    for (const double factor : {1.0, 1.5, 2.0, 4.0, 8.0}) {
        RotaryScaling scaling;
        scaling.method = ScalingMethod::PositionInterpolation;
        scaling.factor = factor;
        const double base = smallestBase({32, scaling}, 90, {}, {})->base;
        if (factor > 1)
            CHECK(base < before);
        else
            CHECK(base == plain);
        before = base;
    }
}

TEST_CASE("with half of the pairs unrotated, every base works for any length")
{
    RotaryScaling scaling;
    scaling.method = ScalingMethod::ProportionalRope;
    scaling.turningShare = 0.5;
    CHECK(smallestBase({128, scaling}, 100'000, {}, {}) == lab::BaseBound {});
    CHECK(firstNegativeDistance(ladderTurns({128, scaling}, 10000), 100'000) == std::nullopt);
}

TEST_CASE("a base that is replaced, and a ramp that follows every base, are not searched")
{
    RotaryScaling adjusted;
    adjusted.method = ScalingMethod::AdjustedBase;
    RotaryScaling between;
    between.method = ScalingMethod::Yarn;
    between.rampEnds = lab::RampEnds::Exact;
    for (const RotaryScaling& scaling : {adjusted, between}) {
        CHECK_FALSE(isSearchable(scaling));
        CHECK(searchedFamily({64, scaling}) == LadderFamily {64, {}});
    }
    for (const RotaryScaling& scaling : searchable())
        CHECK(searchedFamily({64, scaling}) == LadderFamily {64, scaling});
}

TEST_CASE("within a segment the frequencies are one function of the plain ones")
{
    for (const RotaryScaling& scaling : searchable()) {
        for (const int width : {8, 64}) {
            const LadderFamily family {width, scaling};
            CAPTURE(static_cast<int>(scaling.method));
            CAPTURE(width);
            int segments = 0;
            for (double t = 0; t < 40; ++segments) {
                const lab::LadderSegment segment = lab::ladderSegment(family, t);
                const double end = std::min(segment.end, 40.0);
                REQUIRE(segment.end > t);
                BaseLadder ladder(segment.terms);
                for (const double share : {1e-6, 0.3, 0.999999}) {
                    const double here = t + share * (end - t);
                    ladder.moveTo(here);
                    const auto pairs = scaledPairs(
                        {std::exp(here), width, width, lab::Pairing::Interleaved}, scaling);
                    double sum = 0;
                    for (const lab::ScaledPair& pair : pairs)
                        sum += std::cos(3 * pair.frequency);
                    const std::vector<double> three {3};
                    CHECK(std::abs(ladder.valuesAt(three)[0] - sum) < 1e-9);
                }
                t = end * (1 + 1e-14);
            }
            const bool isRamp = scaling.method == ScalingMethod::Yarn
                || scaling.method == ScalingMethod::Llama3
                || scaling.method == ScalingMethod::NtkByParts;
            CHECK((segments > 1) == isRamp);
        }
    }
}

TEST_CASE("the fast frequencies agree with exact angles")
{
    for (const int width : {2, 12, 128, 130}) {
        for (const double base : {1.5, 10000.0, 6.5e7, 1e15}) {
            BaseLadder ladder(width / 2);
            ladder.moveTo(std::log(base));
            const std::vector<lab::Turn> turns = lab::turnLadder(base, 2, width, width / 2);
            for (const std::int64_t first : {0, 77, 1'000'000}) {
                for (const std::int64_t count : {0, 1, 24, 25, 700}) {
                    const std::vector<double> exact = values(lab::baseSum(turns), first, count);
                    const std::vector<double> fast = ladder.valuesFrom(first, count);
                    REQUIRE(fast.size() == exact.size());
                    std::vector<double> distances;
                    for (std::int64_t k = 0; k < count; ++k)
                        distances.push_back(static_cast<double>(first + k));
                    const std::vector<double> single = ladder.valuesAt(distances);
                    for (std::size_t k = 0; k < exact.size(); ++k) {
                        const double allowed = ladder.rounding(distances[k]) * width / 64;
                        CHECK(std::abs(fast[k] - exact[k]) <= allowed);
                        CHECK(std::abs(single[k] - exact[k]) <= allowed);
                        CHECK(std::abs(ladder.slopeAt(distances[k]).value - exact[k]) <= allowed);
                    }
                }
            }
        }
    }
}

TEST_CASE("the slope is the difference quotient and the curvature bounds its change")
{
    for (const lab::LadderTerm& term : {lab::LadderTerm {}, lab::LadderTerm {-0.2, 0.7}}) {
        BaseLadder ladder(std::vector<lab::LadderTerm>(37, term));
        for (const double logBase : {0.5, 3.0, 9.0, 18.0}) {
            for (const double distance : {1.0, 20.0, 3000.0, 200'000.0}) {
                ladder.moveTo(logBase);
                const BaseLadder::Slope here = ladder.slopeAt(distance);
                const double step = 1e-3 / std::sqrt(here.curvature);
                ladder.moveTo(logBase + step);
                const BaseLadder::Slope after = ladder.slopeAt(distance);
                ladder.moveTo(logBase - step);
                const BaseLadder::Slope before = ladder.slopeAt(distance);
                CHECK(std::abs((after.value - before.value) / (2 * step) - here.slope)
                    <= 1e-5 * std::sqrt(here.curvature));
                CHECK(std::abs(after.slope - here.slope) <= here.curvature * step);
                CHECK(after.curvature <= here.curvature);
            }
        }
    }
}
