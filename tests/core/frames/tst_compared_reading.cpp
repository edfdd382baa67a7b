#include "core/frames/compared_reading.h"
#include "core/frames/relative/relative_frames.h"
#include "core/frames/rotations/rotations_frames.h"

#include "core/state/edit.h"

#include <doctest/doctest.h>

#include <cmath>

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
    return compared(reading(*ghostState(state), focus), reading(state, focus), slot, focus);
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

TEST_CASE("a pair that A does not have is not compared with another")
{
    const LabState state = pinnedAnd("rope.width", std::int64_t {64}, BenchId::Rotations);
    Focus focus;
    focus.picture = Picture::RotationsDials;
    focus.pair = 5;
    CHECK(comparedAt(state, focus, "s"));
    focus.pair = 20;
    CHECK(!comparedAt(state, focus, "s"));
}

TEST_CASE("A and B may freeze different pairs")
{
    LabState state = clamped({});
    state.bench = BenchId::Experiment;
    state = applied(state, SetParameter {"experiment.picture", std::string("pairs")});
    state = applied(state, SetParameter {"experiment.bet", std::string("waived")});
    state = applied(state, SetParameter {"experiment.encoding", std::string("rope")});
    state = applied(state, PinState {});
    state = applied(state, SetParameter {"experiment.frozen_pair", std::int64_t {2}});
    Focus focus;
    focus.picture = Picture::ExperimentPairs;
    const auto both = comparedAt(state, focus, "mean");
    REQUIRE(both);
    CHECK(std::abs(both->difference.value) > 0.01);
}

TEST_CASE("a head that A does not have is not compared with another")
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

TEST_CASE("numbers of different things are not compared, though their slot has one name")
{
    Focus focus;
    SUBCASE("a base, and the frequency of a pair")
    {
        focus.picture = Picture::ContextGrowingLength;
        const LabState state =
            pinnedAnd("scaling.method", std::string("dynamic_ntk"), BenchId::Context);
        CHECK(!comparedAt(state, focus, "scaled"));
    }
    SUBCASE("the pair at the end of a ramp, and a pair")
    {
        focus.picture = Picture::ContextFactors;
        focus.rampEnd = RampEnd::Llama3High;
        focus.pair = 1; // the nearest one
        const LabState state = pinnedAnd("scaling.method", std::string("llama3"), BenchId::Context);
        REQUIRE(reading(state, focus).subject == Reading::Subject::RampEnd);
        CHECK(!comparedAt(state, focus, "i"));
    }
    SUBCASE("a term, and a whole score")
    {
        focus.picture = Picture::RelativeTerms;
        focus.term = RelativeTerm::GlobalPosition;
        LabState state = clamped({});
        state.relative.encoding = RelativeEncoding::Shaw;
        state = applied(applied(state, PinState {}),
            SetParameter {"relative.encoding", std::string("transformer_xl")});
        state.bench = BenchId::Relative;
        REQUIRE(reading(state, focus).subject == Reading::Subject::RelativeTerm);
        CHECK(!comparedAt(state, focus, "s"));
    }
}

TEST_CASE("a pair is compared with the same pair, rotated or not, and not with all unrotated ones")
{
    LabState state = clamped({});
    state.bench = BenchId::Rotations;
    state.rotations.rotatedShare = 0.5;
    state = applied(applied(state, PinState {}), SetParameter {"rope.rotated_share", 1.0});
    Focus focus;
    focus.picture = Picture::RotationsDials;
    focus.pair = 6;
    CHECK(comparedAt(state, focus, "s"));
    focus.picture = Picture::RotationsScores;
    for (const int pair : {4, 6, 7}) {
        focus.pair = pair;
        CHECK(!comparedAt(state, focus, "s"));
    }
    focus.pair = 3;
    CHECK(comparedAt(state, focus, "s"));
    state.rotations.rotatedShare = 0.75;
    focus.pair = 7;
    CHECK(!comparedAt(state, focus, "s"));
    state.rotations.rotatedShare = 0.5;
    CHECK(comparedAt(state, focus, "s"));
    state.rotations.width = 24;
    state.rotations.rotatedShare = 1.0 / 3;
    CHECK(!comparedAt(state, focus, "s"));
}

TEST_CASE("a token or patch that A does not have is not compared with its last")
{
    Focus focus;
    SUBCASE("a word of a sentence")
    {
        focus.picture = Picture::OrderWeights;
        const LabState state =
            pinnedAnd("order.sentence", std::string("one two three four five six"), BenchId::Order);
        focus.query = 5;
        focus.key = 3;
        CHECK(!comparedAt(state, focus, "a"));
        focus.query = 3;
        CHECK(comparedAt(state, focus, "a"));
        focus.key = 5;
        CHECK(!comparedAt(state, focus, "a"));
    }
    SUBCASE("a patch of an image")
    {
        focus.picture = Picture::GridsMap;
        LabState state = clamped({});
        state.grids.imageHeight = state.grids.imageWidth = 64;
        state = applied(
            applied(state, PinState {}), SetParameter {"grids.image_height", std::int64_t {224}});
        state.bench = BenchId::Grids;
        focus.key = 40;
        CHECK(!comparedAt(state, focus, "s"));
        focus.key = 15;
        CHECK(comparedAt(state, focus, "s"));
    }
    SUBCASE("a word of a score")
    {
        focus.picture = Picture::RelativeScore;
        LabState state = clamped({});
        state.relative.words = "two words";
        state = applied(applied(state, PinState {}),
            SetParameter {"relative.words", std::string(relativeExample)});
        state.bench = BenchId::Relative;
        focus.query = 6;
        focus.key = 1;
        CHECK(!comparedAt(state, focus, "s"));
        focus.query = 1;
        CHECK(comparedAt(state, focus, "s"));
    }
    SUBCASE("a cell of the shifted matrix")
    {
        focus.picture = Picture::RelativeShift;
        const LabState state =
            pinnedAnd("transformer_xl.segment", std::int64_t {12}, BenchId::Relative);
        const int keys = shiftedFrame(state).keys;
        REQUIRE(shiftedFrame(*ghostState(state)).keys < keys);
        focus.cell = 1;
        CHECK(comparedAt(state, focus, "s"));
        focus.cell = keys + 1; // in the second row, whose part of A starts earlier
        CHECK(!comparedAt(state, focus, "s"));
        focus.cell = 11 * keys + 1;
        CHECK(!comparedAt(state, focus, "s"));
    }
    SUBCASE("a position before the drift begins")
    {
        focus.picture = Picture::PrecisionDrift;
        LabState state = clamped({});
        state.position.query = 500;
        state.bench = BenchId::Precision;
        state = applied(applied(state, PinState {}), MovePositions {9, 4});
        focus.position = 100;
        CHECK(!comparedAt(state, focus, "e"));
        focus.position = 600;
        CHECK(comparedAt(state, focus, "e"));
    }
}

TEST_CASE("if query and key are not pointed at, each state uses its own")
{
    LabState state = applied(clamped({}), PinState {});
    state = applied(state, MovePositions {40, 2});
    state.bench = BenchId::Rotations;
    Focus focus;
    focus.picture = Picture::RotationsDials;
    focus.pair = 3;
    const auto both = comparedAt(state, focus, "s");
    REQUIRE(both);
    CHECK(std::abs(both->difference.value) > 1e-3);
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

TEST_CASE("a number that a reading does not have is not compared")
{
    const LabState state = pinnedAnd("rope.base", 500.0, BenchId::Context);
    CHECK(!comparedAt(state, {}, "no such slot"));
}
