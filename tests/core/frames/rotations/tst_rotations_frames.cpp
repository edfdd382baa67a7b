#include "core/frames/reading.h"
#include "core/frames/rotations/rotations_frames.h"
#include "core/state/edit.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace lab;

namespace {

LabState stateOf(Pairing pairing, int width, std::int64_t query, std::int64_t key,
    VectorSource source = VectorSource::Random)
{
    LabState state;
    state.rotations.pairing = pairing;
    state.rotations.width = width;
    state.rotations.source = source;
    state.position.query = query;
    state.position.key = key;
    return clamped(state);
}

std::vector<LabState> trueRotations()
{
    std::vector<LabState> states;
    for (const Pairing pairing : {Pairing::Interleaved, Pairing::Halves}) {
        for (const int width : {2, 4, 16, 38, 128, 1024})
            states.push_back(stateOf(pairing, width, 9, 4));
        for (const double share : {0.0, 0.3, 0.75}) {
            LabState state = stateOf(pairing, 64, 5, 1000);
            state.rotations.rotatedShare = share;
            states.push_back(state);
        }
        states.push_back(stateOf(pairing, 16, 10'000'000, 9'999'990, VectorSource::Own));
        states.push_back(stateOf(pairing, 16, 0, 0, VectorSource::Equal));
    }
    return states;
}

double length(PlanePoint point)
{
    return std::hypot(point.x, point.y);
}

double scoreOf(const LabState& state)
{
    return scoresFrame(state).total();
}

double slotValue(const Reading& reading, const char* slot)
{
    const auto found = std::ranges::find(reading.numbers, slot, &ReadingNumber::slot);
    REQUIRE(found != reading.numbers.end());
    return found->value;
}

constexpr CurveRoom room {800, 100};

/// A score is a sum of at most 512 products of numbers near 1, each exact to a few units in the
/// last place.
constexpr double tolerance = 1e-11;

} // namespace

TEST_CASE("the staircase ends at the score of the turned vectors")
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
        CHECK(std::abs(frame.total() - (query * key).sum()) < tolerance);
        for (std::size_t pair = 0; pair < frame.scores.size(); ++pair)
            CHECK(
                std::abs(frame.sums[pair + 1] - frame.sums[pair] - frame.scores[pair]) < tolerance);
    }
}

TEST_CASE("the score of ones is worked out by hand")
{
    // Each pair is (1, 1) twice, so its score is 2·cos((m − n)·θ), with θ 1 and 1/100.
    const ScoresFrame frame =
        scoresFrame(stateOf(Pairing::Interleaved, 4, 9, 4, VectorSource::Equal));
    REQUIRE(frame.scores.size() == 2);
    CHECK(frame.scores[0] == doctest::Approx(2 * std::cos(5.0)));
    CHECK(frame.scores[1] == doctest::Approx(2 * std::cos(0.05)));
    CHECK(frame.usual == doctest::Approx(2));
}

TEST_CASE("moving both positions leaves the score of a true rotation")
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
            CHECK(std::abs(change->change) < tolerance);
        }
    }
}

TEST_CASE("moving both positions changes the score of the wrong mix")
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

TEST_CASE("a change is told only while nothing but both positions moved")
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

TEST_CASE("the score is the curve's value at the present distance")
{
    for (const Pairing pairing : {Pairing::Interleaved, Pairing::Halves, Pairing::WrongMix}) {
        for (const std::int64_t key : {0, 4, 31, 60}) {
            const LabState state = stateOf(pairing, 32, 31, key);
            const ScoreCurveFrame frame = scoreCurveFrame(state, room);
            const PresentScore present = presentScore(state);
            REQUIRE(frame.score.dots.size() == 65);
            const auto dot = static_cast<std::size_t>(present.distance + frame.reach);
            CHECK(present.distance == 31 - key);
            CHECK(std::abs(frame.score.dots.at(dot) - present.score) < tolerance);
        }
    }
}

TEST_CASE("the curve of a true rotation depends on neither position")
{
    for (const LabState& state : trueRotations()) {
        LabState moved = state;
        moved.position.query = 123;
        moved.position.key = 45'678;
        const ScoreCurveFrame frame = scoreCurveFrame(state, room);
        CHECK(showsCurveOf(frame, moved, room));
        CHECK(frame == scoreCurveFrame(moved, room));
        CHECK(frame.isRotation);
    }
}

TEST_CASE("the curve of the wrong mix depends on the key's position")
{
    const LabState state = stateOf(Pairing::WrongMix, 16, 9, 4);
    LabState moved = state;
    moved.position.query += 3;
    const ScoreCurveFrame frame = scoreCurveFrame(state, room);
    CHECK(!frame.isRotation);
    CHECK(showsCurveOf(frame, moved, room));
    moved.position.key += 3;
    CHECK(!showsCurveOf(frame, moved, room));
    CHECK(frame.score.values != scoreCurveFrame(moved, room).score.values);
}

TEST_CASE("a curve is made anew where anything that it shows has changed")
{
    const LabState state = clamped({});
    const ScoreCurveFrame frame = scoreCurveFrame(state, room);
    CHECK(showsCurveOf(frame, state, room));
    CHECK(!showsCurveOf(frame, state, {900, 100}));
    LabState wider = state;
    wider.position.shown = 128;
    CHECK(!showsCurveOf(frame, wider, room));
    LabState selected = state;
    selected.rotations.pair = 3;
    CHECK(!showsCurveOf(frame, selected, room));
}

