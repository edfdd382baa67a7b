#include "core/frames/context/ladder_difference.h"

#include <doctest/doctest.h>

#include <cmath>
#include <functional>
#include <numbers>

using namespace lab;

namespace {

LabState ladder(double base, int width, ScalingMethod method)
{
    LabState state;
    state.rotations.base = base;
    state.rotations.width = width;
    state.rotations.scaling.method = method;
    state.rotations.scaling.factor = 8;
    return clamped(state);
}

// Bitwise equal doubles, also infinite ones; or both NaN.
bool same(double a, double b)
{
    return std::equal_to<>()(a, b) || (std::isnan(a) && std::isnan(b));
}

} // namespace

TEST_CASE("each number is that of the table of pairs, and a missing pair has none")
{
    for (const int width : {8, 64, 128}) {
        const LabState a = ladder(10'000, 64, ScalingMethod::None);
        const LabState b = ladder(500'000, width, ScalingMethod::Yarn);
        const PairsTable pairsA = pairsTable(a);
        const PairsTable pairsB = pairsTable(b);
        const NumberTable difference = ladderDifference(a, b);
        REQUIRE(difference.rows.size() == std::max(pairsA.rows.size(), pairsB.rows.size()));
        for (std::size_t pair = 0; pair < difference.rows.size(); ++pair) {
            const std::vector<double>& row = difference.rows[pair];
            REQUIRE(row.size() == difference.header.size());
            CHECK(same(row[0], static_cast<double>(pair)));
            if (pair < pairsA.rows.size()) {
                CHECK(same(row[1], pairsA.rows[pair].newWavelength));
                CHECK(same(row[4], pairsA.rows[pair].turns));
                CHECK(same(row[6], pairsA.rows[pair].factor));
            } else {
                CHECK(std::isnan(row[1]));
                CHECK(std::isnan(row[3]));
            }
            if (pair < pairsB.rows.size()) {
                CHECK(same(row[2], pairsB.rows[pair].newWavelength));
                CHECK(same(row[5], pairsB.rows[pair].turns));
                CHECK(same(row[7], pairsB.rows[pair].factor));
            } else {
                CHECK(std::isnan(row[2]));
            }
        }
    }
}

TEST_CASE("a state compared with itself is equal, including unrotated pairs")
{
    LabState state = ladder(10'000, 32, ScalingMethod::PositionInterpolation);
    state.rotations.rotatedShare = 0.5;
    state = clamped(state);
    for (const std::vector<double>& row : ladderDifference(state, state).rows)
        CHECK(same(row[3], 1));
}

TEST_CASE("by hand: interpolation by 8 makes each wavelength 8 times as long")
{
    const NumberTable difference = ladderDifference(ladder(10'000, 4, ScalingMethod::None),
        ladder(10'000, 4, ScalingMethod::PositionInterpolation));
    REQUIRE(difference.rows.size() == 2);
    CHECK(difference.rows[1][1] == doctest::Approx(200 * std::numbers::pi));
    CHECK(difference.rows[1][2] == doctest::Approx(1600 * std::numbers::pi));
    CHECK(difference.rows[1][3] == doctest::Approx(8));
    CHECK(difference.rows[1][7] == doctest::Approx(8));
}
