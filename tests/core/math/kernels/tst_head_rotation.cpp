#include "core/math/kernels/head_rotation.h"

#include "core/math/random.h"
#include "tests/tolerance.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

using lab::HeadShape;
using lab::HeadTurns;
using lab::InstructionSet;

namespace {

using Turning = void (*)(
    const HeadTurns&, HeadShape, const float* in, float* out, InstructionSet instructions);

struct PairedBy {
    std::string name;
    Turning turn;
    std::size_t (*first)(std::size_t pair, std::size_t pairs);
    std::size_t (*second)(std::size_t pair, std::size_t pairs);
};

std::vector<PairedBy> pairings()
{
    return {{"halves", lab::turnHalves, [](std::size_t pair, std::size_t) { return pair; },
                [](std::size_t pair, std::size_t pairs) { return pair + pairs; }},
        {"neighbours", lab::turnNeighbours, [](std::size_t pair, std::size_t) { return 2 * pair; },
            [](std::size_t pair, std::size_t) { return 2 * pair + 1; }}};
}

std::vector<InstructionSet> available()
{
    if (lab::bestInstructionSet() == InstructionSet::Baseline)
        return {InstructionSet::Baseline};
    return {InstructionSet::Baseline, lab::bestInstructionSet()};
}

std::vector<lab::Turn> ladder(int pairs)
{
    return lab::turnLadder(10000, 1, std::max(pairs, 1), pairs);
}

std::vector<float> noise(std::size_t size, std::uint64_t seed)
{
    lab::Random random(seed);
    std::vector<float> values(size);
    std::ranges::generate(values, [&] { return static_cast<float>(random.normal()); });
    return values;
}

/// By how much the rows of `out`, every `stride`th of them, miss the rotation in double by exact
/// angles, as a share of the length of the pair; columns that rest must be equal.
double worstMiss(const PairedBy& pairing, int pairs, HeadShape shape, std::int64_t first,
    std::int64_t count, std::int64_t stride, const float* in, const float* out)
{
    const std::vector<lab::Turn> turns = ladder(pairs);
    double worst = 0;
    for (std::size_t head = 0; head < shape.heads; ++head) {
        for (std::int64_t row = 0; row < count; row += stride) {
            const std::size_t start =
                (head * static_cast<std::size_t>(count) + static_cast<std::size_t>(row))
                * shape.width;
            for (std::size_t pair = 0; pair < turns.size(); ++pair) {
                const lab::SinCos angle = sinCos((first + row) * turns[pair]);
                const std::size_t one = start + pairing.first(pair, turns.size());
                const std::size_t other = start + pairing.second(pair, turns.size());
                const double a = in[one];
                const double b = in[other];
                const double length = std::hypot(a, b) + 1e-30;
                worst =
                    std::max({worst, std::abs(out[one] - (a * angle.cos - b * angle.sin)) / length,
                        std::abs(out[other] - (b * angle.cos + a * angle.sin)) / length});
            }
            for (std::size_t column = 2 * turns.size(); column < shape.width; ++column)
                if (std::abs(out[start + column] - in[start + column]) > 0)
                    worst = std::numeric_limits<double>::infinity();
        }
    }
    return worst;
}

/// Cosine and sine, two products and a sum in float, each to 2⁻²⁴ of the length of the pair.
constexpr double floatRotation = 2e-7;

} // namespace

TEST_CASE("cosines and sines are those of the exact turns, rounded once, at any position")
{
    for (const int pairs : {0, 1, 3, 64}) {
        for (const std::int64_t first : {0, -500, 9'990'000}) {
            const std::int64_t count = 5000; // more than are made at a time
            const HeadTurns turns = lab::headTurns(ladder(pairs), first, count, 1.25);
            REQUIRE(turns.count == 5000);
            REQUIRE(turns.pairs == static_cast<std::size_t>(pairs));
            REQUIRE(turns.cosines.size() == turns.count * turns.pairs);
            REQUIRE(turns.sines.size() == turns.count * turns.pairs);
            double worst = 0;
            for (std::int64_t row = 0; row < count; row += 7) {
                for (std::size_t pair = 0; pair < turns.pairs; ++pair) {
                    const lab::SinCos angle = sinCos((first + row) * ladder(pairs)[pair]);
                    const std::size_t i = static_cast<std::size_t>(row) * turns.pairs + pair;
                    worst = std::max({worst, std::abs(turns.cosines[i] - 1.25 * angle.cos),
                        std::abs(turns.sines[i] - 1.25 * angle.sin)});
                }
            }
            CHECK(worst <= 1.25 * 0x1p-25 * 1.000001 * 2); // up to 1.25 the spacing is 2⁻²³
        }
    }
    CHECK(lab::headTurns(ladder(4), 0, 0).cosines.empty());
}

