#include "core/encodings/alibi/formula.h"

#include "tests/core/relatively.h"
#include "tests/tolerance.h"

#include <doctest/doctest.h>

#include <cmath>

using lab::Alibi;
using lab::Mask;
using lab::SlopeRule;
using lab::Tile;

namespace {

/// The mean cell by cell, without masked ones.
double bruteMean(const Alibi& alibi, double slope, const Tile& tile)
{
    double sum = 0;
    double cells = 0;
    for (std::int64_t query = tile.firstQuery; query < tile.firstQuery + tile.queries; ++query) {
        for (std::int64_t key = tile.firstKey; key < tile.firstKey + tile.keys; ++key) {
            const double cell = lab::bias(alibi, slope, query, key);
            if (std::isnan(cell))
                continue;
            sum += cell;
            ++cells;
        }
    }
    return sum / cells;
}

} // namespace

TEST_CASE("heads beyond a power of two take every second slope of twice as many")
{
    CHECK(lab::slopes({.heads = 1}) == std::vector<double> {0x1p-8});
    CHECK(lab::slopes({.heads = 3}) == std::vector<double> {0x1p-4, 0x1p-8, 0x1p-2});
    for (const int heads : {5, 12, 31, 112}) {
        const std::vector<double> slopes = lab::slopes({.heads = heads});
        const int power = heads == 5 ? 4 : heads == 12 ? 8 : heads == 31 ? 16 : 64;
        const std::vector<double> lower = lab::slopes({.heads = power});
        const std::vector<double> upper = lab::slopes({.heads = 2 * power});
        REQUIRE(slopes.size() == static_cast<std::size_t>(heads));
        for (std::size_t head = 0; head < slopes.size(); ++head) {
            const bool isLower = head < lower.size();
            CHECK(slopes[head] == (isLower ? lower[head] : upper[2 * (head - lower.size())]));
        }
    }
    const std::vector<double> mpt = lab::slopes({.heads = 4, .biasMax = 16});
    CHECK(mpt == std::vector<double> {0x1p-4, 0x1p-8, 0x1p-12, 0x1p-16});
}

TEST_CASE("geometric slopes decrease by a constant factor for any number of heads")
{
    for (int heads = 1; heads <= 128; ++heads) {
        const Alibi geometric {heads, 8, SlopeRule::Geometric, Mask::Causal};
        const std::vector<double> slopes = lab::slopes(geometric);
        REQUIRE(slopes.size() == static_cast<std::size_t>(heads));
        CHECK(slopes.back() == 0x1p-8);
        for (std::size_t head = 1; head < slopes.size(); ++head)
            CHECK(slopes[head] / slopes[head - 1] == lab::relatively(slopes[0], 1e-14));
        const std::vector<double> published =
            lab::slopes(Alibi {heads, 8, SlopeRule::Published, {}});
        CHECK(published.size() == slopes.size());
        const bool isPowerOfTwo = (heads & (heads - 1)) == 0;
        CHECK((published == slopes) == isPowerOfTwo);
    }
}

TEST_CASE("a zero distance has no bias and no negative zero")
{
    for (const Mask mask : {Mask::Causal, Mask::Symmetric}) {
        const double zero = lab::bias({8, 8, {}, mask}, 0.5, 7, 7);
        CHECK(zero == 0);
        CHECK_FALSE(std::signbit(zero));
        CHECK_FALSE(std::signbit(lab::meanBias({8, 8, {}, mask}, 0.5, {7, 1, 7, 1})));
    }
}

TEST_CASE("the mean over a tile is that of its cells, wherever the diagonal runs")
{
    for (const Mask mask : {Mask::Causal, Mask::Symmetric}) {
        const Alibi alibi {8, 8, SlopeRule::Published, mask};
        for (std::int64_t firstQuery = -3; firstQuery <= 8; ++firstQuery) {
            for (const std::int64_t firstKey : {-2, 0, 3, 7}) {
                for (const std::int64_t queries : {1, 2, 5, 9}) {
                    for (const std::int64_t keys : {1, 3, 4, 11}) {
                        const Tile tile {firstQuery, queries, firstKey, keys};
                        const double mean = lab::meanBias(alibi, 0.25, tile);
                        const double expected = bruteMean(alibi, 0.25, tile);
                        CAPTURE(firstQuery);
                        CAPTURE(firstKey);
                        CAPTURE(queries);
                        CAPTURE(keys);
                        if (std::isnan(expected))
                            CHECK(std::isnan(mean));
                        else
                            CHECK(std::abs(mean - expected)
                                <= 10 * lab::tolerance::relativeClosedForm);
                    }
                }
            }
        }
    }
}

TEST_CASE("tiles of ten million positions do not overflow")
{
    const std::int64_t n = 10'000'000;
    const Alibi causal {8, 8, SlopeRule::Published, Mask::Causal};
    const Alibi symmetric {8, 8, SlopeRule::Published, Mask::Symmetric};
    const auto exactly = [](double value) {
        return lab::relatively(value, lab::tolerance::relativeClosedForm);
    };
    // A triangle with its diagonal: Σd·(n−d) / (n(n+1)/2) = (n − 1)/3.
    CHECK(lab::meanBias(causal, 1, {0, n, 0, n}) == exactly(-9'999'999.0 / 3));
    // A full square: (n² − 1)/(3n).
    CHECK(lab::meanBias(symmetric, 1, {0, n, 0, n}) == exactly(-(1e14 - 1) / 3e7));
    // Off the diagonal: the distance of the middles.
    CHECK(lab::meanBias(causal, 0.5, {n, n, 0, n}) == exactly(-5e6));
    CHECK(lab::meanBias(symmetric, 0.5, {0, n, n, n}) == exactly(-5e6));
    CHECK(std::isnan(lab::meanBias(causal, 0.5, {0, n, n, n})));
    // One cell of the last row is visible.
    CHECK(lab::meanBias(causal, 1, {0, n, n - 1, n}) == 0);
    CHECK(lab::meanBias(causal, 1, {n - 1, 1, 0, 1}) == -9'999'999);
}
