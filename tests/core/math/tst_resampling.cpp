#include "core/math/resampling.h"

#include "tests/core/relatively.h"

#include <doctest/doctest.h>

#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

using lab::LineRun;
using lab::lineRun;
using lab::LineSample;
using lab::lineSample;
using lab::Resampling;

namespace {

constexpr Resampling rules[] = {Resampling::Bicubic, Resampling::Linear, Resampling::LinearAligned};

const std::vector<std::pair<int, int>> sizes = {
    {1, 1}, {1, 5}, {2, 1}, {2, 7}, {3, 5}, {14, 24}, {16, 16}, {24, 14}, {197, 2}, {5, 1000}};

double resampled(const LineSample& sample, const std::vector<double>& line)
{
    double value = 0;
    for (std::size_t tap = 0; tap < 4; ++tap)
        value += sample.weight[tap] * line[static_cast<std::size_t>(sample.index[tap])];
    return value;
}

std::vector<double> resampled(Resampling rule, const std::vector<double>& line, int to)
{
    std::vector<double> values;
    for (int at = 0; at < to; ++at)
        values.push_back(
            resampled(lineSample(rule, static_cast<std::int64_t>(line.size()), to, at), line));
    return values;
}

std::vector<double> straightLine(int from)
{
    std::vector<double> line(static_cast<std::size_t>(from));
    std::iota(line.begin(), line.end(), 0.0);
    return line;
}

} // namespace

TEST_CASE("the weights of a point add up to 1 and stay on the line")
{
    for (const Resampling rule : rules) {
        for (const auto& [from, to] : sizes) {
            for (int at = 0; at < to; ++at) {
                const LineSample sample = lineSample(rule, from, to, at);
                CHECK(std::accumulate(sample.weight.begin(), sample.weight.end(), 0.0)
                    == lab::relatively(1, 1e-15));
                for (const std::int64_t index : sample.index)
                    CHECK((index >= 0 && index < from));
            }
        }
    }
}

TEST_CASE("the same number of points leaves the line unchanged")
{
    const std::vector<double> line {3, -1, 4, 1, -5, 9, 2};
    for (const Resampling rule : rules)
        CHECK(resampled(rule, line, 7) == line);
}

TEST_CASE("a line read backwards is resampled backwards")
{
    const std::vector<double> line {3, -1, 4, 1, -5, 9, 2};
    const std::vector<double> backwards(line.rbegin(), line.rend());
    for (const Resampling rule : rules) {
        for (const int to : {1, 2, 5, 16}) {
            const std::vector<double> there = resampled(rule, line, to);
            const std::vector<double> back = resampled(rule, backwards, to);
            for (std::size_t at = 0; at < there.size(); ++at) {
                const bool isLonePoint = rule == Resampling::LinearAligned && to == 1;
                const double mirrored = isLonePoint ? 2 : there[there.size() - 1 - at];
                CHECK(std::abs(back[at] - mirrored) <= 1e-14); // a lone point is the first
            }
        }
    }
}

TEST_CASE("doubling two points, by hand")
{
    CHECK(resampled(Resampling::Linear, {0, 1}, 4) == std::vector<double> {0, 0.25, 0.75, 1});
    const std::vector<double> aligned = resampled(Resampling::LinearAligned, {0, 1}, 4);
    CHECK(aligned[0] == 0);
    CHECK(aligned[1] == lab::relatively(1.0 / 3, 1e-15));
    CHECK(aligned[3] == 1);
    // A quarter of the way, Keys' kernel with a = −0.75 is exact in binary.
    const LineSample quarter = lineSample(Resampling::Bicubic, 2, 4, 1);
    CHECK(quarter.index == std::array<std::int64_t, 4> {0, 0, 1, 1});
    CHECK(
        quarter.weight == std::array<double, 4> {-0.10546875, 0.87890625, 0.26171875, -0.03515625});
}

TEST_CASE("linear keeps a straight line straight, the bicubic of a = -0.75 does not")
{
    for (const auto& [from, to] : sizes) {
        const std::vector<double> values = resampled(Resampling::Linear, straightLine(from), to);
        for (int at = 0; at < to; ++at) {
            const double place = (at + 0.5) * from / to - 0.5;
            CHECK(std::abs(values[static_cast<std::size_t>(at)]
                      - std::fmin(std::fmax(place, 0), from - 1))
                <= 1e-15 * from);
        }
    }
    // 3t² − 2t³ + 2a·t(1 − t)(2t − 1) instead of t: 0.15625 + 0.140625 at t = ¼.
    const std::vector<double> cubic = resampled(Resampling::Bicubic, straightLine(16), 32);
    CHECK(cubic[17] - 8 == lab::relatively(0.296875, 1e-14));
}

TEST_CASE("aligned ends stay where they are, half-pixel centres move them inwards")
{
    const std::vector<double> line {7, 0, 0, 5};
    const std::vector<double> aligned = resampled(Resampling::LinearAligned, line, 3);
    CHECK(aligned.front() == 7);
    CHECK(aligned.back() == 5);
    CHECK(resampled(Resampling::Linear, line, 2) == std::vector<double> {3.5, 2.5});
}

TEST_CASE("the longest lines keep their whole numbers")
{
    const std::int64_t longest = std::int64_t {1} << 31;
    for (const Resampling rule : rules) {
        const LineSample last = lineSample(rule, longest, longest, longest - 1);
        CHECK(last.index[1] == longest - 1);
        CHECK(last.weight[1] == 1);
        CHECK(lineSample(rule, longest, 1, 0).index[1]
            == (rule == Resampling::LinearAligned ? 0 : longest / 2 - 1));
    }
}

TEST_CASE("a run weighs as its points one by one, and ends where the next old point begins")
{
    for (const Resampling rule : rules)
        for (const auto& [from, to] : sizes)
            for (int at = 0; at < to; ++at)
                for (const int end : {at + 1, (at + to + 1) / 2 + 1, to}) {
                    if (end <= at || end > to)
                        continue;
                    const LineRun run = lineRun(rule, from, to, at, end);
                    CHECK((run.count >= 1 && at + run.count <= end));
                    LineSample sum;
                    for (int k = 0; k < run.count; ++k) {
                        const LineSample sample = lineSample(rule, from, to, at + k);
                        CHECK(sample.index == run.sum.index);
                        for (std::size_t tap = 0; tap < 4; ++tap)
                            sum.weight[tap] += sample.weight[tap];
                    }
                    for (std::size_t tap = 0; tap < 4; ++tap)
                        CHECK(std::abs(sum.weight[tap] - run.sum.weight[tap])
                            <= 1e-12 * static_cast<double>(run.count));
                }
}

TEST_CASE("a line has no more runs than old points, and two half ones, however long it is")
{
    constexpr std::int64_t to = 10'000'000;
    for (const Resampling rule : rules)
        for (const std::int64_t from : {1, 2, 512, 8192}) {
            int runs = 0;
            double all = 0;
            for (std::int64_t at = 0; at < to; ++runs) {
                const LineRun run = lineRun(rule, from, to, at, to);
                for (const double weight : run.sum.weight)
                    all += weight;
                at += run.count;
            }
            CHECK(runs <= from + 1);
            CHECK(all == lab::relatively(static_cast<double>(to), 1e-12));
        }
}
