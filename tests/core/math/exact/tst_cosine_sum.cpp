#include "core/math/exact/cosine_sum.h"

#include "core/math/random.h"
#include "tests/core/math/exact/amplitudes.h"
#include "tests/core/relatively.h"
#include "tests/tolerance.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>
#include <utility>

using lab::CosineSum;
using lab::RunMoments;
using lab::Turn;

namespace {

constexpr double pi = std::numbers::pi;
constexpr Turn halfTurn {std::uint64_t {1} << 63, 0};

double directValue(const CosineSum& sum, std::int64_t position)
{
    double value = sum.offset;
    for (const CosineSum::Term& term : sum.terms)
        value +=
            term.amplitude * sinCos(position * term.frequency + lab::turnOfRadians(term.phase)).cos;
    return value;
}

/// Mean and deviation over `count` positions, one after the other in two passes.
std::pair<double, double> bruteMoments(const CosineSum& sum, std::int64_t first, std::int64_t count)
{
    double mean = 0;
    for (std::int64_t p = first; p < first + count; ++p)
        mean += directValue(sum, p) / static_cast<double>(count);
    double variance = 0;
    for (std::int64_t p = first; p < first + count; ++p) {
        const double off = directValue(sum, p) - mean;
        variance += off * off / static_cast<double>(count);
    }
    return {mean, std::sqrt(variance)};
}

CosineSum randomSum(int terms, double base, std::uint64_t seed)
{
    lab::Random random(seed);
    CosineSum sum {{}, random.normal()};
    for (const Turn& turn : lab::turnLadder(base, 1, std::max(terms, 1), terms))
        sum.terms.push_back({random.normal(), turn, 2 * pi * random.uniform() - pi});
    return sum;
}

struct NamedSum {
    std::string name;
    CosineSum sum;
};

std::vector<NamedSum> samples()
{
    const Turn slow = lab::turnLadder(1e7, 1, 1, 2)[1];
    const Turn fast = lab::turnOfRadians(3.1);
    const Turn sameAsZero {};
    return {
        {"nothing", {}},
        {"an offset alone", {{}, -2.5}},
        {"one cosine", {{{2, lab::turnLadder(2, 0, 1, 2)[1], 0.3}}, 0}},
        {"a resting term", {{{2, sameAsZero, 0.3}, {1, fast, pi}}, 1}},
        {"slow", {{{1, slow, 0.5}}, 0}},
        {"slow beside fast", {{{3, slow, -2}, {0.1, fast, 1}}, 0}},
        {"half a turn a position", {{{1, halfTurn, 0}}, 0}},
        {"backwards", {{{1, -lab::turnOfRadians(0.7), 0.2}, {2, lab::turnOfRadians(0.7), 1}}, 0}},
        {"sums near a whole turn", {{{1, fast, 0}, {1, halfTurn + Turn {1, 0}, 2}}, 0}},
        {"the same frequency three times",
            {{{1, fast, 0.4}, {2, slow, 0}, {-0.5, fast, 2}, {1, fast, -1}}, 0}},
        {"two that cancel", {{{1, fast, 0.4}, {-1, -fast, -0.4}}, 0}},
        {"a zero amplitude", {{{0, fast, 0.4}, {1, slow, 1}}, 0}},
        {"five random terms", randomSum(5, 10000, 1)},
        {"64 random terms", randomSum(64, 500000, 2)},
        {"67 random terms of a small base", randomSum(67, 1.5, 3)},
    };
}

} // namespace

TEST_CASE("values are the cosines added up, near and far")
{
    for (const auto& [name, sum] : samples()) {
        for (const std::int64_t first : {0, -77, 9'999'000}) {
            for (const std::int64_t count : {0, 1, 11, 12, 13, 1000}) {
                CAPTURE(name);
                CAPTURE(first);
                CAPTURE(count);
                const std::vector<double> values = lab::values(sum, first, count);
                REQUIRE(values.size() == static_cast<std::size_t>(count));
                double worst = 0;
                for (std::int64_t i = 0; i < count; ++i)
                    worst = std::max(worst,
                        std::abs(
                            values[static_cast<std::size_t>(i)] - directValue(sum, first + i)));
                CHECK(worst <= lab::tolerance::cosineSum(amplitudes(sum)));
            }
        }
    }
}

