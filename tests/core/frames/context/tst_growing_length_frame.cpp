#include "core/frames/context/growing_length_frame.h"
#include "core/frames/tables/scheme_table.h"
#include "core/state/edit.h"
#include "core/state/present_length.h"
#include "tests/core/frames/context/number_of.h"
#include "tests/core/relatively.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string_view>

using namespace lab;

namespace {

LabState growing(ScalingMethod method, std::int64_t length)
{
    LabState state;
    state.bench = BenchId::Context;
    state.rotations.width = 128;
    state.rotations.pair = 53;
    state.rotations.scaling.method = method;
    state.rotations.scaling.currentLength = length;
    state.position.query = length - 1;
    if (method == ScalingMethod::LongRope) {
        state.rotations.scaling.shortFactors.assign(64, 1.5);
        state.rotations.scaling.longFactors.assign(64, 20);
    }
    return clamped(state);
}

SchemeTable tableOf(std::string_view quantity, const LabState& state, TableRange range = {})
{
    const auto found = std::ranges::find_if(tableQuantities(), [&](const TableQuantity& one) {
        return one.encoding == "rope" && one.quantity == quantity;
    });
    REQUIRE(found != tableQuantities().end());
    return found->table(state, range);
}

} // namespace

TEST_CASE("dynamic NTK grows without a step from the original length on")
{
    const GrowingLengthFrame frame = growingLengthFrame(growing(ScalingMethod::DynamicNtk, 32768));
    CHECK(frame.growsWithLength);
    CHECK(frame.curve.front().length == 1);
    CHECK(frame.curve.back().length == lastPosition);
    double before = 1;
    double lengthBefore = 0;
    for (const GrowingLengthFrame::Point& point : frame.curve) {
        CHECK(point.length > lengthBefore);
        CHECK(point.slowest >= before);
        CHECK(point.slowest <= 1.6 * before); // no step
        CHECK(point.selected <= point.slowest);
        if (point.length <= 4096)
            CHECK(point.slowest == 1);
        before = point.slowest;
        lengthBefore = point.length;
    }
    CHECK(frame.present.size() == 64);
    CHECK(frame.present[63] == 57); // 8·32768/4096 − 7
    CHECK(frame.present[0] == 1);
    CHECK(frame.base == relatively(1e4 * std::pow(57.0, 128.0 / 126), 1e-13));
}

TEST_CASE("LongRoPE has one step, at the original length")
{
    const GrowingLengthFrame frame = growingLengthFrame(growing(ScalingMethod::LongRope, 32768));
    REQUIRE(frame.curve.size() == 4);
    CHECK(frame.curve[1] == GrowingLengthFrame::Point {4096, 1.5, 1.5});
    CHECK(frame.curve[2] == GrowingLengthFrame::Point {4097, 20, 20});
    CHECK(frame.fit.atOtherFrequencies == 4096);
    CHECK(frame.fit.misplacedSpans.back().last == 4095);
}

TEST_CASE("other methods are constant and keep every key valid")
{
    for (const ScalingMethod method :
        {ScalingMethod::None, ScalingMethod::Yarn, ScalingMethod::ProportionalRope}) {
        const GrowingLengthFrame frame = growingLengthFrame(growing(method, 32768));
        CHECK_FALSE(frame.growsWithLength);
        CHECK(frame.length == 32768);
        CHECK(frame.fit.misplaced == 0);
        CHECK(frame.curve.front().selected == frame.curve.back().selected);
        REQUIRE(frame.score);
        CHECK(frame.score->asCached == frame.score->recomputed);
    }
}

TEST_CASE("a key beyond the text has no score, and no rotated pair has no curve")
{
    LabState state = growing(ScalingMethod::DynamicNtk, 100);
    state.position.key = 100;
    CHECK_FALSE(growingLengthFrame(state).score);
    state.position.key = 99;
    CHECK(growingLengthFrame(state).score);
    state.rotations.rotatedShare = 0;
    CHECK(growingLengthFrame(state).curve.empty());
    CHECK(growingLengthTable(growingLengthFrame(state)).rows.empty());
}

