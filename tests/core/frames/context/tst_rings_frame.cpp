#include "core/analysis/coverage.h"
#include "core/encodings/rope/formula.h"
#include "core/frames/context/rings_frame.h"
#include "core/frames/reading.h"
#include "core/math/constants.h"
#include "core/state/edit.h"
#include "tests/core/relatively.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using namespace lab;

namespace {

LabState llama2(ScalingMethod method = ScalingMethod::None)
{
    LabState state;
    state.bench = BenchId::Context;
    state.rotations.width = 128;
    state.rotations.scaling.method = method;
    return clamped(applied(state, SetParameter {"context.target_length", std::int64_t {32768}}));
}

const RingsFrame::Ring& ringOf(const RingsFrame& frame, int pair)
{
    return frame.rings[static_cast<std::size_t>(pair)];
}

} // namespace

TEST_CASE("training covers 114 degrees of pair 53 of Llama 2, the target the rest")
{
    const RingsFrame frame = ringsFrame(llama2());
    CHECK(frame.rings.size() == 64);
    CHECK(frame.incomplete == 18);
    CHECK(frame.lengths == ContextLengths {4096, 32768});
    const RingsFrame::Ring& ring = ringOf(frame, 53);
    CHECK(ring.seenArc * 360 / twoPi == relatively(114.283, 1e-5)); // 360·4096/12902.68
    CHECK(ring.newArc == relatively(twoPi - ring.seenArc, 1e-14));
    CHECK(ring.targetTurns == relatively(8 * ring.turns, 1e-14));
    // 2π·10000^(126/128) = 54 410 positions: the target does not reach a full rotation
    CHECK(ringOf(frame, 63).newArc == relatively(7 * ringOf(frame, 63).seenArc, 1e-12));
    CHECK(ringOf(frame, 45).turns > 1);
    CHECK(ringOf(frame, 45).seenArc == twoPi);
    CHECK(ringOf(frame, 45).newArc == 0);
}

TEST_CASE("with no method the rings are the coverage")
{
    for (const double base : {1.5, 10000.0, 1e12}) {
        LabState state = llama2();
        state.rotations.base = base;
        const RingsFrame frame = ringsFrame(state);
        const Eigen::ArrayXd perPair = frequencies(frame.encoding);
        const auto covered = coverage({perPair.begin(), perPair.end()}, 4096, 32768);
        for (std::size_t i = 0; i < covered.size(); ++i) {
            CHECK(frame.rings[i].turns == covered[i].turns);
            CHECK(frame.rings[i].seenArc == covered[i].seenArc);
            CHECK(std::abs(frame.rings[i].newArc - covered[i].newArc) < 1e-11);
        }
    }
}

