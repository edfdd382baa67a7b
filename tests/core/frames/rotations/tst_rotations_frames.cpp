#include "tests/core/frames/rotations/rotation_states.h"

#include "core/encodings/scaling/formula.h"
#include "core/state/rotation_vectors.h"

#include <numbers>

using namespace rotations;

TEST_CASE("the staircase ends at the score of the rotated vectors")
{
    for (const LabState& state : trueRotations()) {
        const Rotary encoding = rotary(state.rotations);
        const Eigen::ArrayXd query =
            rotated(encoding, queryVector(state.rotations), state.position.query);
        const Eigen::ArrayXd key =
            rotated(encoding, keyVector(state.rotations), state.position.key);
        const ScoresFrame frame = scoresFrame(state);
        REQUIRE(frame.sums.size() == frame.scores.size() + 1);
        CHECK(frame.sums.front() == doctest::Approx(0));
        CHECK(std::abs(frame.total() - (query * key).sum()) < closeness);
        for (std::size_t pair = 0; pair < frame.scores.size(); ++pair)
            CHECK(
                std::abs(frame.sums[pair + 1] - frame.sums[pair] - frame.scores[pair]) < closeness);
    }
}

TEST_CASE("the score of ones computed by hand")
{
    // Each pair is (1, 1) twice, so its score is 2·cos((m − n)·θ), with θ 1 and 1/100.
    const ScoresFrame frame =
        scoresFrame(stateOf(Pairing::Interleaved, 4, 9, 4, VectorSource::Equal));
    REQUIRE(frame.scores.size() == 2);
    CHECK(frame.scores[0] == doctest::Approx(2 * std::cos(5.0)));
    CHECK(frame.scores[1] == doctest::Approx(2 * std::cos(0.05)));
    CHECK(frame.usual == doctest::Approx(2));
}

