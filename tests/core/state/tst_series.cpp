#include "core/state/edit.h"
#include "core/state/history.h"
#include "core/state/series_step.h"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>

using namespace lab;

namespace {

LabState withBase(double base)
{
    return applied(clamped({}), SetParameter {"rope.base", base});
}

Series threeBases()
{
    return Series({{withBase(1e3), {{"en", "slow"}, {"zh_CN", "慢"}}, 1}, {withBase(1e4), {}, 2},
        {withBase(1e5), {{"en", "fast"}, {"zh_CN", "快"}}, 3}});
}

std::vector<double> seconds(const Series& series)
{
    std::vector<double> all;
    for (const SeriesStep& step : series.steps())
        all.push_back(step.seconds);
    return all;
}

} // namespace

TEST_CASE("neither a state in a series nor a pinned one has a series")
{
    LabState state = clamped({});
    state.series = threeBases();
    const Series again = withStepAdded(state.series, 99, {state, {}, 2});
    CHECK(again.size() == 4);
    CHECK(again.steps()[3].state.series.isEmpty());
    const LabState pinned = applied(state, PinState {});
    CHECK(pinned.pinned.state().series.isEmpty());
    CHECK(pinned.series == state.series);
    const LabState swapped = applied(pinned, SwapPinned {});
    CHECK(swapped.series == state.series);
    CHECK(swapped.pinned.state().series.isEmpty());
}

TEST_CASE("steps are added, moved and removed at their place")
{
    const Series series = threeBases();
    CHECK(seconds(withStepMoved(series, 0, 2)) == std::vector<double> {2, 3, 1});
    CHECK(seconds(withStepMoved(series, 2, 0)) == std::vector<double> {3, 1, 2});
    CHECK(withStepMoved(series, 1, 3) == series);
    CHECK(seconds(withoutStep(series, 1)) == std::vector<double> {1, 3});
    CHECK(withoutStep(series, 3) == series);
    const SeriesStep step {withBase(2e4), {}, 4};
    CHECK(seconds(withStepAdded(series, 1, step)) == std::vector<double> {1, 4, 2, 3});
    CHECK(seconds(withStepAt(series, 1, step)) == std::vector<double> {1, 4, 3});
    CHECK(withoutStep(Series({step}), 0) == Series());
}

TEST_CASE("times and the number of steps are limited")
{
    const Series odd({{withBase(10), {}, 0}, {withBase(10), {}, 1e9},
        {withBase(10), {}, std::numeric_limits<double>::quiet_NaN()}});
    CHECK(seconds(odd) == std::vector<double> {shortestStep, longestStep, 2});
    const Series many(std::vector<SeriesStep>(maxSeriesSteps + 5));
    CHECK(many.size() == maxSeriesSteps);
}

TEST_CASE("a step of the series keeps the series, and is one step of undo")
{
    History<LabState, Edit> history(clamped({}));
    const auto dispatch = [&](const Edit& edit, Gesture gesture) {
        history.record(applied(history.present(), edit), edit, gesture);
    };
    dispatch(ChangeSeries {threeBases(), SeriesChange::Add}, 1);
    const LabState before = history.present();
    const LabState& target = before.series.steps()[2].state;
    for (const double share : {0.2, 0.5, 0.8, 1.0})
        dispatch(StepTo {interpolatedState(before, target, share)}, 2);
    CHECK(history.present().series == before.series);
    CHECK(history.present().rotations.base == target.rotations.base);
    history.undo();
    CHECK(history.present() == before);
}

TEST_CASE("an intermediate state changes along the scale of each parameter")
{
    LabState from = withBase(1e2);
    LabState to = withBase(1e6);
    to.position.distanceLocked = true;
    to.position.query = 109;
    to.position.key = 4;
    to = clamped(to);
    CHECK(interpolatedState(from, to, 0) == from);
    CHECK(interpolatedState(from, to, 1) == to);
    const LabState middle = interpolatedState(from, to, 0.5);
    CHECK(std::abs(middle.rotations.base - 1e4) < 1e-6);
    CHECK(middle.position.query == 59);
    CHECK(middle.position.key == 4);
    CHECK(clamped(middle) == middle);
    to.bench = BenchId::Context;
    CHECK(interpolatedState(from, to, 0.01) == to);
}
