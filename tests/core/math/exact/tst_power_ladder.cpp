#include "core/math/exact/power_ladder.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace lab;

TEST_CASE("each power of a sequence equals the one computed alone")
{
    for (const double base : {1.5, 10000.0, 1e6}) {
        for (const int count : {1, 2, 7, 64, 128, 512}) {
            const std::vector<DoubleDouble> ladder =
                powerLadder(lab::log(base), 2, 2 * count, count);
            REQUIRE(ladder.size() == static_cast<std::size_t>(count));
            for (int i = 0; i < count; ++i) {
                const DoubleDouble alone =
                    exp(-(lab::log(base) * DoubleDouble {2.0 * i, 0} / (2.0 * count)));
                const DoubleDouble off = ladder[static_cast<std::size_t>(i)] + -alone;
                CHECK(std::abs(off.high) <= 0x1p-99 * alone.high);
            }
        }
    }
}

TEST_CASE("powers of a base below 1 increase, and those of 1 stay")
{
    const DoubleDouble half = lab::log(0.5);
    const std::vector<DoubleDouble> ladder = powerLadder(half, 1, 1, 40);
    CHECK(ladder[39].high == doctest::Approx(std::exp2(39)).epsilon(1e-15));
    for (const DoubleDouble& power : powerLadder({}, 1, 7, 40)) {
        CHECK(power.high == 1);
        CHECK(power.low == 0);
    }
}
