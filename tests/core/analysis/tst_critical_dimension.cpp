#include "core/analysis/critical_dimension.h"

#include "tests/core/relatively.h"

#include <doctest/doctest.h>

#include <cmath>
#include <initializer_list>
#include <numbers>

using lab::BaseTuning;
using lab::CriticalDimension;
using lab::relatively;

TEST_CASE("LLaMA 2 has 92 columns that turn once in training")
{
    CHECK(lab::criticalDimension({128, 10000, 4096, 10000, 4096}).dimension == 92);
}

TEST_CASE("tuned as it was trained nothing changes")
{
    const CriticalDimension same = lab::criticalDimension({80, 25000, 2048, 25000, 2048});
    CHECK(same.dimension == same.tunedDimension);
    CHECK(same.criticalBase == relatively(25000, 1e-13));
    // The first column that has not turned ends the length: it is that of training or a little
    // more.
    CHECK(same.extrapolatedLength >= 2048 * (1 - 1e-12));
    CHECK(same.extrapolatedLength < 2048 * std::pow(25000, 2.0 / 80));
}

TEST_CASE("at the critical base the columns that turned still turn")
{
    for (const double tunedLength : {5000.0, 16384.0, 100'000.0}) {
        const BaseTuning tuning {128, 10000, 4096, 10000, tunedLength};
        const double base = lab::criticalDimension(tuning).criticalBase;
        const CriticalDimension at = lab::criticalDimension({128, 10000, 4096, base, tunedLength});
        CHECK(std::abs(at.tunedDimension - at.dimension) <= 2); // equal but for the rounding up
        CHECK(lab::criticalDimension({128, 10000, 4096, 1.2 * base, tunedLength}).tunedDimension
            <= at.tunedDimension);
    }
}

TEST_CASE("the three bases are a quarter, half and a whole turn in the tuned length")
{
    const CriticalDimension critical = lab::criticalDimension({64, 10000, 2048, 500, 4096});
    const double length = 4096;
    CHECK(length / critical.quarterTurnBase == relatively(std::numbers::pi / 2, 1e-15));
    CHECK(length / critical.halfTurnBase == relatively(std::numbers::pi, 1e-15));
    CHECK(length / critical.wholeTurnBase == relatively(2 * std::numbers::pi, 1e-15));
}
