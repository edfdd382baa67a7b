#include "tests/core/frames/rotations/rotation_states.h"

#include "core/state/rotation_vectors.h"

using namespace rotations;

TEST_CASE("the score is the curve's value at the current distance")
{
    for (const Pairing pairing : {Pairing::Interleaved, Pairing::Halves, Pairing::WrongMix}) {
        for (const std::int64_t key : {0, 4, 31, 60}) {
            const LabState state = stateOf(pairing, 32, 31, key);
            const ScoreCurveFrame frame = scoreCurveFrame(scoreCurveInputs(state, space));
            const PresentScore present = presentScore(state);
            REQUIRE(frame.score.dots.size() == 65);
            const auto dot = static_cast<std::size_t>(present.distance + frame.reach);
            CHECK(present.distance == 31 - key);
            CHECK(std::abs(frame.score.dots.at(dot) - present.score) < closeness);
        }
    }
}

TEST_CASE("the curve of a true rotation depends on neither position")
{
    for (const LabState& state : trueRotations()) {
        LabState moved = state;
        moved.position.query = 123;
        moved.position.key = 45'678;
        const ScoreCurveFrame frame = scoreCurveFrame(scoreCurveInputs(state, space));
        CHECK(frame == scoreCurveInputs(moved, space));
        CHECK(frame == scoreCurveFrame(scoreCurveInputs(moved, space)));
        CHECK(frame.isRotation);
    }
}

TEST_CASE("the curve of mismatched layouts depends on the key's position")
{
    const LabState state = stateOf(Pairing::WrongMix, 16, 9, 4);
    LabState moved = state;
    moved.position.query += 3;
    const ScoreCurveFrame frame = scoreCurveFrame(scoreCurveInputs(state, space));
    CHECK(!frame.isRotation);
    CHECK(frame == scoreCurveInputs(moved, space));
    moved.position.key += 3;
    CHECK(frame != scoreCurveInputs(moved, space));
    CHECK(frame.score.values != scoreCurveFrame(scoreCurveInputs(moved, space)).score.values);
}

TEST_CASE("a curve is rebuilt where anything that it shows has changed")
{
    const LabState state = clamped({});
    const ScoreCurveFrame frame = scoreCurveFrame(scoreCurveInputs(state, space));
    CHECK(frame == scoreCurveInputs(state, space));
    CHECK(frame != scoreCurveInputs(state, {900, 100}));
    LabState wider = state;
    wider.position.shown = 128;
    CHECK(frame != scoreCurveInputs(wider, space));
    LabState selected = state;
    selected.rotations.pair = 3;
    CHECK(frame != scoreCurveInputs(selected, space));
}

TEST_CASE("zoomed out, every sample is the mean and the deviation of the distances it covers")
{
    for (const Pairing pairing : {Pairing::Interleaved, Pairing::WrongMix}) {
        LabState state = stateOf(pairing, 16, 9, 4);
        state.rotations.rotatedShare = 0.75;
        state.position.shown = 5000;
        const CurveSpace narrow {173, 20};
        const ScoreCurveFrame frame = scoreCurveFrame(scoreCurveInputs(state, narrow));
        REQUIRE(frame.score.values.size() == 173);
        REQUIRE(frame.score.deviation.size() == 173);
        CHECK(frame.score.dots.empty());
        const Rotary encoding = rotary(state.rotations);
        const Eigen::ArrayXd query = queryVector(state.rotations);
        const Eigen::ArrayXd key = rotated(encoding, keyVector(state.rotations), 4);

        std::int64_t expectedFirst = -2500;
        for (std::size_t sample = 0; sample < 173; ++sample) {
            const double x = frame.score.firstX + static_cast<double>(sample) * frame.score.step;
            const DistanceRun run = runAt(frame, x);
            REQUIRE(run.first == expectedFirst);
            expectedFirst += run.count;
            double sum = 0;
            double squares = 0;
            double ofPair = 0;
            for (std::int64_t d = run.first; d < run.first + run.count; ++d) {
                const Eigen::ArrayXd scores =
                    pairScores(encoding, rotated(encoding, query, 4 + d), key);
                sum += scores.sum();
                squares += scores.sum() * scores.sum();
                ofPair += scores[state.rotations.pair];
            }
            const auto count = static_cast<double>(run.count);
            const double mean = sum / count;
            CHECK(std::abs(frame.score.values[sample] - mean) < 1e-10);
            CHECK(std::abs(frame.pair.values[sample] - ofPair / count) < 1e-10);
            CHECK(frame.score.deviation[sample]
                == doctest::Approx(std::sqrt(squares / count - mean * mean)).epsilon(1e-6));
        }
        CHECK(expectedFirst == 2501);
    }
}

TEST_CASE("zoomed in, the curve passes through the dots and ends at the reach")
{
    const LabState state = stateOf(Pairing::Halves, 16, 9, 4);
    const ScoreCurveFrame frame = scoreCurveFrame(scoreCurveInputs(state, {640, 100}));
    CHECK(frame.reach == 32);
    CHECK(frame.score.deviation.empty());
    REQUIRE(frame.score.values.size() == 641);
    for (std::size_t dot = 0; dot <= 64; ++dot)
        CHECK(std::abs(frame.score.values[10 * dot] - frame.score.dots[dot]) < closeness);
    CHECK(frame.lowest <= *std::ranges::min_element(frame.score.values));
    CHECK(frame.highest >= *std::ranges::max_element(frame.score.values));
    CHECK(runAt(frame, 4.4) == DistanceRun {4, 1});
    CHECK(runAt(frame, -33.0) == DistanceRun {-32, 1});
    CHECK(scoreCurveFrame(scoreCurveInputs(state, {640, 64})).score.dots.empty());
}

TEST_CASE("the pairs' curves add up to the whole one")
{
    for (const LabState& state :
        {stateOf(Pairing::WrongMix, 16, 9, 4), stateOf(Pairing::Interleaved, 16, 9, 4)}) {
        const ScoreCurveFrame frame = scoreCurveFrame(scoreCurveInputs(state, {50, 10}));
        std::vector<double> sums(frame.score.values.size());
        for (int pair = 0; pair < 8; ++pair) {
            const CurveFrame alone = pairCurve(frame, pair);
            for (std::size_t k = 0; k < sums.size(); ++k)
                sums[k] += alone.values.at(k);
        }
        for (std::size_t k = 0; k < sums.size(); ++k)
            CHECK(std::abs(sums[k] - frame.score.values[k]) < closeness);
        CHECK(pairCurve(frame, state.rotations.pair) == frame.pair);
    }
}

TEST_CASE("ten million positions take the widest frame and stay finite")
{
    LabState state = stateOf(Pairing::Interleaved, 128, 10'000'000, 0);
    state.position.shown = 10'000'000;
    const ScoreCurveFrame frame = scoreCurveFrame(scoreCurveInputs(state, space));
    CHECK(frame.reach == 5'000'000);
    CHECK(std::ranges::all_of(frame.score.values, [](double v) { return std::isfinite(v); }));
    CHECK(std::ranges::all_of(frame.score.deviation, [](double v) { return v >= 0; }));
    const DistanceRun last = runAt(frame, 5e6);
    CHECK(last.first + last.count == 5'000'001);
}