TEST_CASE("every head is turned, for all widths, beside columns that rest")
{
    for (const PairedBy& pairing : pairings()) {
        for (const InstructionSet instructions : available()) {
            for (const int pairs : {0, 1, 2, 3, 4, 5, 8, 9, 12, 20, 64}) {
                for (const std::size_t rest : {0u, 1u, 4u, 11u}) {
                    const HeadShape shape {3, 2 * static_cast<std::size_t>(pairs) + rest};
                    const std::int64_t count = 37;
                    const HeadTurns turns = lab::headTurns(ladder(pairs), 1'000'000, count);
                    const std::vector<float> in = noise(3 * 37 * shape.width, 4);
                    std::vector<float> out(in.size() + 1, 7.0F);
                    pairing.turn(turns, shape, in.data(), out.data(), instructions);
                    CAPTURE(pairing.name);
                    CAPTURE(pairs);
                    CAPTURE(rest);
                    CHECK(
                        worstMiss(pairing, pairs, shape, 1'000'000, count, 1, in.data(), out.data())
                        <= floatRotation);
                    CHECK(out.back() == 7);

                    std::vector<float> inPlace = in;
                    pairing.turn(turns, shape, inPlace.data(), inPlace.data(), instructions);
                    CHECK(std::equal(inPlace.begin(), inPlace.end(), out.begin()));
                }
            }
        }
    }
}

TEST_CASE("what is written past the caches is the same, aligned or not")
{
    for (const auto& [pairs, width] : {std::pair {64, 128u}, {60, 120u}, {44, 100u}}) {
        const std::int64_t count = 4099;
        const HeadShape shape {(std::size_t {9} << 20) / (4099 * width) + 1, width}; // > 32 MB
        const std::size_t size = shape.heads * 4099 * width;
        const HeadTurns turns = lab::headTurns(ladder(pairs), 77, count);
        const std::vector<float> in = noise(size, 5);
        std::vector<float> out(size + 9);
        for (const PairedBy& pairing : pairings()) {
            for (const InstructionSet instructions : available()) {
                for (const std::size_t offset : {0u, 1u, 4u}) {
                    std::ranges::fill(out, 7.0F);
                    pairing.turn(turns, shape, in.data(), out.data() + offset, instructions);
                    CAPTURE(pairing.name);
                    CAPTURE(width);
                    CAPTURE(offset);
                    CHECK(worstMiss(
                              pairing, pairs, shape, 77, count, 97, in.data(), out.data() + offset)
                        <= floatRotation);
                    CHECK(std::count(out.begin(), out.end(), 7.0F) == 9);
                }
            }
        }
    }
}

TEST_CASE("the scale reaches the scores as its square")
{
    const HeadShape shape {1, 16};
    const std::vector<float> in = noise(16, 6);
    std::vector<float> out(16);
    lab::turnHalves(lab::headTurns(ladder(8), 12345, 1, 1.5), shape, in.data(), out.data());
    double before = 0;
    double after = 0;
    for (std::size_t x = 0; x < 16; ++x) {
        before += double {in[x]} * in[x];
        after += double {out[x]} * out[x];
    }
    CHECK(std::abs(after / before - 2.25) <= 1e-6);
}

TEST_CASE("nothing to turn is nothing to do")
{
    const std::vector<float> in(32 * 8, 3.0F);
    std::vector<float> out(in.size(), 7.0F);
    const auto isUntouched = [&] { return std::ranges::count(out, 7.0F) == std::ssize(out); };
    const HeadTurns noPositions = lab::headTurns(ladder(4), 0, 0);
    const HeadTurns someTurns = lab::headTurns(ladder(4), 0, 3);
    for (const PairedBy& pairing : pairings()) {
        for (const InstructionSet instructions : available()) {
            CAPTURE(pairing.name);
            pairing.turn(noPositions, {32, 8}, in.data(), out.data(), instructions);
            CHECK(isUntouched());
            pairing.turn(someTurns, {0, 8}, in.data(), out.data(), instructions);
            CHECK(isUntouched());
            pairing.turn(someTurns, {1, 8}, in.data(), out.data(), instructions);
            CHECK(std::ranges::count(out, 7.0F) == std::ssize(out) - 3 * 8);
            std::ranges::fill(out, 7.0F);
        }
    }
}
