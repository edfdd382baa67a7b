#include "core/state/model_numbers.h"

#include "core/state/edit.h"

#include <doctest/doctest.h>

using namespace lab;

namespace {

Model llama()
{
    Model model;
    model.name = "Llama-3.1-8B";
    model.scheme = Scheme::Rope;
    model.headWidth = 128;
    model.base = 500000;
    model.length = 131072;
    model.scaling.method = ScalingMethod::Llama3;
    return model;
}

LabState on(BenchId bench)
{
    LabState state;
    state.bench = bench;
    return clamped(state);
}

constexpr auto rotaryBenches = {BenchId::Rotations, BenchId::Context, BenchId::Precision};

} // namespace

TEST_CASE("a bench has its first values at the start, not with others, and again after a reset")
{
    for (const BenchId bench : rotaryBenches) {
        LabState state = on(bench);
        CHECK(hasDefaultValues(state));
        state = applied(state, SetParameter {"rope.width", std::int64_t {128}});
        CHECK_FALSE(hasDefaultValues(state));
        CHECK(hasDefaultValues(applied(state, ResetBench {})));
    }
    const LabState waves =
        applied(on(BenchId::Waves), SetParameter {"sinusoidal.width", std::int64_t {32}});
    CHECK_FALSE(hasDefaultValues(waves));
    const LabState biases =
        applied(on(BenchId::Biases), SetParameter {"alibi.heads", std::int64_t {16}});
    CHECK_FALSE(hasDefaultValues(biases));
    CHECK(hasDefaultValues(applied(biases, ResetBench {})));
}

TEST_CASE("a method is not a first value, but parameters that no method reads are ignored")
{
    LabState state = on(BenchId::Context);
    state.rotations.scaling.factor = 16;
    CHECK(hasDefaultValues(state));
    state.rotations.scaling.method = ScalingMethod::Yarn;
    CHECK_FALSE(hasDefaultValues(state));
}

TEST_CASE("positions, vectors and lengths do not belong to a model")
{
    LabState state = applied(on(BenchId::Context), LoadModel {llama()});
    state.position.query = 1234;
    state.position.targetLength = 500'000;
    state.rotations.query[3] = 0.5;
    state.rotations.scaling.currentLength = 200'000;
    CHECK(hasModelValues(llama(), state));
}

TEST_CASE("a state has the values of a loaded model until one of them is changed")
{
    for (const BenchId bench : rotaryBenches) {
        CHECK_FALSE(hasModelValues(llama(), on(bench)));
        LabState state = applied(on(bench), LoadModel {llama()});
        CHECK(hasModelValues(llama(), state));
        state.rotations.scaling.factor = 4;
        CHECK_FALSE(hasModelValues(llama(), state));
        state = applied(state, LoadModel {llama()});
        state.rotations.base = 10000;
        CHECK_FALSE(hasModelValues(llama(), state));
    }
}