TEST_CASE("zoomed out, every sample is the mean and the deviation of the distances it covers")
{
    for (const Pairing pairing : {Pairing::Interleaved, Pairing::WrongMix}) {
        LabState state = stateOf(pairing, 16, 9, 4);
        state.rotations.rotatedShare = 0.75;
        state.position.shown = 5000;
        const CurveRoom narrow {173, 20};
        const ScoreCurveFrame frame = scoreCurveFrame(state, narrow);
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

TEST_CASE("told apart, the curve passes through the dots and ends at the reach")
{
    const LabState state = stateOf(Pairing::Halves, 16, 9, 4);
    const ScoreCurveFrame frame = scoreCurveFrame(state, {640, 100});
    CHECK(frame.reach == 32);
    CHECK(frame.score.deviation.empty());
    REQUIRE(frame.score.values.size() == 641);
    for (std::size_t dot = 0; dot <= 64; ++dot)
        CHECK(std::abs(frame.score.values[10 * dot] - frame.score.dots[dot]) < tolerance);
    CHECK(frame.lowest <= *std::ranges::min_element(frame.score.values));
    CHECK(frame.highest >= *std::ranges::max_element(frame.score.values));
    CHECK(runAt(frame, 4.4) == DistanceRun {4, 1});
    CHECK(runAt(frame, -33.0) == DistanceRun {-32, 1});
    CHECK(scoreCurveFrame(state, {640, 64}).score.dots.empty());
}

TEST_CASE("the pairs' curves add up to the whole one")
{
    for (const LabState& state :
        {stateOf(Pairing::WrongMix, 16, 9, 4), stateOf(Pairing::Interleaved, 16, 9, 4)}) {
        const ScoreCurveFrame frame = scoreCurveFrame(state, {50, 10});
        std::vector<double> sums(frame.score.values.size());
        for (int pair = 0; pair < 8; ++pair) {
            const CurveFrame alone = pairCurve(frame, pair);
            for (std::size_t k = 0; k < sums.size(); ++k)
                sums[k] += alone.values.at(k);
        }
        for (std::size_t k = 0; k < sums.size(); ++k)
            CHECK(std::abs(sums[k] - frame.score.values[k]) < tolerance);
        CHECK(pairCurve(frame, state.rotations.pair) == frame.pair);
    }
}

TEST_CASE("ten million positions take the widest frame and stay finite")
{
    LabState state = stateOf(Pairing::Interleaved, 128, 10'000'000, 0);
    state.position.shown = 10'000'000;
    const ScoreCurveFrame frame = scoreCurveFrame(state, room);
    CHECK(frame.reach == 5'000'000);
    CHECK(std::ranges::all_of(frame.score.values, [](double v) { return std::isfinite(v); }));
    CHECK(std::ranges::all_of(frame.score.deviation, [](double v) { return v >= 0; }));
    const DistanceRun last = runAt(frame, 5e6);
    CHECK(last.first + last.count == 5'000'001);
}

TEST_CASE("a turn keeps the length and turns by m·θ")
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
        const ScoreCurveFrame curve = scoreCurveFrame(state, {2000, 2000});
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

TEST_CASE("resting pairs do not turn")
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

TEST_CASE("the wrong mix tears its pairs")
{
    const DialsFrame frame = dialsFrame(stateOf(Pairing::WrongMix, 16, 9, 4));
    CHECK(!frame.isRotation);
    for (const DialsFrame::Dial& dial : frame.dials) {
        CHECK(dial.motion == DialsFrame::Motion::Torn);
        CHECK(dial.frequency > dial.secondFrequency);
    }
    // With one pair both members of it turn by the same angle: nothing can be mixed up.
    CHECK(dialsFrame(stateOf(Pairing::WrongMix, 2, 9, 4)).isRotation);
}

TEST_CASE("a page holds the selected pair and at most 64")
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

TEST_CASE("one round unit holds every vector")
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

TEST_CASE("the reading of a torn pair names both angles")
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

TEST_CASE("the tables hold the numbers behind the pictures")
{
    const LabState state = stateOf(Pairing::Interleaved, 16, 9, 4);
    const NumberTable dials = dialsTable(dialsFrame(state));
    CHECK(dials.rows.size() == 8);
    CHECK(dials.rows[1].size() == dials.header.size());
    const ScoresFrame scores = scoresFrame(state);
    const NumberTable staircase = scoresTable(scores);
    CHECK(staircase.rows.back().back() == doctest::Approx(scores.total()));

    const NumberTable curve = scoreCurveTable(scoreCurveFrame(state, {100, 10}));
    REQUIRE(curve.rows.size() == 65);
    CHECK(curve.rows.front().front() == doctest::Approx(-32));
    CHECK(curve.rows[37][1] == doctest::Approx(scores.total()));
    CHECK(curve.rows[37][2] == doctest::Approx(scores.scores[2]));

    LabState far = state;
    far.position.shown = 1000;
    const NumberTable runs = scoreCurveTable(scoreCurveFrame(far, {100, 10}));
    REQUIRE(runs.rows.size() == 100);
    double covered = 0;
    for (const std::vector<double>& row : runs.rows)
        covered += row[1];
    CHECK(covered == doctest::Approx(1001));
}
