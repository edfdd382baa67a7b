#include "core/frames/context/ramp_handles.h"

#include "core/encodings/scaling/formula.h"
#include "core/frames/context/context_frames.h"
#include "core/frames/reading.h"
#include "core/state/parameters.h"
#include "tests/core/relatively.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace lab;

namespace {

LabState stateOf(ScalingMethod method)
{
    LabState state;
    state.bench = BenchId::Context;
    state.rotations.width = 128;
    state.rotations.scaling.method = method;
    return clamped(state);
}

RampHandles handlesOf(const LabState& state)
{
    return factorsFrame(state).handles;
}

RampHandle of(const LabState& state, RampEnd end)
{
    const RampHandles handles = handlesOf(state);
    REQUIRE(handleOf(handles, end));
    return *handleOf(handles, end);
}

LabState moved(const LabState& state, RampEnd end, double pair)
{
    return applied(state, endMovedTo(handlesOf(state), end, pair));
}

struct Ramp {
    ScalingMethod method;
    RampEnd fast;
    RampEnd slow;
};
constexpr Ramp ramps[] = {{ScalingMethod::Yarn, RampEnd::YarnFast, RampEnd::YarnSlow},
    {ScalingMethod::Llama3, RampEnd::Llama3High, RampEnd::Llama3Low},
    {ScalingMethod::NtkByParts, RampEnd::PlainBegin, RampEnd::PlainEnd},
    {ScalingMethod::NtkByParts, RampEnd::LinearBegin, RampEnd::LinearEnd}};

} // namespace

TEST_CASE("pair and turns are inverse functions")
{
    for (const double base : {1.5, 10000.0, 5e5, 1e12}) {
        const Rotary encoding {base, 128, 128, Pairing::Halves};
        for (const double pair : {-3.0, 0.0, 20.25, 45.0, 63.0, 90.0})
            CHECK(pairWithTurns(encoding, turnsOfPair(encoding, pair, 4096), 4096)
                == doctest::Approx(pair).epsilon(1e-9));
    }
}

TEST_CASE("YaRN's ramp of Llama 2 starts between pairs 20 and 21 and ends just after 45")
{
    const LabState state = stateOf(ScalingMethod::Yarn);
    const RampHandle fast = of(state, RampEnd::YarnFast);
    CHECK(fast.value == 32);
    CHECK(fast.pair == relatively(20.94448, 1e-6)); // 64·ln(4096/64π)/ln 10000
    CHECK(fast.usedPair == 20);
    const RampHandle slow = of(state, RampEnd::YarnSlow);
    CHECK(slow.pair == relatively(45.02688, 1e-6));
    CHECK(slow.usedPair == 46);
    LabState exact = state;
    exact.rotations.scaling.rampEnds = RampEnds::Exact;
    CHECK(of(exact, RampEnd::YarnFast).usedPair == of(exact, RampEnd::YarnFast).pair);
    exact.rotations.scaling.rampAxis = RampAxis::Turns;
    CHECK(of(exact, RampEnd::YarnFast).pair == relatively(20.94448, 1e-6));
}

TEST_CASE("a moved end stays where it was put")
{
    for (const Ramp& ramp : ramps) {
        LabState state = stateOf(ramp.method);
        const double middle = (of(state, ramp.fast).pair + of(state, ramp.slow).pair) / 2;
        for (const double pair : {middle - 0.37, middle - 2.81, middle - 0.08}) {
            state = moved(state, ramp.fast, pair);
            CHECK(std::abs(of(state, ramp.fast).pair - pair) < 1e-3);
        }
        for (const double pair : {middle + 0.21, middle + 3.6}) {
            state = moved(state, ramp.slow, pair);
            CHECK(std::abs(of(state, ramp.slow).pair - pair) < 1e-3);
        }
    }
}

TEST_CASE("the ends of a ramp do not cross, and a backward ramp stays so")
{
    for (const Ramp& ramp : ramps) {
        const LabState state = stateOf(ramp.method);
        const RampHandle slow = of(state, ramp.slow);
        CHECK(of(moved(state, ramp.fast, 63), ramp.fast).value == slow.value);
        const RampHandle fast = of(state, ramp.fast);
        CHECK(of(moved(state, ramp.slow, 0), ramp.slow).value == fast.value);
    }
    LabState backwards = stateOf(ScalingMethod::Yarn);
    backwards.rotations.scaling.betaFast = 1;
    backwards.rotations.scaling.betaSlow = 32;
    CHECK(of(moved(backwards, RampEnd::YarnFast, 0), RampEnd::YarnFast).value == 32);
    CHECK(of(moved(backwards, RampEnd::YarnSlow, 63), RampEnd::YarnSlow).value == 1);
}

TEST_CASE("a dragged end always has a valid value")
{
    for (const Ramp& ramp : ramps) {
        for (const double base : {lowestBase, 2.0, 10000.0, highestBase}) {
            LabState state = stateOf(ramp.method);
            state.rotations.base = base;
            state = clamped(state);
            for (const double pair : {0.0, 17.3, 63.0}) {
                for (const RampEnd end : {ramp.fast, ramp.slow}) {
                    const SetParameter edit = endMovedTo(handlesOf(state), end, pair);
                    CHECK(accepted(*parameterNamed(edit.key), edit.value, state));
                }
            }
        }
    }
}

