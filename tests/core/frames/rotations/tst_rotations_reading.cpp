#include "tests/core/frames/rotations/rotation_states.h"

using namespace rotations;

TEST_CASE("the reading of a pair puts its numbers into the formula")
{
    for (LabState state : trueRotations()) {
        state.rotations.pair = state.rotations.width / 4;
        const Reading line = rotationsReading(state, {});
        const int pair = state.rotations.pair;
        CHECK(line.focus.pair == pair);
        const double s = slotValue(line, "s");
        const double lengths = slotValue(line, "q") * slotValue(line, "k");
        const double alpha = slotValue(line, "alpha");
        CHECK(std::abs(s - scoresFrame(state).scores[static_cast<std::size_t>(pair)]) < 1e-12);
        if (line.subject == Reading::Subject::RestingPair) {
            CHECK(line.formula == "reading.rope.resting");
            CHECK(std::abs(s - lengths * std::cos(alpha)) < 1e-12);
            continue;
        }
        CHECK(line.formula == "reading.rope.pair");
        const double distance = slotValue(line, "m") - slotValue(line, "n");
        CHECK(std::abs(s - lengths * std::cos(alpha + distance * slotValue(line, "theta"))) < 1e-8);
    }
}

TEST_CASE("the reading follows the pointer before the selection")
{
    Focus focus;
    focus.picture = Picture::RotationsDials;
    focus.pair = 6;
    const LabState state = clamped({});
    CHECK(slotValue(rotationsReading(state, focus), "i") == doctest::Approx(6));
    focus.pair = 99;
    CHECK(slotValue(rotationsReading(state, focus), "i") == doctest::Approx(7));
}

TEST_CASE("unrotated pairs have one reading in the staircase, independent of positions")
{
    LabState state = stateOf(Pairing::Interleaved, 192, 900, 4);
    state.rotations.rotatedShare = 64.0 / 192;
    Focus focus;
    focus.picture = Picture::RotationsScores;
    focus.pair = 70;
    const Reading line = rotationsReading(state, focus);
    CHECK(line.formula == "reading.rope.rest");
    CHECK(slotValue(line, "i") == doctest::Approx(32));
    CHECK(slotValue(line, "j") == doctest::Approx(95));
    const std::vector<double>& scores = scoresFrame(state).scores;
    double sum = 0;
    for (std::size_t pair = 32; pair < scores.size(); ++pair)
        sum += scores[pair];
    CHECK(slotValue(line, "s") == doctest::Approx(sum));
    state.position.query = 17;
    CHECK(slotValue(rotationsReading(state, focus), "s") == doctest::Approx(sum));
    focus.pair = 31;
    CHECK(rotationsReading(state, focus).formula == "reading.rope.pair");
    focus.picture = Picture::RotationsDials;
    focus.pair = 70;
    CHECK(rotationsReading(state, focus).formula == "reading.rope.resting");
}

TEST_CASE("the reading of a mismatched pair has both angles")
{
    const LabState state = stateOf(Pairing::WrongMix, 16, 9, 4);
    const Reading line = rotationsReading(state, {});
    CHECK(line.formula == "reading.rope.wrong_pair");
    CHECK(slotValue(line, "theta_a") > slotValue(line, "theta_b"));
    CHECK(slotValue(line, "s")
        == doctest::Approx(slotValue(line, "qa") * slotValue(line, "ka")
            + slotValue(line, "qb") * slotValue(line, "kb")));
}

TEST_CASE("the reading of the staircase's ground is the whole score")
{
    const LabState state = clamped({});
    Focus focus;
    focus.picture = Picture::RotationsScores;
    const Reading line = rotationsReading(state, focus);
    CHECK(line.formula == "reading.rope.score");
    CHECK(line.subject == Reading::Subject::Score);
    CHECK(slotValue(line, "s") == doctest::Approx(scoreOf(state)));
}

TEST_CASE("the reading of a distance is the score there, of a run its mean and deviation")
{
    LabState state = clamped({});
    Focus focus;
    focus.picture = Picture::RotationsCurve;
    focus.distance = -7;
    const Reading one = rotationsReading(state, focus);
    CHECK(one.formula == "reading.rope.distance");
    state.position.query = 1;
    state.position.key = 8;
    CHECK(slotValue(one, "s") == doctest::Approx(scoreOf(state)));

    focus.covered = 40;
    const Reading run = rotationsReading(state, focus);
    CHECK(run.formula == "reading.rope.mean");
    CHECK(run.subject == Reading::Subject::DistanceRun);
    double sum = 0;
    for (std::int64_t distance = -7; distance < 33; ++distance) {
        state.position.query = 40 + distance;
        state.position.key = 40;
        sum += scoreOf(state);
    }
    CHECK(slotValue(run, "s") == doctest::Approx(sum / 40));
    CHECK(slotValue(run, "sigma") > 0);
    CHECK(slotValue(run, "N") == doctest::Approx(40));
    CHECK(slotValue(run, "middle") == doctest::Approx(12.5));
}
