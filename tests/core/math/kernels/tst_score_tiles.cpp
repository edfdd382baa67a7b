#include "core/math/kernels/score_tiles.h"

#include "core/math/random.h"
#include "tests/tolerance.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

using lab::CosineSum;
using lab::Tile;

namespace {

constexpr double pi = std::numbers::pi;

struct NamedSum {
    std::string name;
    CosineSum sum;
};

std::vector<NamedSum> zoo()
{
    std::vector<NamedSum> sums {
        {"nothing", {}},
        {"an offset", {{}, -1.5}},
        {"a radian a position", {{{2, lab::turnOfRadians(1), 0.4}}, 1}},
        {"slow", {{{1, lab::turnOfRadians(1e-7), -2}}, 0}},
        {"hardly turning", {{{1, lab::turnOfRadians(1e-15), pi / 2}}, 0}},
        {"resting", {{{3, {}, 0.3}}, 0}},
        {"half a turn", {{{1, {std::uint64_t {1} << 63, 0}, 0.7}}, 0}},
        {"nearly half a turn", {{{1, {(std::uint64_t {1} << 63) + 5, 3}, 0.7}}, 0}},
        {"nearly a whole turn", {{{1, -lab::turnOfRadians(1e-6), 1}}, 0}},
        {"backwards", {{{-1, -lab::turnOfRadians(2.2), 1}}, 0}},
    };
    lab::Random random(7);
    CosineSum many {{}, 0.2};
    for (const lab::Turn& turn : lab::turnLadder(10000, 1, 32, 32))
        many.terms.push_back({random.normal(), turn, 6 * random.uniform() - 3});
    sums.push_back({"32 random terms", many});
    return sums;
}

std::vector<Tile> tiles()
{
    return {{0, 1, 0, 1}, {5, 1, 9, 1}, {9, 1, 5, 1}, {0, 40, 0, 40}, {7, 33, 7, 34},
        {40, 20, 0, 20}, {0, 20, 40, 20}, {19, 20, 0, 20}, {0, 20, 19, 20}, {10, 3, 0, 50},
        {0, 50, 10, 3}, {12, 60, 31, 9}, {31, 9, 12, 60}, {-20, 15, -28, 17},
        {9'999'960, 30, 9'999'950, 41}, {9'999'000, 20, 13, 21}};
}

double amplitudes(const CosineSum& sum)
{
    double total = std::abs(sum.offset);
    for (const CosineSum::Term& term : sum.terms)
        total += std::abs(term.amplitude);
    return total;
}

/// The mean cell by cell; NaN where there is none.
double bruteMean(const CosineSum& sum, const Tile& tile, bool (*sees)(std::int64_t))
{
    double total = 0;
    double cells = 0;
    for (std::int64_t query = tile.firstQuery; query < tile.firstQuery + tile.queries; ++query) {
        for (std::int64_t key = tile.firstKey; key < tile.firstKey + tile.keys; ++key) {
            if (sees(query - key)) {
                total += values(sum, query - key, 1)[0];
                ++cells;
            }
        }
    }
    return total / cells;
}

} // namespace

TEST_CASE("a tile's mean is that of its cells")
{
    for (const auto& [name, sum] : zoo()) {
        for (const Tile& tile : tiles()) {
            CAPTURE(name);
            CAPTURE(tile.firstQuery);
            CAPTURE(tile.firstKey);
            const double brute = bruteMean(sum, tile, [](std::int64_t) { return true; });
            const double tolerance =
                lab::tolerance::bruteMean(amplitudes(sum), tile.queries * tile.keys);
            CHECK(std::abs(lab::meanScore(sum, tile) - brute) <= tolerance);
            const CosineSum means = lab::tileMeans(sum, tile.queries, tile.keys);
            CHECK(std::abs(values(means, tile.firstQuery - tile.firstKey, 1)[0] - brute)
                <= tolerance);
        }
    }
}

TEST_CASE("under the causal mask the mean is that of the cells that are seen")
{
    int empty = 0;
    for (const auto& [name, sum] : zoo()) {
        for (const Tile& tile : tiles()) {
            CAPTURE(name);
            CAPTURE(tile.firstQuery);
            CAPTURE(tile.firstKey);
            const double brute = bruteMean(sum, tile, [](std::int64_t d) { return d >= 0; });
            const double mean = lab::meanCausalScore(sum, tile);
            if (std::isnan(brute)) {
                CHECK(std::isnan(mean));
                ++empty;
                continue;
            }
            CHECK(std::abs(mean - brute)
                <= lab::tolerance::bruteMean(amplitudes(sum), tile.queries * tile.keys));
        }
    }
    CHECK(empty > 0);
}

TEST_CASE("tiles of ten million tokens add up to the whole")
{
    const CosineSum sum = zoo().back().sum;
    const std::int64_t half = 5'000'001;
    const std::int64_t size = 2 * half;
    const double whole = lab::meanScore(sum, {0, size, 0, size});
    double quarters = 0;
    for (const std::int64_t query : {std::int64_t {0}, half})
        for (const std::int64_t key : {std::int64_t {0}, half})
            quarters += lab::meanScore(sum, {query, half, key, half}) / 4;
    CHECK(std::abs(whole - quarters) <= lab::tolerance::cosineSum(amplitudes(sum)));

    // The diagonal tiles and the square below it make the causal triangle.
    const auto triangle = static_cast<double>(half) * static_cast<double>(half + 1) / 2;
    const double square = static_cast<double>(half) * static_cast<double>(half);
    const double parts = (lab::meanCausalScore(sum, {0, half, 0, half}) * triangle
                             + lab::meanCausalScore(sum, {half, half, half, half}) * triangle
                             + lab::meanScore(sum, {half, half, 0, half}) * square)
        / (2 * triangle + square);
    CHECK(std::abs(lab::meanCausalScore(sum, {0, size, 0, size}) - parts)
        <= lab::tolerance::cosineSum(amplitudes(sum)));
}
