#include "core/frames/compared_reading.h"
#include "core/frames/rotations/rotations_frames.h"

#include "core/state/edit.h"

#include <doctest/doctest.h>

using namespace lab;

namespace {

LabState pinnedAnd(const char* key, const Value& value, BenchId bench)
{
    LabState state = clamped({});
    state.bench = bench;
    return applied(applied(state, PinState {}), SetParameter {key, value});
}

std::optional<ComparedNumber> comparedAt(
    const LabState& state, const Focus& focus, std::string_view slot)
{
    return compared(reading(*ghostState(state), focus), reading(state, focus), slot);
}

} // namespace

TEST_CASE("the reading of both states for the same focus, and their difference")
{
    const LabState state = pinnedAnd("rope.base", 500.0, BenchId::Rotations);
    Focus focus;
    focus.picture = Picture::RotationsScores;
    const auto both = comparedAt(state, focus, "s");
    REQUIRE(both);
    const double a = presentScore(*ghostState(state)).score;
    const double b = presentScore(state).score;
    CHECK(both->a.value == doctest::Approx(a));
    CHECK(both->b.value == doctest::Approx(b));
    CHECK(both->difference.value == doctest::Approx(b - a));
    CHECK(both->difference.digits == both->b.digits);
    CHECK(both->a.value != doctest::Approx(both->b.value));
}

TEST_CASE("a pair that A has not is not compared with another")
{
    const LabState state = pinnedAnd("rope.width", std::int64_t {64}, BenchId::Rotations);
    Focus focus;
    focus.picture = Picture::RotationsDials;
    focus.pair = 5;
    CHECK(comparedAt(state, focus, "s"));
    focus.pair = 20;
    CHECK(!comparedAt(state, focus, "s"));
}

TEST_CASE("a head that A has not is not compared with another")
{
    const LabState state = pinnedAnd("alibi.heads", std::int64_t {16}, BenchId::Biases);
    Focus focus;
    focus.picture = Picture::BiasesMatrix;
    focus.query = 9;
    focus.key = 4;
    focus.head = 2;
    const auto both = comparedAt(state, focus, "b");
    REQUIRE(both);
    CHECK(both->a.value == doctest::Approx(-5.0 / 4));
    CHECK(both->b.value == doctest::Approx(-5.0 / 2));
    focus.head = 12;
    CHECK(!comparedAt(state, focus, "b"));
}

TEST_CASE("the worst pair of A is compared with the worst of B, whichever they are")
{
    const LabState state = pinnedAnd("precision.all", std::string("bfloat16"), BenchId::Precision);
    Focus focus;
    focus.picture = Picture::PrecisionErrors;
    focus.position = 9;
    REQUIRE(reading(state, focus).focus.pair != reading(*ghostState(state), focus).focus.pair);
    CHECK(comparedAt(state, focus, "e"));
}

TEST_CASE("a number that a reading has not is not compared")
{
    const LabState state = pinnedAnd("rope.base", 500.0, BenchId::Context);
    CHECK(!comparedAt(state, {}, "no such slot"));
}
