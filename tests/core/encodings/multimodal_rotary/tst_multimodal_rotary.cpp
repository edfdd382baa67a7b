#include "core/encodings/multimodal_rotary/formula.h"

#include "core/encodings/rope/formula.h"
#include "tests/core/grid_rotation.h"
#include "tests/core/random_vector.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>

using lab::MultimodalRotary;
using lab::PositionAxis;
using lab::PositionNumbers;
using lab::SectionLayout;

namespace {

const std::vector<MultimodalRotary> samples = {
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

TEST_CASE("the frequencies are those of plain RoPE, and three equal indices rotate as it does")
{
    for (const MultimodalRotary& multimodal : samples) {
        const lab::Rotary plain {
            multimodal.base, multimodal.width, multimodal.width, lab::Pairing::Halves};
        CHECK((lab::frequencies(multimodal) == lab::frequencies(plain)).all());
        const Eigen::ArrayXd vector = lab::randomVector(multimodal.width, 1);
        for (const std::int64_t position : {0, 1, 17, 4000}) {
            const Eigen::ArrayXd turned =
                lab::rotated(multimodal, vector, {position, position, position});
            CHECK((turned - lab::rotated(plain, vector, position)).abs().maxCoeff() <= 1e-11);
        }
    }
}

TEST_CASE("sections count the pairs of each axis")
{
    for (const MultimodalRotary& rotary : samples)
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

TEST_CASE("a pair is rotated only by the index of its axis")
{
    for (const MultimodalRotary& rotary : samples) {
        const PositionNumbers moved {0, 3, 0};
        for (int pair = 0; pair < rotary.width / 2; ++pair) {
            const PositionAxis axis = lab::axisOfPair(rotary, pair);
            CHECK(lab::along(moved, axis) == (axis == PositionAxis::Height ? 3 : 0));
        }
    }
}

TEST_CASE("interleaved axes alternate, and time has the slow end")
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