TEST_CASE("shifting both positions keeps the score of a true rotation")
{
    for (LabState state : trueRotations()) {
        const LabState start = state;
        for (const std::int64_t by : {std::int64_t {1}, std::int64_t {37}, std::int64_t {99'999}}) {
            const std::int64_t step = state.position.query > 1000 ? -by : by;
            state.position.query = start.position.query + step;
            state.position.key = start.position.key + step;
            if (clamped(state) != state)
                continue;
            const std::optional<ScoreChange> change = scoreChange(start, state);
            REQUIRE(change);
            CHECK(change->moved == step);
            CHECK(std::abs(change->change) < closeness);
        }
    }
}

TEST_CASE("shifting both positions changes the score of mismatched layouts")
{
    LabState state = stateOf(Pairing::WrongMix, 16, 9, 4, VectorSource::Own);
    const LabState start = state;
    state.position.query += 12;
    state.position.key += 12;
    const std::optional<ScoreChange> change = scoreChange(start, state);
    REQUIRE(change);
    CHECK(std::abs(change->change) > 0.05);
    CHECK(change->change == doctest::Approx(scoreOf(state) - scoreOf(start)));
}

TEST_CASE("a change is shown only while nothing but both positions moved")
{
    const LabState start = clamped({});
    CHECK(scoreChange(start, start) == ScoreChange {0, 0});
    LabState selected = start;
    selected.rotations.pair = 5;
    CHECK(scoreChange(start, selected) == ScoreChange {0, 0});
    LabState apart = start;
    apart.position.query += 1;
    CHECK(!scoreChange(start, apart));
    LabState slower = start;
    slower.rotations.base = 500000;
    CHECK(!scoreChange(start, slower));
    CHECK(!scoreChange(start, applied(start, MoveTip {Token::Query, 1, 0.5, 0.5})));
}

TEST_CASE("a rotation keeps the norm and rotates by m·θ")
{
    for (const LabState& state : trueRotations()) {
        for (const DialsFrame::Dial& dial : dialsFrame(state).dials) {
            CHECK(length(dial.turnedQuery) == doctest::Approx(length(dial.query)));
            CHECK(length(dial.turnedKey) == doctest::Approx(length(dial.key)));
            const double turned = std::atan2(dial.turnedQuery.y, dial.turnedQuery.x)
                - std::atan2(dial.query.y, dial.query.x);
            const double turns = turned / (2 * std::numbers::pi) - dial.queryTurns;
            CHECK(std::abs(turns - std::round(turns)) < 1e-8);
        }
    }
}

TEST_CASE("a scaling of the frequencies is in every picture, reading and table alike")
{
    for (const ScalingMethod method : {ScalingMethod::PositionInterpolation, ScalingMethod::Yarn,
             ScalingMethod::Llama3, ScalingMethod::ProportionalRope}) {
        LabState state = stateOf(Pairing::Halves, 64, 700, 321);
        const LabState plain = state;
        state.rotations.scaling.method = method;
        state.position.shown = 1000;
        state = clamped(state);
        CAPTURE(static_cast<int>(method));
        const Rotary encoding = rotary(state.rotations);
        const RotaryScaling& scaling = state.rotations.scaling;
        const double stretch = attentionFactor(scaling);
        const auto pairs = scaledPairs(encoding, scaling);
        const DialsFrame frame = dialsFrame(state);
        for (const DialsFrame::Dial& dial : frame.dials) {
            const ScaledPair& pair = pairs[static_cast<std::size_t>(dial.pair)];
            CHECK(dial.frequency == doctest::Approx(pair.frequency).epsilon(1e-14));
            const bool rests = pair.regime == Regime::Resting;
            CHECK((dial.motion == DialsFrame::Motion::Resting) == rests);
            CHECK(length(dial.turnedQuery)
                == doctest::Approx(stretch * length(dial.query)).epsilon(1e-13));
            CHECK(length(dial.turnedQuery) <= frame.unit);
        }
        const double score = scoreOf(state);
        CHECK(std::abs(score - scoreOf(plain)) > 1e-3);
        const ScoreCurveFrame curve = scoreCurveFrame(scoreCurveInputs(state, {2000, 2000}));
        REQUIRE(curve.score.dots.size() == 1001);
        CHECK(curve.score.dots[379 + 500] == doctest::Approx(score).epsilon(1e-12));
        Focus focus;
        focus.picture = Picture::RotationsCurve;
        focus.distance = 379;
        CHECK(slotValue(rotationsReading(state, focus), "s")
            == doctest::Approx(score).epsilon(1e-12));
        const Reading pair = rotationsReading(state, {});
        CHECK(slotValue(pair, "q") * slotValue(pair, "k")
                * std::cos(slotValue(pair, "alpha")
                    + (slotValue(pair, "m") - slotValue(pair, "n")) * slotValue(pair, "theta"))
            == doctest::Approx(slotValue(pair, "s")).epsilon(1e-9));
    }
}

TEST_CASE("unrotated pairs stay")
{
    LabState state = stateOf(Pairing::Halves, 16, 9, 4);
    state.rotations.rotatedShare = 0.5;
    const DialsFrame frame = dialsFrame(state);
    REQUIRE(frame.dials.size() == 8);
    for (const DialsFrame::Dial& dial : frame.dials) {
        const bool rests = dial.pair >= 4;
        CHECK((dial.motion == DialsFrame::Motion::Resting) == rests);
        CHECK((dial.turnedQuery == dial.query) == rests);
        CHECK((dial.queryTurns > 0) == !rests);
    }
    CHECK(frame.isRotation);
}

TEST_CASE("mismatched layouts give the columns of a pair different angles")
{
    const DialsFrame frame = dialsFrame(stateOf(Pairing::WrongMix, 16, 9, 4));
    CHECK(!frame.isRotation);
    for (const DialsFrame::Dial& dial : frame.dials) {
        CHECK(dial.motion == DialsFrame::Motion::Torn);
        CHECK(dial.frequency > dial.secondFrequency);
    }
    // With one pair both its columns have the same angle: nothing can be mismatched.
    CHECK(dialsFrame(stateOf(Pairing::WrongMix, 2, 9, 4)).isRotation);
}

TEST_CASE("a page has the selected pair and at most 64")
{
    for (const int width : {2, 16, 128, 130, 1024}) {
        LabState state = stateOf(Pairing::Interleaved, width, 9, 4);
        for (const int pair : {0, 63, 64, width / 2 - 1}) {
            state.rotations.pair = std::min(pair, width / 2 - 1);
            const DialsFrame frame = dialsFrame(state);
            CHECK(frame.pairs == width / 2);
            CHECK(frame.dials.size() <= 64);
            CHECK(frame.dials.front().pair % 64 == 0);
            CHECK(frame.dials.front().pair <= state.rotations.pair);
            CHECK(frame.dials.back().pair >= state.rotations.pair);
        }
    }
}

TEST_CASE("one round unit contains every vector")
{
    CHECK(dialsFrame(clamped({})).unit == doctest::Approx(1));
    CHECK(dialsFrame(stateOf(Pairing::Halves, 16, 9, 4, VectorSource::Equal)).unit
        == doctest::Approx(1.5));
    LabState state = stateOf(Pairing::Interleaved, 16, 9, 4, VectorSource::Own);
    state = applied(state, MoveTip {Token::Key, 7, 0, -230});
    CHECK(dialsFrame(state).unit == doctest::Approx(300));
    state = applied(state, MoveTip {Token::Key, 7, 0, -200});
    CHECK(dialsFrame(state).unit == doctest::Approx(200));
}

TEST_CASE("the tables hold the numbers behind the pictures")
{
    const LabState state = stateOf(Pairing::Interleaved, 16, 9, 4);
    const NumberTable dials = dialsTable(dialsFrame(state));
    CHECK(dials.rows.size() == 8);
    CHECK(dials.rows[1].size() == dials.header.size());
    const ScoresFrame scores = scoresFrame(state);
    const NumberTable staircase = scoresTable(scores);
    CHECK(staircase.rows.back().back() == doctest::Approx(scores.total()));

    const NumberTable curve = scoreCurveTable(scoreCurveFrame(scoreCurveInputs(state, {100, 10})));
    REQUIRE(curve.rows.size() == 65);
    CHECK(curve.rows.front().front() == doctest::Approx(-32));
    CHECK(curve.rows[37][1] == doctest::Approx(scores.total()));
    CHECK(curve.rows[37][2] == doctest::Approx(scores.scores[2]));

    LabState far = state;
    far.position.shown = 1000;
    const NumberTable runs = scoreCurveTable(scoreCurveFrame(scoreCurveInputs(far, {100, 10})));
    REQUIRE(runs.rows.size() == 100);
    double covered = 0;
    for (const std::vector<double>& row : runs.rows)
        covered += row[1];
    CHECK(covered == doctest::Approx(1001));
}