TEST_CASE("a method that keeps pairs within the covered arcs reaches nothing new")
{
    for (const std::int64_t target : {5000, 32768, 100'003, 10'000'000}) {
        const LabState state = applied(llama2(ScalingMethod::PositionInterpolation),
            SetParameter {"context.target_length", target});
        const RingsFrame frame = ringsFrame(state);
        for (const RingsFrame::Ring& ring : frame.rings)
            CHECK(ring.newArc == 0);
        CHECK(ringOf(frame, 53).targetTurns == relatively(ringOf(frame, 53).turns, 1e-12));
        CHECK(ringOf(frame, 53).turns == relatively(0.31745, 1e-4)); // covered by plain RoPE
    }
    // NTK-aware divides the last pair by the whole factor, the others by less.
    const RingsFrame ntk = ringsFrame(llama2(ScalingMethod::NtkAware));
    CHECK(ringOf(ntk, 63).newArc == 0);
    CHECK(ringOf(ntk, 62).newArc > 0);
    CHECK(ringOf(ntk, 53).newArc < ringOf(ringsFrame(llama2()), 53).newArc);
}

TEST_CASE("the pairs that p-RoPE leaves unrotated were unrotated in training too")
{
    const RingsFrame frame = ringsFrame(llama2(ScalingMethod::ProportionalRope));
    const RingsFrame plain = ringsFrame(llama2());
    for (int pair = 0; pair < 64; ++pair) {
        CHECK(isResting(ringOf(frame, pair)) == (pair >= 48)); // three quarters of a turn
        if (pair >= 48)
            CHECK(ringOf(frame, pair) == RingsFrame::Ring {});
        else
            CHECK(ringOf(frame, pair).seenArc == ringOf(plain, pair).seenArc);
    }
    CHECK(frame.incomplete == 2); // pairs 46 and 47, of 18 in plain RoPE
    Focus focus;
    focus.picture = Picture::ContextRings;
    focus.pair = 60;
    CHECK(
        reading(llama2(ScalingMethod::ProportionalRope), focus).formula == "reading.base.stopped");
    focus.pair = 47;
    CHECK(reading(llama2(ScalingMethod::ProportionalRope), focus).captionNumbers.size() == 2);
}

TEST_CASE("a shorter target shows nothing new")
{
    const LabState state =
        applied(llama2(), SetParameter {"context.target_length", std::int64_t {100}});
    for (const RingsFrame::Ring& ring : ringsFrame(state).rings)
        CHECK(ring.newArc == 0);
}

TEST_CASE("pairs that are not rotated have no ring")
{
    LabState state = llama2();
    state.rotations.rotatedShare = 0.25;
    CHECK(ringsFrame(state).rings.size() == 16);
    state.rotations.rotatedShare = 0;
    CHECK(ringsFrame(state).rings.empty());
    CHECK(ringsTable(ringsFrame(state)).rows.empty());
}

TEST_CASE("the length that is found rotates the pair that far")
{
    for (const auto method : {ScalingMethod::None, ScalingMethod::NtkAware, ScalingMethod::Yarn,
             ScalingMethod::DynamicNtk, ScalingMethod::Llama3}) {
        const LabState state = llama2(method);
        const RingsFrame frame = ringsFrame(state);
        for (const double turns : {0.2, 0.5, 0.9}) {
            const auto training = trainingLengthWithTurns(frame, 50, turns);
            const RingsFrame trained =
                ringsFrame(applied(state, SetParameter {"context.training_length", training}));
            CHECK(std::abs(ringOf(trained, 50).turns - turns) < 1e-4); // half a position of 8379

            const auto target = targetLengthWithTurns(frame, 50, turns);
            if (!target) { // slowed as fast as the text grows
                CHECK(turnsAtTarget(frame, 50, lastPosition) < turns);
                continue;
            }
            const LabState reached =
                applied(state, SetParameter {"context.target_length", *target});
            CHECK(std::abs(ringOf(ringsFrame(reached), 50).targetTurns - turns) < 1e-4);
            CHECK(turnsAtTarget(frame, 50, *target)
                == relatively(ringOf(ringsFrame(reached), 50).targetTurns, 1e-12));
        }
        CHECK(trainingLengthWithTurns(frame, 50, -3) == 1);
        CHECK(trainingLengthWithTurns(frame, 63, 1e9) == lastPosition);
        CHECK(targetLengthWithTurns(frame, 50, -1) == 1);
    }
    // LongRoPE slows all pairs at once where its list changes: the same angle occurs twice.
    for (const std::int64_t present : {3000, 32768}) {
        LabState state = llama2(ScalingMethod::LongRope);
        state.rotations.scaling.shortFactors.assign(64, 1);
        state.rotations.scaling.longFactors.assign(64, 8);
        state = applied(state, SetParameter {"context.target_length", present});
        const auto target = targetLengthWithTurns(ringsFrame(state), 50, 0.4);
        REQUIRE(target);
        // 0.4·2π·10000^(100/128) positions, and 8 times that
        CHECK(std::abs(*target - (present < 4096 ? 3352 : 26812)) <= 1);
    }
    const RingsFrame slowed = ringsFrame(llama2(ScalingMethod::PositionInterpolation));
    CHECK_FALSE(targetLengthWithTurns(slowed, 50, 2));
    CHECK_FALSE(targetLengthWithTurns(ringsFrame(llama2()), 63, 1000));
}

TEST_CASE("the table of the rings is the frame in degrees, from the program as well")
{
    const LabState state = llama2(ScalingMethod::Yarn);
    const NumberTable table = ringsTable(ringsFrame(state));
    const SchemeTable asked = ringsTableOf(state, {});
    CHECK(table.header == asked.columns);
    CHECK(asked.count == 64);
    CHECK(table.rows[53][2] == relatively(114.283, 1e-5));
    CHECK(table.rows[10][2] == relatively(360, 1e-14));
    const NumberTable plain = ringsTable(ringsFrame(llama2()));
    CHECK(plain.rows[53][3] == relatively(245.717, 1e-5));
    for (std::int64_t pair = 0; pair < 64; ++pair) {
        std::vector<double> row = asked.row(pair);
        row.insert(row.begin(), static_cast<double>(pair));
        CHECK(row == table.rows[static_cast<std::size_t>(pair)]);
    }
    LabState half = state;
    half.rotations.rotatedShare = 0.5;
    CHECK(ringsTableOf(half, {}).count == 64);
    CHECK(ringsTableOf(half, {}).row(60) == std::vector<double>(4, 0.0));
}

TEST_CASE("the reading of a ring has its degrees, or its turns for a full circle")
{
    Focus focus;
    focus.picture = Picture::ContextRings;
    focus.pair = 53;
    const Reading part = reading(llama2(), focus);
    CHECK(part.subject == Reading::Subject::TurnedPair);
    CHECK(part.formula == "reading.base.wavelength");
    REQUIRE(part.captionNumbers.size() == 2);
    CHECK(part.captionNumbers[0].slot == "degrees");
    CHECK(part.captionNumbers[0].value == relatively(114.283, 1e-5));
    CHECK(part.captionNumbers[1].value == relatively(245.717, 1e-5));
    CHECK(reading(llama2(ScalingMethod::PositionInterpolation), focus).captionNumbers.size() == 1);
    focus.pair = 2;
    CHECK(reading(llama2(), focus).captionNumbers[0].slot == "turns");
    LabState half = llama2();
    half.rotations.rotatedShare = 0.5;
    focus.pair = 60;
    CHECK(reading(half, focus).subject == Reading::Subject::RestingPair);
}

TEST_CASE("the picture in the shared place is saved, and reset with the bench")
{
    LabState state = llama2();
    CHECK(state.context.picture == ContextPictureShown::MeanScore);
    state = applied(state, SetParameter {"base.picture", std::string("growing_length")});
    CHECK(state.context.picture == ContextPictureShown::GrowingLength);
    const Patch patch = difference(LabState {}, state);
    CHECK(std::ranges::find(patch, "base.picture", &Setting::key) != patch.end());
    CHECK(applied(state, SetParameter {"base.picture", std::string("else")}) == state);
    CHECK(applied(state, ResetBench {}).context == Context {});
}
