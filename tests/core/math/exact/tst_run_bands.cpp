#include "core/math/exact/cosine_sum.h"

#include "core/math/random.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

using lab::CosineSum;
using lab::RunBands;

namespace {

CosineSum one(double amplitude, double frequency, double phase)
{
    return {{{amplitude, lab::turnOfRadians(frequency), phase}}, 0.25};
}

} // namespace

TEST_CASE("no value of a run leaves its band")
{
    lab::Random random(11);
    CosineSum many {{}, -0.3};
    for (const lab::Turn& turn : lab::turnLadder(500000, 1, 24, 24))
        many.terms.push_back({random.normal(), turn, 6 * random.uniform() - 3});
    for (const CosineSum& sum :
        {many, one(-2, 0.01, 1), one(1, -0.3, 0), one(3, 3.1, -1), one(1, 0, 0.7),
            CosineSum {{{1, {std::uint64_t {1} << 63, 0}, 0}}, 0}, CosineSum {{}, 2}}) {
        for (const double width : {1.0, 2.7, 12.0, 700.3}) {
            for (const std::int64_t first : {0, -55, 9'990'000}) {
                const int count = 40;
                const RunBands bands = runBands(sum, first, width, count);
                REQUIRE(bands.low.size() == 40);
                for (int run = 0; run < count; ++run) {
                    const std::int64_t start = lab::runStart(first, width, run);
                    const std::vector<double> inside =
                        values(sum, start, lab::runStart(first, width, run + 1) - start);
                    const auto k = static_cast<std::size_t>(run);
                    CHECK(*std::ranges::min_element(inside) >= bands.low[k]);
                    CHECK(*std::ranges::max_element(inside) <= bands.high[k]);
                }
            }
        }
    }
}

TEST_CASE("the band of one cosine is its range over the arc")
{
    // 0.1 rad a position from angle 1: a run of 11 goes to 2, one of 31 over the bottom to 4, one
    // of 61 over bottom and top.
    const CosineSum sum = one(2, 0.1, 1);
    const auto band = [&](int width) {
        const RunBands bands = runBands(sum, 0, width, 1);
        return std::pair {bands.low[0], bands.high[0]};
    };
    CHECK(band(1).first == doctest::Approx(0.25 + 2 * std::cos(1.0)).epsilon(1e-14));
    CHECK(band(1).second == doctest::Approx(0.25 + 2 * std::cos(1.0)).epsilon(1e-14));
    CHECK(band(11).first == doctest::Approx(0.25 + 2 * std::cos(2.0)).epsilon(1e-14));
    CHECK(band(11).second == doctest::Approx(0.25 + 2 * std::cos(1.0)).epsilon(1e-14));
    CHECK(band(31).first == doctest::Approx(-1.75).epsilon(1e-14));
    CHECK(band(31).second == doctest::Approx(0.25 + 2 * std::cos(1.0)).epsilon(1e-14));
    CHECK(band(61).first == doctest::Approx(-1.75).epsilon(1e-14));
    CHECK(band(61).second == doctest::Approx(2.25).epsilon(1e-14));
    CHECK(band(1000).second == doctest::Approx(2.25).epsilon(1e-14));
}

TEST_CASE("a band lies on both sides of the mean by no less than the deviation")
{
    const CosineSum sum = one(1.5, 0.37, 2);
    const lab::RunMoments moments = runMoments(sum, 3, 17.25, 50);
    const RunBands bands = runBands(sum, 3, 17.25, 50);
    for (std::size_t run = 0; run < 50; ++run) {
        CHECK(bands.low[run] <= moments.mean[run] - moments.deviation[run]);
        CHECK(bands.high[run] >= moments.mean[run] + moments.deviation[run]);
    }
}

TEST_CASE("no runs have no band")
{
    CHECK(runBands(one(1, 1, 0), 0, 5, 0) == RunBands {});
}
