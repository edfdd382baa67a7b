#include "core/frames/context/context_frames.h"
#include "core/state/edit.h"
#include "core/state/shown_methods.h"

#include <doctest/doctest.h>

#include <set>

using namespace lab;

namespace {

LabState with(const LabState& state, std::string_view key, const Value& value)
{
    return applied(state, SetParameter {std::string(key), value});
}

std::set<ScalingMethod> drawn(const LabState& state)
{
    std::set<ScalingMethod> methods;
    for (const FactorsFrame::Line& line : factorsFrame(state).lines)
        methods.insert(line.method);
    return methods;
}

} // namespace

TEST_CASE("each method has its own parameter for its line")
{
    const LabState start = clamped({});
    CHECK(scalingMethods().size() == 10);
    for (const ScalingMethod method : scalingMethods()) {
        const std::string_view key = keyOfShown(method);
        CAPTURE(std::string(key));
        CHECK(methodShownBy(key) == method);
        LabState state = start;
        state.rotations.scaling.longFactors.assign(8, 2);
        state.rotations.scaling.method = method == ScalingMethod::None
            ? ScalingMethod::PositionInterpolation
            : ScalingMethod::None; // the chosen one is drawn in any case
        CHECK(drawn(with(state, key, true)).contains(method));
        CHECK_FALSE(drawn(with(state, key, false)).contains(method));
    }
    CHECK_FALSE(methodShownBy("scaling.method"));
}

TEST_CASE("at the start five methods are drawn, and the chosen one always")
{
    using enum ScalingMethod;
    LabState state = clamped({});
    CHECK(drawn(state) == std::set {None, PositionInterpolation, NtkAware, Yarn, Llama3});
    for (const ScalingMethod method : scalingMethods())
        state = with(state, keyOfShown(method), false);
    CHECK(drawn(state) == std::set {None});
    state = with(state, "scaling.method", std::string("ntk_by_parts"));
    CHECK(drawn(state) == std::set {NtkByParts});
}

TEST_CASE("LongRoPE without a model's lists has no line, unless it is chosen")
{
    LabState state = with(clamped({}), keyOfShown(ScalingMethod::LongRope), true);
    CHECK_FALSE(drawn(state).contains(ScalingMethod::LongRope));
    CHECK(drawn(with(state, "scaling.method", std::string("longrope")))
              .contains(ScalingMethod::LongRope));
    state.rotations.scaling.shortFactors.assign(8, 1);
    CHECK(drawn(state).contains(ScalingMethod::LongRope));
}

TEST_CASE("the reset of Context restores the methods of the start")
{
    LabState state = clamped({});
    state.bench = BenchId::Context;
    state = with(state, "base.shows_yarn", false);
    state = with(state, "base.shows_p_rope", true);
    CHECK(applied(state, ResetBench {}).context == Context {});
}
