#include "core/encodings/turning/multimodal_rotary.h"

#include "core/encodings/turning/rotary.h"
#include "tests/core/random_vector.h"
#include "tests/core/relatively.h"
#include "tests/tolerance.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>

using lab::MultimodalRotary;
using lab::PositionAxis;
using lab::PositionNumbers;
using lab::SectionLayout;

namespace {

const std::vector<MultimodalRotary> zoo = {
    {10000, 2, {1, 0, 0}, SectionLayout::Contiguous},
    {10000, 2, {0, 0, 1}, SectionLayout::Contiguous},
    {1e6, 128, {16, 24, 24}, SectionLayout::Contiguous},
    {10000, 128, {24, 20, 20}, SectionLayout::Interleaved},
    {1.5, 10, {3, 1, 1}, SectionLayout::Interleaved},
    {5e6, 6, {0, 3, 0}, SectionLayout::Contiguous},
};

std::array<int, 3> pairsOfAxes(const MultimodalRotary& rotary)
{
    std::array<int, 3> pairs {};
    for (int pair = 0; pair < rotary.width / 2; ++pair)
        ++pairs[static_cast<std::size_t>(lab::axisOfPair(rotary, pair))];
    return pairs;
}

} // namespace

TEST_CASE("three equal numbers turn as plain RoPE does")
{
    for (const MultimodalRotary& multimodal : zoo) {
        const lab::Rotary plain {
            multimodal.base, multimodal.width, multimodal.width, lab::Pairing::Halves};
        CHECK((lab::frequencies(multimodal) == lab::frequencies(plain)).all());
        const Eigen::ArrayXd vector = lab::randomVector(multimodal.width, 1);
        for (const std::int64_t position : {0, 1, 17, 9'999'999}) {
            const Eigen::ArrayXd turned =
                lab::rotated(multimodal, vector, {position, position, position});
            CHECK((turned == lab::rotated(plain, vector, position)).all());
        }
    }
}

TEST_CASE("the score depends only on the three differences")
{
    for (const MultimodalRotary& rotary : zoo) {
        const Eigen::ArrayXd query = lab::randomVector(rotary.width, 1);
        const Eigen::ArrayXd key = lab::randomVector(rotary.width, 2);
        const auto score = [&](PositionNumbers q, PositionNumbers k) {
            return (lab::rotated(rotary, query, q) * lab::rotated(rotary, key, k)).sum();
        };
        const double near = score({3, 5, 7}, {1, 0, 9});
        CHECK(std::abs(score({1'000'003, 5, 107}, {1'000'001, 0, 109}) - near)
            <= 4 * lab::tolerance::score(rotary.width));
    }
}

TEST_CASE("sections count the pairs of each axis")
{
    for (const MultimodalRotary& rotary : zoo)
        CHECK(pairsOfAxes(rotary) == rotary.sections);
}

TEST_CASE("interleaved sections that do not fit lose their last pairs to time")
{
    const MultimodalRotary tooHigh {10000, 8, {0, 2, 2}, SectionLayout::Interleaved};
    CHECK(pairsOfAxes(tooHigh) == std::array {2, 1, 1});
    const MultimodalRotary tooWide {10000, 10, {1, 2, 2}, SectionLayout::Interleaved};
    CHECK(pairsOfAxes(tooWide) == std::array {2, 2, 1});
    const MultimodalRotary fits {10000, 10, {2, 2, 1}, SectionLayout::Interleaved};
    CHECK(pairsOfAxes(fits) == fits.sections);
}

TEST_CASE("a pair turns by the number of its axis alone")
{
    for (const MultimodalRotary& rotary : zoo) {
        const std::vector<lab::Turn> turns = lab::turns(rotary);
        const std::vector<lab::SinCos> rest = lab::sinCos(rotary, turns, {0, 0, 0});
        const std::vector<lab::SinCos> moved = lab::sinCos(rotary, turns, {0, 3, 0});
        for (int pair = 0; pair < rotary.width / 2; ++pair) {
            const auto at = static_cast<std::size_t>(pair);
            const bool isHeight = lab::axisOfPair(rotary, pair) == PositionAxis::Height;
            CHECK((moved[at] == rest[at]) == !isHeight);
        }
    }
}

TEST_CASE("interleaved axes come in turn, and time keeps the slow end")
{
    const MultimodalRotary qwen3 {5e6, 128, {24, 20, 20}, SectionLayout::Interleaved};
    CHECK(lab::axisOfPair(qwen3, 0) == PositionAxis::Time);
    CHECK(lab::axisOfPair(qwen3, 1) == PositionAxis::Height);
    CHECK(lab::axisOfPair(qwen3, 2) == PositionAxis::Width);
    CHECK(lab::axisOfPair(qwen3, 58) == PositionAxis::Height);
    CHECK(lab::axisOfPair(qwen3, 59) == PositionAxis::Width);
    for (int pair = 60; pair < 64; ++pair)
        CHECK(lab::axisOfPair(qwen3, pair) == PositionAxis::Time);
}
