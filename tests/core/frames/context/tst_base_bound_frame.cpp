#include "core/frames/context/base_bound_frame.h"
#include "core/frames/reading.h"
#include "core/frames/tables/scheme_table.h"
#include "core/state/shown_methods.h"
#include "tests/core/plain_bases.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using namespace lab;

namespace {

LabState withBase(double base, int width = 128)
{
    LabState state;
    state.bench = BenchId::Context;
    state.rotations.width = width;
    state.rotations.base = base;
    state.position.trainingLength = 1024;
    state.position.targetLength = 1500;
    return clamped(state);
}

/// All results for a state when the table has some lengths.
BoundAnswers answersOf(const LabState& state, std::size_t rungs)
{
    BoundAnswers answers;
    answers.ladder.family = searchedFamily(ladderFamily(state));
    while (answers.ladder.bounds.size() < rungs)
        answers.ladder = *longer(answers.ladder, {});
    const std::int64_t target = contextLengths(state).target;
    if (reaches(answers.ladder, target))
        answers.target = boundFor(answers.ladder, target, {});
    answers.failing = nearFailingDistance(ladderFamily(state), state.rotations.base);
    return answers;
}

SchemeTable tableOf(std::string_view quantity, const LabState& state)
{
    const auto found = std::ranges::find_if(tableQuantities(), [&](const TableQuantity& one) {
        return one.encoding == "rope" && one.quantity == quantity;
    });
    REQUIRE(found != tableQuantities().end());
    return found->table(state, {});
}

} // namespace