TEST_CASE("the tables have the numbers of the picture")
{
    for (const ScalingMethod method : {ScalingMethod::DynamicNtk, ScalingMethod::LongRope}) {
        LabState state = growing(method, 32768);
        state.position.key = 3000;
        const GrowingLengthFrame frame = growingLengthFrame(state);
        const std::vector<double> fit = tableOf("cache_fit", state).row(53);
        CHECK(fit[0] == static_cast<double>(frame.fit.keys));
        CHECK(fit[1] == static_cast<double>(frame.fit.atOtherFrequencies));
        CHECK(fit[2] == static_cast<double>(frame.fit.misplaced));
        const SchemeTable lengths = tableOf("growing_length", state, {0, 10});
        CHECK(std::isnan(lengths.row(0)[0]));
        CHECK(lengths.row(32768)[0] == frame.base);
        for (const GrowingLengthFrame::Point& point : frame.curve) {
            const auto row = lengths.row(static_cast<std::int64_t>(point.length));
            CHECK(row[1] == point.selected);
            CHECK(row[2] == point.slowest);
        }
        const std::vector<double> score = tableOf("cached_scores", state).row(3000);
        CHECK(score[0] == frame.score->asCached);
        CHECK(score[1] == frame.score->recomputed);
        std::int64_t misplaced = 0;
        const SchemeTable keys = tableOf("cached_keys", state, {0, 40000});
        for (std::int64_t key = 0; key < 40000; ++key)
            misplaced += keys.row(key)[4] < 0.5 ? 1 : 0;
        CHECK(misplaced == frame.fit.misplaced);
    }
}

TEST_CASE("the reading writes out the base at the length under the pointer, and a cached key")
{
    const LabState state = growing(ScalingMethod::DynamicNtk, 32768);
    Focus focus;
    focus.picture = Picture::ContextGrowingLength;
    focus.position = 8192;
    const Reading base = reading(state, focus);
    CHECK(base.formula == "reading.base.grown_base");
    CHECK(numberOf(base, "scaled") == relatively(1e4 * std::pow(9.0, 128.0 / 126), 1e-13));
    focus.position = 4096;
    CHECK(reading(state, focus).formula == "reading.base.kept_base");
    CHECK(reading(growing(ScalingMethod::Yarn, 9), focus).formula == "reading.base.factor");
    CHECK(reading(growing(ScalingMethod::ProportionalRope, 9), focus).formula
        == "reading.base.stopped");

    focus.position.reset();
    focus.key = 5000;
    const Reading key = reading(state, focus);
    CHECK(key.formula == "reading.base.cached_key");
    CHECK(key.subject == Reading::Subject::CachedKey);
    CHECK(numberOf(key, "error")
        == relatively(5000 * numberOf(key, "theta")
                * (1 / numberOf(key, "written") - 1 / numberOf(key, "present")),
            1e-12));
    CHECK(key.focus.query == 32767);
    focus.key = 32768; // not cached yet
    CHECK(reading(state, focus).formula == "reading.base.grown_base");
    LabState partial = state;
    partial.rotations.rotatedShare = 0.5;
    CHECK(reading(partial, focus).formula == "reading.base.resting");
}

TEST_CASE("on Context the ruler is the current length for a method that uses it")
{
    const LabState start = growing(ScalingMethod::DynamicNtk, 32768);
    const LabState moved = applied(start, SetParameter {"position.query", std::int64_t {9999}});
    CHECK(moved.rotations.scaling.currentLength == 10000);
    CHECK(presentLength(moved) == 10000);
    const LabState grown =
        applied(moved, SetParameter {"scaling.current_length", std::int64_t {70000}});
    CHECK(grown.position.query == 69999);
    CHECK(grown.position.key == start.position.key);
    CHECK(
        applied(grown, SetParameter {"context.target_length", std::int64_t {16384}}).position.query
        == 16383);
    const LabState end = applied(grown, MovePositions {lastPosition, 4});
    CHECK(end.rotations.scaling.currentLength == lastPosition);
    CHECK(end.position.query == lastPosition);
}

TEST_CASE("elsewhere, and for other methods, ruler and current length are independent")
{
    LabState state = growing(ScalingMethod::Yarn, 32768);
    const Edit edit = SetParameter {"position.query", std::int64_t {99}};
    CHECK(applied(state, edit).rotations.scaling.currentLength == 32768);
    CHECK(presentLength(applied(state, edit)) == 100);
    state = growing(ScalingMethod::DynamicNtk, 32768);
    state.bench = BenchId::Rotations;
    CHECK(applied(state, edit).rotations.scaling.currentLength == 32768);
    LabState apart = growing(ScalingMethod::DynamicNtk, 32768);
    apart.position.query = 7;
    CHECK(applied(state, LoadState {apart}) == apart); // a scene opens as it was saved
    // Showing the length from now on moves the query to the end of the text.
    apart.rotations.scaling.method = ScalingMethod::None;
    CHECK(applied(apart, SetParameter {"scaling.method", std::string("dynamic_ntk")}).position.query
        == 32767);
}
