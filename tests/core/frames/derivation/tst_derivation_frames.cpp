#include "core/frames/derivation/derivation_frames.h"
#include "core/frames/reading.h"

#include "core/state/edit.h"
#include "tests/core/derivation/steps_file.h"

#include <doctest/doctest.h>

#include <cmath>
#include <numbers>

using namespace lab;

namespace {

StepRule ruleOf(const std::string& key)
{
    for (const FiledStep& step : filedSteps())
        if (step.text.key == key)
            return stepRule(step.text).value();
    FAIL("no step " << key);
    std::abort();
}

StepQuestion question(const char* answer, const char* tolerance)
{
    return {expression(answer).value(), expression(tolerance).value(), {}};
}

double length(PlanePoint point)
{
    return std::hypot(point.x, point.y);
}

} // namespace

TEST_CASE("a turn keeps the lengths, and its angle is the position times theta")
{
    LabState state;
    const PlaneFrame frame = planeFrame(state, StepPicture::Turned, ruleOf("turn"));
    CHECK(length(frame.turnedQuery) == doctest::Approx(length(frame.query)).epsilon(1e-14));
    CHECK(length(frame.turnedKey) == doctest::Approx(length(frame.key)).epsilon(1e-14));
    CHECK(frame.queryTurns * 2 * std::numbers::pi == doctest::Approx(1.8).epsilon(1e-14));
    CHECK(frame.keyTurns * 2 * std::numbers::pi == doctest::Approx(0.8).epsilon(1e-14));
}

TEST_CASE("a broken f shows what it does")
{
    LabState state;
    state.derivation.breaks[0] = 3; // the length grows
    const PlaneFrame frame = planeFrame(state, StepPicture::Shifted, ruleOf("wish"));
    CHECK(length(frame.turnedQuery) == doctest::Approx(1.9 * length(frame.query)).epsilon(1e-12));
    CHECK(frame.unit >= length(frame.shiftedQuery));
}

TEST_CASE("the vector that a dragged tip stands for is turned to that tip")
{
    LabState state;
    const StepRule rule = ruleOf("turn");
    const PlaneFrame frame = planeFrame(state, StepPicture::Turned, rule);
    const PlanePoint vector = unturned(frame, Token::Key, {0.5, 0.25});
    state = applied(state, MoveVector {Token::Key, vector.x, vector.y});
    const PlaneFrame moved = planeFrame(state, StepPicture::Turned, rule);
    CHECK(moved.turnedKey.x == doctest::Approx(0.5).epsilon(1e-13));
    CHECK(moved.turnedKey.y == doctest::Approx(0.25).epsilon(1e-13));
}

TEST_CASE("a vector of length nothing can be dragged out again")
{
    LabState state = applied(LabState {}, MoveVector {Token::Query, 0, 0});
    const PlaneFrame frame = planeFrame(state, StepPicture::Turned, ruleOf("turn"));
    const PlanePoint vector = unturned(frame, Token::Query, {0.6, 0});
    CHECK(length(vector) == doctest::Approx(0.6));
}

TEST_CASE("a bent angle leaves the line and breaks equal steps for other shifts only")
{
    LabState state = applied(LabState {}, BendAngle {14, 0.3});
    const StepRule rule = ruleOf("equal_steps");
    const AnglesFrame frame = anglesFrame(state, StepPicture::Bends, rule);
    CHECK(frame.angles.at(14) - frame.line(14) == doctest::Approx(0.3));
    CHECK(frame.angles.at(13) - frame.line(13) == doctest::Approx(0));
    StepFrame check = stepFrame(state, 7, rule, question("2", "0"));
    CHECK(check.holdsForOwn());
    check.whole = rule.check(derivationInputs(state), "").value();
    CHECK(!check.holds());

    const LabState loaded = applied(state, LoadCase {check.whole->worst->inputs});
    CHECK(!stepFrame(loaded, 7, rule, question("2", "0")).holdsForOwn());
    const LabState mended = applied(loaded, BendAngle {14, 0});
    CHECK(mended.derivation.bends.empty());
    CHECK(stepFrame(mended, 7, rule, question("2", "0")).holdsForOwn());
}

TEST_CASE("the right side is hidden until the question was answered")
{
    LabState state;
    const StepRule rule = ruleOf("polar");
    const StepQuestion asked = question("abs(q)", "0.005");
    CHECK(stepFrame(state, 2, rule, asked).hidesRight);
    CHECK(std::isnan(stepTable(stepFrame(state, 2, rule, asked)).rows.front()[3]));

    const StepFrame wrong = stepFrame(applied(state, Predict {2, 1.2}), 2, rule, asked);
    CHECK(!wrong.hidesRight);
    CHECK(!wrong.isRight);
    CHECK(stepFrame(applied(state, Predict {2, 1.135}), 2, rule, asked).isRight);
    CHECK(!stepFrame(applied(state, ShowAnswer {2}), 2, rule, asked).hidesRight);
    const LabState told = applied(state, SetParameter {"derivation.ask_first", false});
    CHECK(!stepFrame(told, 2, rule, asked).hidesRight);
}