TEST_CASE("bases fail where they are known to fail")
{
    CHECK(nearFailingDistance({128, {}}, 10000).distance == 1707);
    CHECK(nearFailingDistance({128, {}}, 500'000).distance == 18438);
    CHECK(nearFailingDistance({128, {}}, 1'000'000).distance == 27115);
    CHECK(nearFailingDistance({128, {}}, 5'000'000).distance == 82999);
    CHECK(nearFailingDistance({128, {}}, 8'000'000).distance == 61936);
}

TEST_CASE("a failing distance not found nearby is searched for far away")
{
    const FailingDistance near = nearFailingDistance({128, {}}, 6.5e7);
    CHECK_FALSE(near.isKnown());
    CHECK(near.searched > 100'000);
    const auto whole = wholeFailingDistance(near, {});
    REQUIRE(whole);
    CHECK(whole->distance == firstNegativeDistance(6.5e7, 128, lastPosition));
    CHECK(*whole->distance >= near.searched);
    CHECK_FALSE(wholeFailingDistance(near, [](double) { return false; }));
    CHECK(wholeFailingDistance(nearFailingDistance({128, {}}, 10000), {})->distance == 1707);
}

TEST_CASE("a frame has the bounds, that of the target and the failing distance")
{
    const LabState state = withBase(10000);
    const BaseBoundFrame frame = baseBoundFrame(state, answersOf(state, 2));
    CHECK(frame.width == 128);
    CHECK(frame.points.size() == ladderLengths.size());
    CHECK(frame.points[0].bound->base == doctest::Approx(4293.4375692625784).epsilon(1e-12));
    CHECK(frame.points[0].published == 4.3e3);
    CHECK_FALSE(frame.points[2].bound);
    CHECK_FALSE(frame.points[2].noneServes);
    REQUIRE(frame.target.bound);
    CHECK(frame.target.bound->base >= frame.targetAtLeast);
    CHECK(frame.target.bound->base <= *frame.targetAtMost);
    CHECK(frame.failing.distance == 1707);
    CHECK(frame.servesTarget() == true);
    CHECK(baseBoundFrame(withBase(4000), answersOf(withBase(4000), 2)).servesTarget() == false);
}

TEST_CASE("a base below the bound of a length fails before it, the bound itself does not")
{
    const LabState state = withBase(10000);
    const BoundAnswers answers = answersOf(state, 3);
    for (std::size_t k = 0; k < 3; ++k) {
        const double bound = answers.ladder.bounds[k].base;
        const FailingDistance below = nearFailingDistance({128, {}}, bound * (1 - 1e-9));
        CHECK(below.distance == answers.ladder.bounds[k].bindingDistance);
        CHECK(nearFailingDistance({128, {}}, bound).distance.value_or(lastPosition)
            >= ladderLengths[k]);
    }
}

TEST_CASE("results for other inputs are not used")
{
    const LabState asked = withBase(10000, 16);
    const BoundAnswers answers = answersOf(asked, 1);
    const BaseBoundFrame other = baseBoundFrame(withBase(10000, 32), answers);
    CHECK_FALSE(other.points[0].bound);
    CHECK_FALSE(other.target.bound);
    CHECK_FALSE(other.failing.distance);
    CHECK(other.failing.searched == 0);
    CHECK_FALSE(other.servesTarget());
    CHECK_FALSE(baseBoundFrame(withBase(20000, 16), answers).failing.distance);
    LabState farther = asked;
    farther.position.targetLength = 1501;
    CHECK_FALSE(baseBoundFrame(farther, answers).target.bound);
}

TEST_CASE("the failing distance is that of the frequencies in use, with any extension")
{
    for (const ScalingMethod method : scalingMethods()) {
        LabState state = withBase(500, 32);
        state.rotations.scaling.method = method;
        state.rotations.scaling.originalLength = 128;
        state.rotations.scaling.factor = 4;
        state.rotations.scaling.adjustedBase = 3000;
        state.rotations.scaling.turningShare = 0.9;
        state = clamped(state);
        CAPTURE(static_cast<int>(method));
        const BaseBoundFrame frame = baseBoundFrame(state, answersOf(state, 1));
        const SchemeTable sums = tableOf("base_sum", state);
        std::int64_t distance = 0;
        while (distance < 100'000 && sums.row(distance)[0] >= 0)
            ++distance;
        CHECK(frame.failing.distance.value_or(100'000) == distance);
        CHECK(frame.servesTarget() == (distance >= 1500));
        CHECK(frame.method == method);
        CHECK(frame.boundMethod
            == (isSearchable(state.rotations.scaling) ? method : ScalingMethod::None));
        if (frame.boundMethod == method) {
            REQUIRE(frame.points[0].bound);
            const double below = frame.points[0].bound->base * (1 - 1e-8);
            if (below > 1)
                CHECK(nearFailingDistance(ladderFamily(state), below).distance < 1024);
        }
    }
}

TEST_CASE("a ramp changes where a base fails, and which is the smallest")
{
    LabState state = withBase(10000);
    const BaseBoundFrame plain = baseBoundFrame(state, answersOf(state, 1));
    state.rotations.scaling.method = ScalingMethod::Yarn;
    const BoundAnswers answers = answersOf(state, 1);
    const BaseBoundFrame frame = baseBoundFrame(state, answers);
    CHECK(*frame.failing.distance > *plain.failing.distance);
    CHECK(frame.points[0].bound->base < plain.points[0].bound->base);
    CHECK(baseBoundTable(frame).header[2] == "smallest_base");
    CHECK(tableOf("base_bound", state).columns[1] == "smallest base");
    // Another parameter of the ramp means other inputs.
    LabState other = state;
    other.rotations.scaling.betaFast = 20;
    CHECK_FALSE(baseBoundFrame(other, answers).failing.distance);
    CHECK_FALSE(baseBoundFrame(other, answers).points[0].bound);

    LabState low = withBase(500, 32);
    low.rotations.scaling.method = ScalingMethod::Yarn;
    low.rotations.scaling.originalLength = 128;
    const std::int64_t fails = *nearFailingDistance(ladderFamily(low), 500).distance;
    CHECK(tableOf("base_bound", low).row(fails + 1)[4] == static_cast<double>(fails));
    CHECK(std::isnan(tableOf("base_bound", low).row(fails)[4]));
}

TEST_CASE("if a ramp's ends are not whole pairs, the bounds are those without it")
{
    LabState state = withBase(10000);
    const BaseBoundFrame plain = baseBoundFrame(state, answersOf(state, 1));
    state.rotations.scaling.method = ScalingMethod::Yarn;
    state.rotations.scaling.rampEnds = RampEnds::Exact;
    const BoundAnswers answers = answersOf(state, 1);
    const BaseBoundFrame frame = baseBoundFrame(state, answers);
    CHECK(*frame.failing.distance > *plain.failing.distance);
    CHECK(frame.points[0] == plain.points[0]);
    CHECK(baseBoundTable(frame).header[2] == "smallest_base_without_the_method");
    CHECK(tableOf("base_bound", state).columns[1] == "smallest base without the method");
    // Another parameter of the ramp means other inputs for the table, not for the bounds.
    state.rotations.scaling.betaFast = 20;
    CHECK_FALSE(baseBoundFrame(state, answers).failing.distance);
    CHECK(baseBoundFrame(state, answers).points[0] == plain.points[0]);
}

TEST_CASE("an adjusted base is judged instead of the base")
{
    LabState state = withBase(10000);
    state.rotations.scaling.method = ScalingMethod::AdjustedBase;
    state.rotations.scaling.adjustedBase = 500'000;
    const BaseBoundFrame frame = baseBoundFrame(state, answersOf(state, 1));
    CHECK(frame.failing.distance == 18438);
    CHECK(frame.adjustedBase == 500'000);
}

TEST_CASE("position interpolation by an integer factor fails within that factor times the distance")
{
    for (const double base : {300.0, 4000.0, 10000.0, 123456.0}) {
        LabState state = withBase(base);
        const auto plain = nearFailingDistance(ladderFamily(state), base).distance;
        state.rotations.scaling.method = ScalingMethod::PositionInterpolation;
        for (const int factor : {1, 2, 4, 8}) {
            state.rotations.scaling.factor = factor;
            const auto distance = nearFailingDistance(ladderFamily(state), base).distance;
            REQUIRE(distance);
            CHECK(*distance <= factor * *plain);
            CHECK(*distance >= *plain); // true of these bases
        }
    }
}

TEST_CASE("for partial rotation the rotated width counts")
{
    LabState half = withBase(10000, 64);
    half.rotations.rotatedShare = 0.5;
    half = clamped(half);
    const BaseBoundFrame frame = baseBoundFrame(half, answersOf(half, 1));
    CHECK(frame.width == 32);
    CHECK(frame.fullWidth == 64);
    CHECK(frame.points[0].bound
        == baseBoundFrame(withBase(10000, 32), answersOf(withBase(10000, 32), 1)).points[0].bound);
    half.rotations.rotatedShare = 0;
    CHECK(baseBoundFrame(half, {}).width == 0);
}

TEST_CASE("the picture's numbers are those of the tables")
{
    const LabState state = withBase(10000);
    const BaseBoundFrame frame = baseBoundFrame(state, answersOf(state, 2));
    const NumberTable numbers = baseBoundTable(frame);
    REQUIRE(numbers.rows.size() == ladderLengths.size() + 1); // the target's last
    CHECK(numbers.header.size() == numbers.rows.back().size());
    for (const std::size_t row : {std::size_t {0}, std::size_t {1}, ladderLengths.size()}) {
        const std::vector<double>& shown = numbers.rows[row];
        const std::vector<double> printed =
            tableOf("base_bound", state).row(static_cast<std::int64_t>(shown[0]));
        CHECK(printed[0] == shown[2]);
        CHECK(printed[1] == shown[3]);
        if (!std::isnan(shown[1]))
            CHECK(printed[2] == shown[1]);
        CHECK(printed[3] == 10000);
    }
    CHECK(std::isnan(numbers.rows[2][2]));
    CHECK(numbers.rows[0][5] == 1707);
    CHECK(tableOf("base_bound", state).row(2048)[4] == 1707);
    CHECK(std::isnan(tableOf("base_bound", state).row(1707)[4]));
    LabState still = state;
    still.rotations.rotatedShare = 0;
    CHECK(std::isnan(tableOf("base_bound", still).row(1024)[0]));
}

TEST_CASE("with an extension the reading adds up the cosines of the frequencies in use")
{
    LabState state = withBase(10000, 64);
    state.rotations.rotatedShare = 0.5;
    state.rotations.scaling.method = ScalingMethod::Yarn;
    state = clamped(state);
    Focus focus;
    focus.picture = Picture::BaseBound;
    focus.distance = 4321;
    const Reading reading = lab::reading(state, focus);
    CHECK(reading.formula == "reading.base.scaled_sum");
    const auto ofRotated = [&] {
        return tableOf("base_sum", state).row(4321)[0] - 16;
    }; // unrotated
    CHECK(std::abs(reading.numbers.back().value - ofRotated()) < 1e-12);
    state.rotations.scaling.method = ScalingMethod::None;
    const Reading plain = lab::reading(state, focus);
    CHECK(plain.formula == "reading.base.sum");
    CHECK(plain.numbers.back().value != reading.numbers.back().value);
    CHECK(std::abs(plain.numbers.back().value - ofRotated()) < 1e-12);
}

TEST_CASE("the reading adds up the cosines at the distance under the pointer")
{
    const LabState state = withBase(10000);
    Focus focus;
    focus.picture = Picture::BaseBound;
    focus.distance = 1707;
    const Reading reading = lab::reading(state, focus);
    CHECK(reading.formula == "reading.base.sum");
    CHECK(reading.subject == Reading::Subject::BaseSum);
    const auto slot = [&](const char* name) {
        return std::ranges::find(reading.numbers, name, &ReadingNumber::slot)->value;
    };
    CHECK(slot("m") == 1707);
    CHECK(slot("sum") < 0);
    CHECK(slot("sum") == tableOf("base_sum", state).row(1707)[0]);
    focus.distance = 1706;
    CHECK(lab::reading(state, focus).numbers.back().value > 0);
    focus.distance.reset();
    CHECK(lab::reading(state, focus).formula == "reading.base.wavelength");
}
