#include "core/state/rope_numbers.h"

#include "core/encodings/scaling/formula.h"
#include "core/state/edit.h"
#include "core/state/rotation_vectors.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace lab;

namespace {

LabState extended(ScalingMethod method)
{
    LabState state;
    state.bench = BenchId::Context;
    state.rotations.width = 64;
    state.rotations.scaling.method = method;
    state.rotations.scaling.attentionFactor = 1.25;
    state.rotations.scaling.mscaleAllDim = 0.5;
    state.rotations.scaling.longFactors.assign(32, 2.0);
    state.position.trainingLength = 4096;
    state.position.targetLength = 32768;
    return clamped(state);
}

bool isRead(ScalingMethod method, std::string_view key)
{
    const auto keys = parametersRead(method);
    return std::ranges::find(keys, key) != keys.end();
}

bool haveSameRotations(const LabState& one, const LabState& other)
{
    return turning(one.rotations) == turning(other.rotations)
        && softmaxFactor(one.rotations.scaling) <= softmaxFactor(other.rotations.scaling)
        && softmaxFactor(one.rotations.scaling) >= softmaxFactor(other.rotations.scaling);
}

/// The current block: how a configuration with exactly this state would be read.
Model blockOf(const LabState& state)
{
    Model block;
    block.scheme = Scheme::Rope;
    block.headWidth = state.rotations.width;
    block.base = state.rotations.base;
    block.rotatedShare = state.rotations.rotatedShare;
    block.pairing = state.rotations.pairing;
    block.scaling = state.rotations.scaling;
    block.length = contextLengths(state).training;
    block.targetLength = contextLengths(state).target;
    return block;
}

constexpr int methodCount = 10;

} // namespace

TEST_CASE("a parameter that a method does not read does not change its rotation")
{
    int changed = 0;
    for (int index = 0; index < methodCount; ++index) {
        const auto method = static_cast<ScalingMethod>(index);
        const LabState state = extended(method);
        for (const Parameter& parameter : parameters()) {
            if (!parameter.key.starts_with("scaling.") || !parameter.range)
                continue;
            const Range range = parameter.range(state);
            for (const double share : {0.0, 0.001, 0.3, 1.0}) {
                const double number = range.lowest + share * (range.highest - range.lowest);
                const Value value = parameter.kind == ParameterKind::Integer
                    ? Value(static_cast<std::int64_t>(number))
                    : Value(number);
                const LabState other =
                    applied(state, SetParameter {std::string(parameter.key), value});
                INFO(parameter.key);
                if (!haveSameRotations(state, other)) {
                    CHECK(isRead(method, parameter.key));
                    CHECK(!haveSameRotation(state, other));
                    ++changed;
                }
            }
        }
    }
    CHECK(changed > 60);
}

TEST_CASE("applying the difference makes a state rotate like the other")
{
    for (int index = 0; index < methodCount; ++index) {
        for (int other = 0; other < methodCount; ++other) {
            LabState from = extended(static_cast<ScalingMethod>(other));
            from.rotations.base = 500000;
            from.rotations.scaling.factor = 3;
            from.position.targetLength = 0;
            from = clamped(from);
            const LabState to = extended(static_cast<ScalingMethod>(index));
            const LabState patchedState = withExact(from, rotationDifference(from, to));
            CHECK(haveSameRotation(patchedState, to));
            CHECK(haveSameRotations(patchedState, to));
            CHECK(contextLengths(patchedState) == contextLengths(to));
        }
    }
}

TEST_CASE("a block that agrees with the state leaves it unchanged")
{
    for (int index = 0; index < methodCount; ++index) {
        LabState state = extended(static_cast<ScalingMethod>(index));
        for (const std::int64_t training : {std::int64_t {0}, std::int64_t {4096}}) {
            state.position.trainingLength = training;
            state.position.targetLength = 8 * training;
            state = clamped(state);
            CHECK(withRope(state, blockOf(state)) == state);
        }
    }
}

TEST_CASE("a block changes RoPE and nothing else")
{
    LabState state = extended(ScalingMethod::Llama3);
    state.position.query = 77;
    state.rotations.query[3] = 2.5;
    state.rotations.scaling.betaFast = 20;
    state.model.name = "mine";
    state = clamped(state);
    Model block;
    block.scaling.method = ScalingMethod::PositionInterpolation;
    block.scaling.factor = 2;
    block.length = 2048;
    block.targetLength = 4096;
    const LabState next = applied(state, LoadRope {block});
    CHECK(next.rotations.scaling.method == ScalingMethod::PositionInterpolation);
    CHECK(next.rotations.scaling.factor == 2);
    CHECK(contextLengths(next) == ContextLengths {2048, 4096});
    CHECK(next.rotations.scaling.originalLength == 2048); // what the other methods extend from
    CHECK(next.rotations.scaling.currentLength == 4096);
    CHECK(next.rotations.base == state.rotations.base);
    CHECK(next.rotations.width == 64);
    CHECK(next.rotations.scaling.betaFast == 20);
    CHECK(next.rotations.query == state.rotations.query);
    CHECK(next.position.query == 77);
    CHECK(next.model == state.model);
    CHECK(next.bench == BenchId::Context);
    state.bench = BenchId::Waves;
    CHECK(applied(state, LoadRope {block}).bench == BenchId::Context);
}

TEST_CASE("values without a key are set last, or not at all if invalid")
{
    Model block;
    block.base = 80000;
    block.exact = {{"rope.base", 10000.0}, {"scaling.method", std::string("ntk_aware")},
        {"scaling.factor", 8.0}};
    const LabState next = applied(extended(ScalingMethod::None), LoadRope {block});
    CHECK(next.rotations.base == 10000);
    CHECK(next.rotations.scaling.method == ScalingMethod::NtkAware);
    block.exact = {{"scaling.factor", -1.0}};
    CHECK(applied(extended(ScalingMethod::None), LoadRope {block}).rotations.base == 80000);
    Model model = block;
    model.scheme = Scheme::Rope;
    model.exact = {{"scaling.method", std::string("ntk_by_parts")}};
    CHECK(applied({}, LoadModel {model}).rotations.scaling.method == ScalingMethod::NtkByParts);
}