TEST_CASE("each pass blanks one step more, from the last on")
{
    LabState state;
    for (int pass = 1; pass <= derivationSteps + 1; ++pass) {
        state = applied(state, SetParameter {"derivation.pass", std::int64_t {pass}});
        int blank = 0;
        for (int step = 0; step < derivationSteps; ++step)
            blank += state.derivation.isBlank(step) ? 1 : 0;
        CHECK(blank == pass - 1);
        CHECK(state.derivation.isBlank(derivationSteps - 1) == (pass > 1));
    }
}

TEST_CASE("the two matrices of a sound step are the same, those of a broken one are not")
{
    LabState state;
    state.derivation.step = 13;
    const StepRule rule = ruleOf("orthogonal");
    const auto farthest = [&] {
        const MatricesFrame frame = matricesFrame(state, StepPicture::Products, rule);
        double most = 0;
        for (std::size_t k = 0; k < frame.left.values.size(); ++k)
            most = std::max(most, std::abs(frame.left.values[k] - frame.right.values[k]));
        return most;
    };
    CHECK(farthest() < 1e-14);
    state.derivation.breaks[13] = 1;
    CHECK(farthest() > 0.1);
}

TEST_CASE("four pairs add up to the score of the step, and a broken sum shows which one it lacks")
{
    LabState state;
    state.derivation.step = 12;
    const StepRule rule = ruleOf("pairs");
    const PairsFrame frame = pairsFrame(state, rule);
    double score = 0;
    for (std::size_t pair = 0; pair < frame.scores.size(); ++pair) {
        const DialsFrame::Dial& dial = frame.dials.dials[pair];
        CHECK(frame.scores[pair]
            == doctest::Approx(
                dial.turnedQuery.x * dial.turnedKey.x + dial.turnedQuery.y * dial.turnedKey.y));
        score += frame.scores[pair];
    }
    CHECK(score == doctest::Approx(frame.sum).epsilon(1e-12));
    CHECK(!frame.leftOut);
    state.derivation.breaks[12] = 1;
    const PairsFrame broken = pairsFrame(state, rule);
    CHECK(broken.leftOut == 0);
    CHECK(broken.sum == doctest::Approx(score - broken.scores[0]));
    CHECK(pairsTable(broken).rows.size() == 4);
}

TEST_CASE("in halves the columns of a pair are half a width apart, unless they were not permuted")
{
    LabState state;
    state.derivation.step = 15;
    const StepRule rule = ruleOf("layouts");
    const auto arePaired = [](const LayoutsFrame::Columns& columns) {
        for (std::size_t place = 0; place < 4; ++place)
            if (columns.halves[place] / 2 != columns.halves[place + 4] / 2)
                return false;
        return true;
    };
    const LayoutsFrame sound = layoutsFrame(state, rule);
    CHECK(arePaired(sound.query));
    CHECK(arePaired(sound.key));
    CHECK(sound.left == doctest::Approx(sound.right).epsilon(1e-13));
    state.derivation.breaks[15] = 1;
    const LayoutsFrame broken = layoutsFrame(state, rule);
    CHECK(arePaired(broken.query));
    CHECK_FALSE(arePaired(broken.key));
    CHECK(std::abs(broken.left - broken.right) > 0.1);
    CHECK(layoutsTable(broken).rows.size() == 16);
}

TEST_CASE("a side that is broken stands apart in the plane")
{
    struct Case {
        const char* key;
        int step;
        StepPicture picture;
        SidesShown shown;
    };
    for (const Case& one : {Case {"complex", 1, StepPicture::Vectors, SidesShown::Feet},
             Case {"polar", 2, StepPicture::Turned, SidesShown::Points},
             Case {"split", 3, StepPicture::Turned, SidesShown::Points},
             Case {"turn", 10, StepPicture::Turned, SidesShown::Points},
             Case {"score", 11, StepPicture::Turned, SidesShown::Feet}}) {
        INFO(one.key);
        LabState state;
        state.derivation.step = one.step;
        const StepRule rule = ruleOf(one.key);
        const auto apart = [&](const PlaneFrame& frame) {
            return std::hypot(
                frame.leftSide.x - frame.rightSide->x, frame.leftSide.y - frame.rightSide->y);
        };
        const PlaneFrame sound = planeFrame(state, one.picture, rule, one.shown);
        CHECK(apart(sound) < 1e-14);
        CHECK(sound.areSidesEqual);
        const auto ways = static_cast<int>(rule.text().breaks.size());
        for (int way = 1; way <= ways; ++way) {
            state.derivation.breaks[one.step] = way;
            const PlaneFrame broken = planeFrame(state, one.picture, rule, one.shown);
            CHECK(apart(broken) > 0.1);
            CHECK_FALSE(broken.areSidesEqual);
            CHECK(broken.unit >= length(*broken.rightSide));
        }
    }
}