TEST_CASE("a handle is on the line as it is drawn")
{
    for (const Ramp& ramp : ramps) {
        const LabState state = moved(stateOf(ramp.method), ramp.slow, 50);
        const FactorsFrame frame = factorsFrame(state);
        for (const RampHandle& handle : frame.handles.ends) {
            const auto before = static_cast<std::size_t>(handle.pair);
            for (const FactorsFrame::Line& line : frame.lines) {
                if (line.method != frame.method)
                    continue;
                CHECK(handle.factor >= line.factors[before] * (1 - 1e-12));
                CHECK(handle.factor <= line.factors[before + 1] * (1 + 1e-12));
            }
        }
    }
}

TEST_CASE("p-RoPE's share is between the last rotated and the first unrotated pair")
{
    LabState state = stateOf(ScalingMethod::ProportionalRope);
    for (const double share : {0.0, 0.1, 0.37, 0.75, 1.0}) {
        state.rotations.scaling.turningShare = share;
        const FactorsFrame frame = factorsFrame(state);
        const std::vector<double>& factors = frame.lines.back().factors;
        const RampHandle handle = of(state, RampEnd::TurningShare);
        for (std::size_t pair = 0; pair < factors.size(); ++pair) {
            if (static_cast<double>(pair) > handle.pair + 1e-9 && share > 0)
                CHECK(std::isinf(factors[pair]));
            if (static_cast<double>(pair) <= handle.pair - 1)
                CHECK(std::isfinite(factors[pair]));
        }
    }
    CHECK(of(moved(state, RampEnd::TurningShare, 31.5), RampEnd::TurningShare).value == 0.5);
}

TEST_CASE("methods without a ramp, and a single pair, have no handles")
{
    for (const ScalingMethod method : {ScalingMethod::None, ScalingMethod::PositionInterpolation,
             ScalingMethod::NtkAware, ScalingMethod::LongRope})
        CHECK(handlesOf(stateOf(method)).ends.empty());
    LabState narrow = stateOf(ScalingMethod::Yarn);
    narrow.rotations.width = 2;
    CHECK(handlesOf(clamped(narrow)).ends.empty());
    narrow.rotations.rotatedShare = 0;
    CHECK(handlesOf(clamped(narrow)).ends.empty());
}

TEST_CASE("the reading line of a ramp's end says where it is and where whole pairs put it")
{
    const auto readingOf = [](const LabState& state, RampEnd end) {
        Focus focus;
        focus.picture = Picture::ContextFactors;
        focus.rampEnd = end;
        return reading(state, focus);
    };
    const auto slot = [](const Reading& reading, const char* name) {
        for (const ReadingNumber& number : reading.numbers)
            if (number.slot == name)
                return number.value;
        return std::nan("");
    };
    LabState state = stateOf(ScalingMethod::Yarn);
    const Reading begins = readingOf(state, RampEnd::YarnFast);
    CHECK(begins.formula == "reading.base.ramp_begins");
    CHECK(slot(begins, "used") == 20);
    CHECK(slot(begins, "t") == 32);
    CHECK(slot(begins, "i") == of(state, RampEnd::YarnFast).pair);
    const Reading ends = readingOf(state, RampEnd::YarnSlow);
    CHECK(ends.formula == "reading.base.ramp_ends");
    CHECK(slot(ends, "used") == 46);
    state.rotations.scaling.rampEnds = RampEnds::Exact;
    CHECK(readingOf(state, RampEnd::YarnFast).formula == "reading.base.ramp_end");
    CHECK(readingOf(stateOf(ScalingMethod::Llama3), RampEnd::Llama3Low).formula
        == "reading.base.ramp_end");
    const Reading share =
        readingOf(stateOf(ScalingMethod::ProportionalRope), RampEnd::TurningShare);
    CHECK(share.formula == "reading.base.turning_pairs");
    CHECK(slot(share, "n") == 48);
    // if no pair is that far out, the limit is in the formula
    state = stateOf(ScalingMethod::Yarn);
    state.rotations.scaling.betaFast = 1000;
    const Reading first = readingOf(state, RampEnd::YarnFast);
    CHECK(first.formula == "reading.base.ramp_begins_first");
    CHECK(slot(first, "i") < 0);
    CHECK(slot(first, "used") == 0);
    state.rotations.scaling.rampEnds = RampEnds::Exact;
    CHECK(readingOf(state, RampEnd::YarnFast).formula == "reading.base.ramp_begins_exactly_first");
    state.rotations.scaling.originalLength = 10'000'000;
    state.rotations.scaling.betaSlow = 0.01;
    const Reading last = readingOf(state, RampEnd::YarnSlow);
    CHECK(last.formula == "reading.base.ramp_ends_exactly_last");
    CHECK(slot(last, "i") > 127);
    CHECK(slot(last, "used") == 127);
    state.rotations.scaling.rampEnds = RampEnds::WholePairs;
    CHECK(readingOf(state, RampEnd::YarnSlow).formula == "reading.base.ramp_ends_last");
    // an end of another method, still under the pointer
    CHECK(readingOf(stateOf(ScalingMethod::None), RampEnd::YarnFast).formula
        != "reading.base.ramp_begins");
}
