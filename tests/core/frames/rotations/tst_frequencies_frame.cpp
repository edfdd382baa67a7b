#include "core/frames/rotations/frequencies_frame.h"

#include "core/frames/reading.h"

#include <doctest/doctest.h>

#include <cmath>

namespace {

using namespace lab;

LabState stateOf(double base, int width, double share = 1)
{
    LabState state;
    state.rotations.base = base;
    state.rotations.width = width;
    state.rotations.rotatedShare = share;
    return clamped(state);
}

bool isNear(double one, double other)
{
    return std::abs(one / other - 1) < 1e-12;
}

} // namespace

TEST_CASE("the frequencies fall by equal factors from 1 to 1/b")
{
    for (const double base : {1.5, 100.0, 10'000.0, 1e12})
        for (const int width : {2, 4, 16, 128, 1024})
            for (const double share : {1.0, 0.5, 0.25}) {
                const FrequenciesFrame frame = frequenciesFrame(stateOf(base, width, share));
                if (frame.pairs.empty())
                    continue;
                const auto pairs = static_cast<double>(frame.pairs.size());
                CHECK(isNear(frame.pairs.front().plain, 1));
                CHECK(isNear(frame.frequencyAtEnd(), 1 / base));
                for (std::size_t i = 0; i < frame.pairs.size(); ++i) {
                    const double next = i + 1 < frame.pairs.size() ? frame.pairs[i + 1].plain
                                                                   : frame.frequencyAtEnd();
                    CHECK(isNear(next / frame.pairs[i].plain, std::pow(base, -1 / pairs)));
                }
            }
}

TEST_CASE("without a method both columns rotate with the plain frequency")
{
    for (const Pairing pairing : {Pairing::Interleaved, Pairing::Halves}) {
        LabState state = stateOf(10'000, 64, 0.5);
        state.rotations.pairing = pairing;
        const FrequenciesFrame frame = frequenciesFrame(state);
        CHECK(frame.isRotation);
        CHECK(frame.pairs.size() == 16);
        CHECK(frame.restingPairs == 16);
        for (const FrequenciesFrame::Pair& pair : frame.pairs)
            CHECK(pair == FrequenciesFrame::Pair {pair.plain, pair.plain, pair.plain});
    }
}

TEST_CASE("the frequency of a pair is the one that its reading has")
{
    for (const ScalingMethod method : {ScalingMethod::None, ScalingMethod::PositionInterpolation,
             ScalingMethod::NtkAware, ScalingMethod::Yarn}) {
        LabState state = stateOf(10'000, 32);
        state.rotations.scaling.method = method;
        state.rotations.scaling.factor = 8;
        const FrequenciesFrame frame = frequenciesFrame(state);
        CHECK(frame.method == method);
        for (int pair = 0; pair < 16; ++pair) {
            Focus focus;
            focus.picture = Picture::RotationsFrequencies;
            focus.pair = pair;
            const Reading reported = reading(state, focus);
            CHECK(reported.subject == Reading::Subject::Pair);
            for (const ReadingNumber& number : reported.numbers)
                if (number.slot == "theta")
                    CHECK(isNear(number.value, frame.pairs[static_cast<std::size_t>(pair)].first));
        }
    }
}

TEST_CASE("position interpolation divides every frequency by its factor")
{
    LabState state = stateOf(10'000, 16);
    state.rotations.scaling.method = ScalingMethod::PositionInterpolation;
    state.rotations.scaling.factor = 4;
    for (const FrequenciesFrame::Pair& pair : frequenciesFrame(state).pairs)
        CHECK(isNear(pair.first, pair.plain / 4));
}

TEST_CASE("a pair that the method stops has no frequency and counts as not rotated")
{
    LabState state = stateOf(10'000, 16);
    state.rotations.scaling.method = ScalingMethod::ProportionalRope;
    state.rotations.scaling.turningShare = 0.75;
    const FrequenciesFrame frame = frequenciesFrame(clamped(state));
    CHECK(frame.restingPairs == 2);
    CHECK(frame.pairs.back().first == doctest::Approx(0));
    CHECK(frame.pairs.back().plain > 0);
}

TEST_CASE("a mismatched layout rotates the columns of a pair with two frequencies")
{
    LabState state = stateOf(10'000, 16);
    state.rotations.pairing = Pairing::WrongMix;
    const FrequenciesFrame frame = frequenciesFrame(state);
    CHECK_FALSE(frame.isRotation);
    // Columns 1 and 9 are pair 1, and the interleaved layout has them in pairs 0 and 4.
    CHECK(isNear(frame.pairs[1].first, frame.pairs[0].plain));
    CHECK(isNear(frame.pairs[1].second, frame.pairs[4].plain));
}

TEST_CASE("the table has a row for each rotated pair")
{
    const FrequenciesFrame frame = frequenciesFrame(stateOf(500'000, 128, 0.5));
    const NumberTable table = frequenciesTable(frame);
    REQUIRE(table.rows.size() == 32);
    CHECK(table.header.size() == table.rows.front().size());
    CHECK(isNear(table.rows[7][1], std::pow(500'000, -7.0 / 32)));
}
