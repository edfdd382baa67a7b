#include "core/math/exact/cosine_spans.h"

#include "core/math/random.h"
#include "tests/core/math/exact/amplitudes.h"
#include "tests/tolerance.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

using lab::CosineSum;
using lab::Extremes;
using lab::Turn;

namespace {

CosineSum one(double amplitude, Turn frequency, double phase)
{
    return {{{amplitude, frequency, phase}}, 0.25};
}

std::vector<CosineSum> samples()
{
    lab::Random random(7);
    CosineSum ladder {{}, -0.3};
    for (const Turn& turn : lab::turnLadder(10000, 1, 24, 24))
        ladder.terms.push_back({random.normal(), turn, 6 * random.uniform() - 3});
    CosineSum slow;
    for (const double frequency : {1e-12, 3e-9, 1e-7, 0.0})
        slow.terms.push_back({random.normal(), lab::turnOfRadians(frequency), 2});
    return {ladder, slow, one(2, lab::turnOfRadians(-0.01), 1), one(1, lab::turnOfRadians(3.1), 0),
        one(3, {std::uint64_t {1} << 63, 0}, 0), one(1, {}, 0.7), CosineSum {{}, 2}};
}

const std::vector<std::int64_t> near {1, 2, 3, 5, 8, 30, 100, 577, 4096, 30000};
const std::vector<std::int64_t> far {9'900'000, 9'900'001, 9'900'017, 9'940'000, 10'000'001};

std::vector<double> inside(const CosineSum& sum, std::int64_t first, std::int64_t end)
{
    return values(sum, first, end - first);
}

} // namespace

TEST_CASE("the mean of a span is that of its positions")
{
    for (const CosineSum& sum : samples()) {
        for (const auto& edges : {near, far}) {
            const std::vector<double> means = spanMeans(sum, edges);
            REQUIRE(means.size() == edges.size() - 1);
            for (std::size_t k = 0; k < means.size(); ++k) {
                const std::int64_t count = edges[k + 1] - edges[k];
                const std::vector<double> all = inside(sum, edges[k], edges[k + 1]);
                const double mean =
                    static_cast<double>(std::accumulate(all.begin(), all.end(), 0.0L)
                        / static_cast<long double>(count));
                CHECK(
                    std::abs(means[k] - mean) <= lab::tolerance::bruteMean(amplitudes(sum), count));
            }
        }
    }
}

TEST_CASE("equal spans have the means of runs")
{
    for (const CosineSum& sum : samples()) {
        std::vector<std::int64_t> edges;
        for (std::int64_t edge = 9'000'001; edge <= 9'500'001; edge += 12'500)
            edges.push_back(edge);
        const std::vector<double> means = spanMeans(sum, edges);
        const std::vector<double> runs = runMeans(sum, 9'000'001, 12'500, 40);
        REQUIRE(means.size() == runs.size());
        for (std::size_t k = 0; k < runs.size(); ++k)
            CHECK(std::abs(means[k] - runs[k]) <= lab::tolerance::cosineSum(amplitudes(sum)));
    }
}

TEST_CASE("two spans joined have the mean of both")
{
    for (const CosineSum& sum : samples()) {
        const std::vector<double> apart = spanMeans(sum, std::vector<std::int64_t> {1, 7, 90'000});
        const double joined = spanMeans(sum, std::vector<std::int64_t> {1, 90'000}).front();
        CHECK(std::abs((6 * apart[0] + 89'993 * apart[1]) / 89'999 - joined)
            <= lab::tolerance::cosineSum(amplitudes(sum)));
    }
}

TEST_CASE("the extremes of a span are the minimum and maximum of its positions")
{
    for (const CosineSum& sum : samples()) {
        for (const auto& edges : {near, far}) {
            const std::vector<Extremes> extremes = spanExtremes(sum, edges);
            REQUIRE(extremes.size() == edges.size() - 1);
            for (std::size_t k = 0; k < extremes.size(); ++k) {
                const std::vector<double> all = inside(sum, edges[k], edges[k + 1]);
                const double slack = lab::tolerance::cosineSum(amplitudes(sum));
                CHECK(std::abs(extremes[k].lowest - *std::ranges::min_element(all)) <= slack);
                CHECK(std::abs(extremes[k].highest - *std::ranges::max_element(all)) <= slack);
            }
        }
    }
}

TEST_CASE("an extreme at either end of a span belongs to it alone")
{
    // The cosine of half a turn per position: 1 at even positions, −1 at odd ones.
    const CosineSum sum = one(1, {std::uint64_t {1} << 63, 0}, 0);
    const std::vector<Extremes> extremes =
        spanExtremes(sum, std::vector<std::int64_t> {2, 3, 4, 6});
    CHECK(extremes == std::vector<Extremes> {{1.25, 1.25}, {-0.75, -0.75}, {-0.75, 1.25}});
}

TEST_CASE("no edges, no spans")
{
    CHECK(spanMeans(samples()[0], {}).empty());
    CHECK(spanMeans(samples()[0], std::vector<std::int64_t> {5}).empty());
    CHECK(spanExtremes(samples()[0], std::vector<std::int64_t> {5}).empty());
}
