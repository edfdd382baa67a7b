#include "tests/core/frames/waves/waves_stage.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using namespace lab;
using namespace waves_stage;

TEST_CASE("the similarity depends on the shift alone, and is half the width at 0")
{
    for (const SinusoidalLayout layout : allLayouts) {
        LabState state = stateWith(layout, 64, 0, 64);
        const SimilarityFrame frame = similarityFrame(state, {176, 0, 1});
        REQUIRE(frame.reach == 32);
        REQUIRE(frame.curve.dots.size() == 65);
        CHECK(frame.highest == doctest::Approx(32));
        CHECK(frame.curve.dots[32] == doctest::Approx(32));
        for (int k = -32; k <= 32; ++k) {
            for (const std::int64_t p : {32, 1000, 9'000'000})
                CHECK(std::abs(frame.curve.dots[static_cast<std::size_t>(k + 32)]
                          - similarityBetween(frame.encoding, p, p + k))
                    < 1e-11);
        }
        CHECK(frame.shift == 8);
        CHECK(frame.atShift == doctest::Approx(similarityBetween(frame.encoding, 21, 29)));
        CHECK(frame.lowest == doctest::Approx(*std::ranges::min_element(frame.curve.values)));

        state.position.query = 50;
        state.position.key = 58;
        CHECK(similarityFrame(state, {176, 0, 1}) == frame);
        state.position.key = 50;
        CHECK(similarityFrame(state, {176, 0, 1}).atShift == doctest::Approx(32));
    }
}

TEST_CASE("the similarity is the same whatever frame came before")
{
    const LabState start = stateWith(SinusoidalLayout::Interleaved, 64, 0, 64);
    const WavesSpace space {176, 0, 1};
    const SimilarityFrame earlier = similarityFrame(start, space);
    LabState moved = start;
    moved.position.key += 11;
    LabState wide = moved;
    wide.waves.encoding.width = 32;
    LabState far = moved;
    far.position.shown = 900;
    for (const LabState& state : {start, moved, wide, far})
        for (const WavesSpace& other : {space, WavesSpace {300, 0, 1}, WavesSpace {176, 0, 3}})
            CHECK(similarityFrame(state, other, earlier) == similarityFrame(state, other));
}