TEST_CASE("a score's foot on the query is the score over the query's length")
{
    const PlaneFrame frame =
        planeFrame(LabState {}, StepPicture::Turned, ruleOf("score"), SidesShown::Feet);
    const double along =
        frame.leftSide.x * frame.turnedQuery.x + frame.leftSide.y * frame.turnedQuery.y;
    CHECK(along == doctest::Approx(-0.96237254510960268).epsilon(1e-13));
}

TEST_CASE("the vectors beside a rotation have the step's score, in both bases")
{
    LabState state;
    state.derivation.step = 14;
    const StepRule rule = ruleOf("any_rotation");
    const MatricesFrame frame = matricesFrame(state, StepPicture::Planes, rule);
    const auto score = [](const MatricesFrame::Turned& turned) {
        double sum = 0;
        for (std::size_t row = 0; row < turned.query.size(); ++row)
            sum += turned.query[row] * turned.key[row];
        return sum;
    };
    const double expected = rule.ownSides(derivationInputs(state)).value().left.real();
    CHECK(score(frame.leftTurned) == doctest::Approx(expected).epsilon(1e-12));
    CHECK(score(frame.rightTurned) == doctest::Approx(expected).epsilon(1e-11));
    CHECK(matricesTable(frame).rows.size() == 64 + 16);
    state.derivation.breaks[14] = 1;
    const MatricesFrame broken = matricesFrame(state, StepPicture::Planes, rule);
    CHECK(broken.left.at(1, 2) == doctest::Approx(broken.left.at(2, 1)));
    CHECK(broken.right.at(1, 2) == doctest::Approx(0));
    CHECK(score(broken.leftTurned) == doctest::Approx(score(broken.rightTurned)).epsilon(1e-11));
}

TEST_CASE("a new pass begins without the answers of the one before")
{
    LabState state = applied(LabState {}, Predict {15, 69});
    state = applied(state, ChoosePrinciple {15, "permutation"});
    state = applied(state, ShowAnswer {3});
    const LabState same = applied(state, SetParameter {"derivation.pass", std::int64_t {1}});
    CHECK(same == state);
    const LabState next = applied(state, SetParameter {"derivation.pass", std::int64_t {2}});
    CHECK(next.derivation.predictions.empty());
    CHECK(next.derivation.principles.empty());
    CHECK(next.derivation.shown.empty());
}

TEST_CASE("every reading fills its numbers")
{
    LabState state;
    state.bench = BenchId::Derivation;
    for (const char* symbol : {"", "q", "k", "m", "n", "theta", "phi", "R", "f", "s"}) {
        Focus focus;
        focus.picture = Picture::DerivationFormula;
        focus.symbol = symbol;
        const Reading one = reading(state, focus);
        CHECK(one.formula.starts_with("reading.derivation."));
        CHECK(one.subject != Reading::Subject::Nothing);
    }
    Focus focus;
    focus.symbol = "R";
    CHECK(reading(state, focus).formula == "reading.derivation.vector_query");
    state.derivation.step = 13; // there it is a rotation
    CHECK(reading(state, focus).formula == "reading.derivation.turn_query");
}

TEST_CASE("numbers out of range are brought into it, steps that do not exist forgotten")
{
    LabState state;
    state.derivation.queryX = NAN;
    state.derivation.turn = 50;
    state.derivation.step = 99;
    state.derivation.breaks = {{3, 1}, {40, 1}, {5, 0}, {6, 99}};
    state.derivation.predictions = {{2, NAN}, {-1, 1}, {4, 1e300}};
    state = clamped(state);
    CHECK(state.derivation.queryX == doctest::Approx(0.93));
    CHECK(state.derivation.turn == doctest::Approx(largestTurn));
    CHECK(state.derivation.step == derivationSteps - 1);
    CHECK(state.derivation.breaks == std::map<int, int> {{3, 1}});
    CHECK(state.derivation.predictions.size() == 1);
    CHECK(clamped(state) == state);
}

TEST_CASE("a left side that is asked for is hidden until it was answered")
{
    LabState state;
    state.bench = BenchId::Derivation;
    state.derivation.step = 11;
    StepQuestion asked = question("re(q*conj(k)*exp(i*(m - n)*theta))", "0.005");
    asked.asksForLeft = true;
    const StepRule rule = ruleOf("score");
    Focus focus;
    focus.picture = Picture::DerivationCheck;
    const auto isTold = [&] {
        const StepFrame frame = stepFrame(state, 11, rule, asked);
        CHECK(frame.hidesLeft == std::isnan(stepTable(frame).rows[0][1]));
        CHECK(frame.hidesLeft == (reading(state, focus).formula != "reading.derivation.score"));
        return !frame.hidesLeft;
    };
    CHECK_FALSE(isTold());
    asked.asksForLeft = false;
    CHECK_FALSE(stepFrame(state, 11, rule, asked).hidesLeft);
    asked.asksForLeft = true;
    const LabState before = state;
    state = applied(before, Predict {11, 7});
    CHECK(isTold());
    state = applied(before, ShowAnswer {11});
    CHECK(isTold());
    state = before;
    state.derivation.asksFirst = false;
    CHECK(isTold());
}