TEST_CASE("many values take several groups of blocks")
{
    const CosineSum sum = randomSum(3, 10000, 4);
    const std::int64_t first = 9'900'000;
    const std::vector<double> values = lab::values(sum, first, std::int64_t {100'000});
    for (std::size_t i = 0; i < values.size(); i += 37)
        CHECK(std::abs(values[i] - directValue(sum, first + static_cast<std::int64_t>(i)))
            <= lab::tolerance::cosineSum(amplitudes(sum)));
}

TEST_CASE("the score at a million distances, of 64 pairs, is off by less than 1e-13")
{
    CosineSum sum;
    for (const Turn& turn : lab::turnLadder(10000, 1, 64, 64))
        sum.terms.push_back({1, turn, 0});
    const std::vector<double> values = lab::values(sum, std::int64_t {0}, 1'000'000);
    double worst = 0;
    for (std::size_t i = 0; i < values.size(); i += 997)
        worst =
            std::max(worst, std::abs(values[i] - directValue(sum, static_cast<std::int64_t>(i))));
    CHECK(worst < 1e-13);
    CHECK(values[0] == 64);
}

TEST_CASE("between the positions the sum goes on")
{
    const CosineSum sum {{{1, lab::turnOfRadians(0.75), 0.5}, {2, -lab::turnOfRadians(0.5), 0}}, 3};
    for (const auto& [first, step] :
        {std::pair {0.0, 0.125}, {-3.5, 0.7}, {100.1, 1e-3}, {5.0, -0.25}, {7.0, 0.0}}) {
        const std::vector<double> values = lab::values(sum, first, step, 300);
        for (std::size_t i = 0; i < values.size(); ++i) {
            const double x = first + step * static_cast<double>(i);
            CHECK(std::abs(values[i] - (3 + std::cos(0.75 * x + 0.5) + 2 * std::cos(0.5 * x)))
                <= 1e-13);
        }
    }
    CHECK(lab::values(sum, 0.0, 1.0, 0).empty());
}

TEST_CASE("steps of one position give the values at the positions, also at ten million")
{
    for (const auto& [name, sum] : samples()) {
        CAPTURE(name);
        const std::vector<double> whole = lab::values(sum, std::int64_t {9'999'999}, 100);
        const std::vector<double> between = lab::values(sum, 9'999'999.0, 1.0, 100);
        for (std::size_t i = 0; i < whole.size(); ++i)
            CHECK(std::abs(whole[i] - between[i]) <= lab::tolerance::cosineSum(amplitudes(sum)));
    }
}

TEST_CASE("a phase of a quarter turn is one, so that a sine is 0 at position 0")
{
    const Turn turn = lab::turnLadder(10000, 1, 4, 2)[1];
    CHECK(lab::values({{{1, turn, -pi / 2}}, 0}, std::int64_t {0}, 1)[0] == 0);
    CHECK(lab::values({{{1, turn, pi / 2}}, 0}, 0.0, 0.1, 1)[0] == 0);
    CHECK(lab::values({{{1, turn, pi}}, 0}, std::int64_t {0}, 1)[0] == -1);
}

TEST_CASE("runs of one position are the values themselves")
{
    for (const auto& [name, sum] : samples()) {
        CAPTURE(name);
        const std::vector<double> values = lab::values(sum, std::int64_t {9'000'001}, 500);
        const std::vector<double> means = lab::runMeans(sum, 9'000'001, 1, 500);
        const RunMoments moments = lab::runMoments(sum, 9'000'001, 1, 500);
        REQUIRE(means.size() == values.size());
        for (std::size_t i = 0; i < values.size(); ++i)
            CHECK(std::abs(means[i] - values[i]) <= lab::tolerance::cosineSum(amplitudes(sum)));
        CHECK(moments.mean == means);
        CHECK(moments.deviation == std::vector<double>(500, 0.0));
    }
}

TEST_CASE("means and deviations of runs are those of their positions")
{
    for (const auto& [name, sum] : samples()) {
        for (const std::int64_t first : {0, -250, 9'990'000}) {
            for (const double width : {1.0, 1.25, 1.999, 2.0, 3.5, 7.0, 10.3, 64.0, 333.3}) {
                CAPTURE(name);
                CAPTURE(first);
                CAPTURE(width);
                const int count = width > 50 ? 14 : 60;
                const RunMoments moments = lab::runMoments(sum, first, width, count);
                CHECK(moments.mean == lab::runMeans(sum, first, width, count));
                REQUIRE(moments.mean.size() == static_cast<std::size_t>(count));
                REQUIRE(moments.deviation.size() == static_cast<std::size_t>(count));
                for (int run = 0; run < count; ++run) {
                    const std::int64_t start = lab::runStart(first, width, run);
                    const std::int64_t length = lab::runStart(first, width, run + 1) - start;
                    REQUIRE(length >= 1);
                    const auto [mean, deviation] = bruteMoments(sum, start, length);
                    const auto i = static_cast<std::size_t>(run);
                    CHECK(std::abs(moments.mean[i] - mean)
                        <= lab::tolerance::bruteMean(amplitudes(sum), length));
                    CHECK(std::abs(moments.deviation[i] - deviation)
                        <= lab::tolerance::bruteDeviation(amplitudes(sum), deviation));
                    if (length == 1)
                        CHECK(moments.deviation[i] == 0);
                }
            }
        }
    }
}

TEST_CASE("long runs far out")
{
    const CosineSum sum = randomSum(8, 10000, 9);
    const RunMoments moments = lab::runMoments(sum, 9'000'000, 20000.5, 40);
    for (const int run : {0, 1, 17, 39}) {
        const std::int64_t start = lab::runStart(9'000'000, 20000.5, run);
        const std::int64_t length = lab::runStart(9'000'000, 20000.5, run + 1) - start;
        const auto [mean, deviation] = bruteMoments(sum, start, length);
        CHECK(std::abs(moments.mean[static_cast<std::size_t>(run)] - mean)
            <= lab::tolerance::bruteMean(amplitudes(sum), length));
        CHECK(std::abs(moments.deviation[static_cast<std::size_t>(run)] - deviation)
            <= lab::tolerance::bruteDeviation(amplitudes(sum), deviation));
    }
}

TEST_CASE("a deviation keeps its precision where the sum hardly changes")
{
    // Over N positions a slow wave is a straight line of slope θ·sin, whose deviation is
    // slope·√((N² − 1)/12).
    const double frequency = 1e-9;
    const CosineSum sum {{{1, lab::turnOfRadians(frequency), -1}, {1e3, Turn {}, 0}}, 1e3};
    const RunMoments moments = lab::runMoments(sum, 0, 10, 20);
    for (const double deviation : moments.deviation)
        CHECK(deviation == lab::relatively(frequency * std::sin(1) * std::sqrt(99.0 / 12), 1e-6));
}

TEST_CASE("runs follow one another without gap or overlap, exactly where products round")
{
    CHECK(lab::runStart(5, 1, 0) == 5);
    CHECK(lab::runStart(-5, 2.5, 3) == 2);
    CHECK(lab::runStart(0, 1e6 / 3, 3) == 999'999); // the double 1e6/3 is below a third of 1e6
    CHECK(lab::runStart(0, 1 + 0x1p-52, 1'000'000'000) == 1'000'000'000);
    CHECK(lab::runStart(0, 2 - 0x1p-52, 1) == 1);
    CHECK(lab::runStart(0, 0x1p40 + 0.5, 3) == 3 * (std::int64_t {1} << 40) + 1);
    for (const double width : {1.0, 1.1, 1.9999999, 5208.0 + 1.0 / 3}) {
        for (int run = 0; run < 2000; ++run) {
            const std::int64_t length =
                lab::runStart(0, width, run + 1) - lab::runStart(0, width, run);
            CHECK((length == std::int64_t(width) || length == std::int64_t(width) + 1));
        }
    }
}

TEST_CASE("no run and no term is nothing")
{
    CHECK(lab::runMeans(randomSum(4, 10, 1), 0, 3.7, 0).empty());
    CHECK(lab::runMoments(randomSum(4, 10, 1), 0, 3.7, 0) == RunMoments {});
    const RunMoments constant = lab::runMoments({{}, 2}, 0, 3.7, 5);
    CHECK(constant.mean == std::vector<double>(5, 2.0));
    CHECK(constant.deviation == std::vector<double>(5, 0.0));
}

TEST_CASE("the Dirichlet kernel is the mean of cosines about their middle")
{
    for (const double frequency :
        {0.0, 1e-12, 1e-6, 1e-3, 0.1, 1.0, 2.0, 3.0, 3.141592, -0.4, -3.0}) {
        for (const std::int64_t count : {1, 2, 3, 10, 999, 1000}) {
            CAPTURE(frequency);
            CAPTURE(count);
            double mean = 0;
            for (std::int64_t i = 0; i < count; ++i)
                mean += std::cos((static_cast<double>(i) - static_cast<double>(count - 1) / 2)
                            * frequency)
                    / static_cast<double>(count);
            CHECK(std::abs(lab::dirichlet(lab::turnOfRadians(frequency), count) - mean) <= 1e-13);
        }
    }
}

TEST_CASE("the Dirichlet kernel has no holes")
{
    CHECK(lab::dirichlet(Turn {}, 10'000'000) == 1);
    CHECK(lab::dirichlet(Turn {0, 1}, 10'000'000) == 1);
    CHECK(lab::dirichlet(lab::turnOfRadians(1), 1) == 1);
    CHECK(std::abs(lab::dirichlet(halfTurn, 10)) <= 1e-16);
    CHECK(std::abs(lab::dirichlet(halfTurn, 11)) == lab::relatively(1.0 / 11, 1e-14));
    // where the series hands over to the quotient, N·θ/2 = 1
    for (const std::int64_t count : {2, 1000, 10'000'000}) {
        const double edge = 2.0 / static_cast<double>(count);
        const double below = lab::dirichlet(lab::turnOfRadians(edge * (1 - 1e-13)), count);
        const double above = lab::dirichlet(lab::turnOfRadians(edge * (1 + 1e-13)), count);
        CHECK(std::abs(below - above) <= 1e-12);
        CHECK(below != above);
    }
}