TEST_CASE("the difference of two rows is their distance, and is not proportional to the shift")
{
    LabState state = stateWith(512, 64);
    state.waves.measure = RowMeasure::Difference;
    // |PE(0) − PE(k)| at width 512: measured on rows in double precision.
    for (const auto& [shift, wanted] :
        {std::pair(1, 3.714), {2, 6.967}, {3, 9.408}, {4, 10.891}, {5, 11.524}, {10, 12.823},
            {20, 14.030}, {50, 15.806}, {100, 16.974}, {1000, 20.544}, {20000, 23.300}}) {
        state.position.key = state.position.query + shift;
        const SimilarityFrame frame = similarityFrame(state, {176, 0, 1});
        CHECK(std::abs(frame.atShift - wanted) < 6e-4);
        const Eigen::ArrayXd apart = row(frame.encoding, 7) - row(frame.encoding, 7 + shift);
        CHECK(std::abs(frame.atShift - std::sqrt(apart.square().sum())) < 1e-11);
        CHECK(std::abs(frame.ofOneStep - 3.714) < 6e-4);
    }
    for (const std::int64_t shown : {64, 100'000}) {
        state.position.shown = shown;
        const SimilarityFrame frame = similarityFrame(state, {150, 0, 1});
        CHECK(frame.lowest == 0);
        CHECK(frame.curve.deviation.empty());
        for (const int cell : {0, 20, 40}) {
            const Run run = runOf(frame.runs, cell);
            double squares = 0;
            for (std::int64_t k = run.first; k < run.first + run.count; ++k)
                squares += 2 * (256 - similarityBetween(frame.encoding, 0, k));
            const double wanted = std::sqrt(squares / static_cast<double>(run.count));
            const NumberTable table = numbers(frame);
            CHECK(table.header.back() == "proportional");
            const auto& written = table.rows[static_cast<std::size_t>(cell)];
            CHECK(std::abs(written[written.size() - 2] - wanted) < 1e-6);
        }
        const LabState other = stateWith(512, shown);
        CHECK(similarityFrame(other, {150, 0, 1}, frame) == similarityFrame(other, {150, 0, 1}));
    }
}

TEST_CASE("no matrix shifts a pair whose exponents are doubled, and one shifts the right pair")
{
    LabState state = stateWith(16, 64);
    for (const int pair : {0, 1}) {
        state.waves.pair = pair;
        for (const std::int64_t key : {22, 29, 60}) {
            state.position.key = key;
            const ShiftFrame frame = shiftFrame(state);
            CHECK(frame.largestError < 4e-15);
            CHECK(frame.faultyResidual > 0.02);
            CHECK(frame.faultyResidual <= 1);
        }
    }
    state.position.key = state.position.query; // nothing is shifted
    CHECK(shiftFrame(state).faultyResidual < 1e-12);
    // By NumPy's least squares.
    state.position.key = state.position.query + 8;
    state.waves.pair = 1;
    CHECK(std::abs(shiftFrame(state).faultyResidual - 0.535032282711762) < 1e-9);
    state.position.key = state.position.query + 1;
    state.waves.pair = 0;
    CHECK(std::abs(shiftFrame(state).faultyResidual - 0.6346677699728179) < 1e-9);
}

TEST_CASE("zoomed out the similarity is the mean and the spread of each pixel")
{
    // Short runs of many pairs are summed one by one, long runs of few pairs are not.
    for (const auto& [width, shown] : {std::pair {256, 1000}, std::pair {16, 20'000}}) {
        const SimilarityFrame frame = similarityFrame(stateWith(width, shown), {150, 0, 1});
        REQUIRE(frame.curve.values.size() == 150);
        for (int cell = 0; cell < 150; cell += 11) {
            const auto [mean, deviation] = bruteMoments(runOf(frame.runs, cell),
                [&](std::int64_t k) { return similarityBetween(frame.encoding, 0, k); });
            const auto index = static_cast<std::size_t>(cell);
            CHECK(std::abs(frame.curve.values[index] - mean) < 1e-10);
            CHECK(std::abs(frame.curve.deviation[index] - deviation) < 1e-8);
            CHECK(frame.lowest <= frame.curve.values[index] - frame.curve.deviation[index]);
        }
    }
}

TEST_CASE("one matrix shifts a pair from every position")
{
    for (const SinusoidalLayout layout : allLayouts) {
        for (const std::int64_t key : {0, 21, 29, 10'000'000}) {
            LabState state = stateWith(layout, 64, 0, 64);
            state.waves.pair = 5;
            state.position.key = key;
            const ShiftFrame frame = shiftFrame(state);
            CHECK(frame.position == 21);
            CHECK(frame.shift == key - 21);
            const int sine = sineColumn(frame.encoding, 5);
            const int cosine = cosineColumn(frame.encoding, 5);
            CHECK(frame.before.sin == doctest::Approx(encodingAt(frame.encoding, 21, sine)));
            CHECK(frame.after.cos == doctest::Approx(encodingAt(frame.encoding, key, cosine)));
            for (const std::int64_t p : {std::int64_t {0}, std::int64_t {77}, frame.lastChecked}) {
                const double s = encodingAt(frame.encoding, p, sine);
                const double c = encodingAt(frame.encoding, p, cosine);
                CHECK(std::abs(frame.matrix.cos * s + frame.matrix.sin * c
                          - encodingAt(frame.encoding, p + frame.shift, sine))
                    < waveTolerance);
                CHECK(std::abs(frame.matrix.cos * c - frame.matrix.sin * s
                          - encodingAt(frame.encoding, p + frame.shift, cosine))
                    < waveTolerance);
            }
            CHECK(frame.largestError < 4e-15);
            CHECK(frame.firstChecked + frame.shift >= 0);
            CHECK(frame.lastChecked - frame.firstChecked == 4095);
            state.waves.pair = 30;
            CHECK(shiftFrameOfPair(frame, 30) == shiftFrame(state));
        }
    }
}

TEST_CASE("the largest error is measured, not claimed")
{
    LabState state = stateWith(64, 64);
    state.position.key = 10'000'000; // far positions round
    CHECK(shiftFrame(state).largestError > 0);
    state.position.key = state.position.query;
    CHECK(shiftFrame(state).largestError == doctest::Approx(0));
}
