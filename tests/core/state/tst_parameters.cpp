#include "core/state/parameters.h"

#include "core/state/links.h"

#include <doctest/doctest.h>

#include <cmath>
#include <random>
#include <ranges>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace lab;

namespace {

std::vector<Value> valuesInRange(const Parameter& parameter, const LabState& state)
{
    std::vector<Value> values;
    switch (parameter.kind) {
    case ParameterKind::Flag:
        return {true, false};
    case ParameterKind::Choice:
        for (const Choice& choice : parameter.choices)
            values.emplace_back(std::string(choice.key));
        return values;
    case ParameterKind::Text:
        if (!parameter.names)
            return {parameter.read(state)};
        for (const std::string& name : parameter.names(state))
            values.emplace_back(name);
        return values;
    case ParameterKind::Integer: {
        const Range range = parameter.range(state);
        const auto step = std::int64_t {parameter.multipleOf};
        const auto low = static_cast<std::int64_t>(range.lowest);
        const auto high = static_cast<std::int64_t>(range.highest);
        const std::int64_t middle = low + (high - low) / 2 / step * step;
        return {low, middle, high};
    }
    case ParameterKind::Real:
        break;
    }
    const Range range = parameter.range(state);
    return {range.lowest, (range.lowest + range.highest) / 2, range.highest};
}

bool areSame(const Range& one, const Range& other)
{
    return one.lowest <= other.lowest && one.lowest >= other.lowest && one.highest <= other.highest
        && one.highest >= other.highest;
}

} // namespace

TEST_CASE("a row reads back what it sets")
{
    const LabState state = clamped({});
    for (const Parameter& parameter : parameters()) {
        CAPTURE(std::string(parameter.key));
        CHECK(parameter.with(state, parameter.read(state)) == state);
        for (const Value& value : valuesInRange(parameter, state)) {
            REQUIRE(accepted(parameter, value, state));
            const LabState edited = linked(state, parameter.with(state, value)); // as every edit is
            CHECK(parameter.read(clamped(edited)) == value);
        }
    }
}

TEST_CASE("setting the value that a row reads changes nothing in any state")
{
    constexpr int walks = 60;
    constexpr int steps = 30;
    std::mt19937 random(7); // NOLINT(cert-msc51-cpp): the same walks each time
    const auto oneOf = [&](const auto& list) { return list[random() % list.size()]; };
    for (int walk = 0; walk < walks; ++walk) {
        LabState state = clamped({});
        for (int step = 0; step < steps; ++step) {
            const Parameter& parameter = oneOf(parameters());
            const std::vector<Value> values = valuesInRange(parameter, state);
            if (values.empty())
                continue;
            if (const auto value = accepted(parameter, oneOf(values), state))
                state = clamped(parameter.with(state, *value));
        }
        for (const Parameter& parameter : parameters()) {
            CAPTURE(std::string(parameter.key));
            CHECK((parameter.derived
                || clamped(parameter.with(state, parameter.read(state))) == state));
        }
    }
}

TEST_CASE("keys are unique, and every row has a description")
{
    std::set<std::string_view> keys;
    for (const Parameter& parameter : parameters()) {
        CAPTURE(std::string(parameter.key));
        CHECK(keys.insert(parameter.key).second);
        CHECK_FALSE(parameter.label.empty());
        CHECK(parameter.meaning.ends_with('.'));
    }
}

TEST_CASE("text reads back as the same value")
{
    const LabState state = clamped({});
    for (const Parameter& parameter : parameters()) {
        CAPTURE(std::string(parameter.key));
        for (const Value& value : valuesInRange(parameter, state))
            CHECK(parsed(parameter, text(value), state) == value);
    }
}

TEST_CASE("numbers are understood as people write them")
{
    const LabState state = clamped({});
    const Parameter& base = *parameterNamed("rope.base");
    CHECK(parsed(base, "500\u2009000", state) == Value(500000.0));
    CHECK(parsed(base, " 1e6 ", state) == Value(1e6));
    CHECK(parsed(*parameterNamed("position.shift"), "\u22124", state) == Value(std::int64_t {-4}));
    CHECK(parsed(*parameterNamed("rope.width"), "128.0", state) == Value(std::int64_t {128}));
    const Parameter& length = *parameterNamed("context.target_length");
    CHECK(parsed(length, "131,072", state) == Value(std::int64_t {131072}));
    CHECK(parsed(length, "1,000,000 ", state) == Value(std::int64_t {1000000}));
    for (const char* wrong : {"1,00", ",100", "1,0000", "1000,000", "1,,000", "1,000.5", "1,000,"})
        CHECK_FALSE(parsed(length, wrong, state));
    CHECK(parsed(base, "1,000,000", state) == Value(1e6));
    CHECK_FALSE(parsed(base, "500,000", state)); // its comma may be the point
    CHECK_FALSE(parsed(base, "1,000,00", state));
}

TEST_CASE("invalid values of a row are refused")
{
    const LabState state = clamped({});
    for (const char* wrong : {"", "x", "1e300", "-1", "0", "nan", "inf", "1", "10000x", "0x10"}) {
        CAPTURE(wrong);
        CHECK_FALSE(parsed(*parameterNamed("rope.base"), wrong, state));
    }
    for (const char* wrong : {"7", "0", "1025", "16.5", "1e300"})
        CHECK_FALSE(parsed(*parameterNamed("rope.width"), wrong, state));
    CHECK_FALSE(parsed(*parameterNamed("alibi.head"), "9", state));
    CHECK_FALSE(parsed(*parameterNamed("rope.pairing"), "Half", state));
    CHECK_FALSE(accepted(*parameterNamed("position.lock"), std::int64_t {1}, state));
}

TEST_CASE("a patch does not depend on the order of its settings")
{
    const Patch patch {{"alibi.head", std::int64_t {12}}, {"alibi.heads", std::int64_t {16}},
        {"position.key", std::int64_t {70}}, {"position.lock", true},
        {"position.query", std::int64_t {100}}};
    const Patch reversed(patch.rbegin(), patch.rend());
    const auto state = patched(LabState {}, patch).value();
    CHECK(patched(LabState {}, reversed).value() == state);
    CHECK(state.biases.head == 12);
    CHECK(state.position.query == 100);
    CHECK(state.position.key == 70);
    CHECK(state.position.distanceLocked);
}

TEST_CASE("a derived row is set by a patch even to its current value")
{
    const auto cut = patched(
        {}, {{"grids.patch", std::int64_t {16}}, {"grids.image_height", std::int64_t {230}}});
    REQUIRE(cut);
    const Value rows = parameterNamed("grids.rows")->read(*cut);
    CHECK(rows == Value(std::int64_t {14}));
    const auto whole = patched(*cut, {{"grids.rows", rows}}); // its image has only the rows
    REQUIRE(whole);
    CHECK(cut->grids.imageHeight == 230);
    CHECK(whole->grids.imageHeight == 224);
    const auto small = patched(
        {}, {{"grids.patch", std::int64_t {60}}, {"grids.image_height", std::int64_t {64}}});
    REQUIRE(small);
    const auto same = patched(*small, {{"grids.rows", std::int64_t {1}}}); // as it is
    REQUIRE(same);
    CHECK(parameterNamed("grids.rows")->read(*same) == Value(std::int64_t {1}));
}

TEST_CASE("a locked distance does not change the positions of a patch")
{
    LabState locked = clamped({});
    locked.position.distanceLocked = true;
    const auto state =
        patched(locked, {{"position.query", std::int64_t {50}}, {"position.key", std::int64_t {7}}})
            .value();
    CHECK(state.position.query == 50);
    CHECK(state.position.key == 7);
    CHECK(state.position.distanceLocked);
}

TEST_CASE("the difference of two states, applied to one, gives the other")
{
    LabState other = clamped({});
    other.bench = BenchId::Biases;
    other.rotations.width = 128;
    other.rotations.pair = 40;
    other.waves.encoding.layout = SinusoidalLayout::Tensor2Tensor;
    other.position = {5000, 77, true, 4000, 2000, 4096, 32768};
    const Patch patch = difference(LabState {}, other);
    CHECK(patched(LabState {}, patch).value() == other);
    for (const Setting& setting : patch)
        CHECK_FALSE(parameterNamed(setting.key)->derived);
}

TEST_CASE("the difference of two states includes values that its other settings would clamp")
{
    for (const Patch& patch : {
             Patch {{"multimodal_rotary.width", std::int64_t {64}},
                 {"multimodal_rotary.height_pairs", std::int64_t {10}},
                 {"multimodal_rotary.width_pairs", std::int64_t {20}}},
             Patch {{"transformer_xl.segment", std::int64_t {2}},
                 {"transformer_xl.memory", std::int64_t {8}},
                 {"relative.shifted", std::int64_t {20}}},
             Patch {{"alibi.heads", std::int64_t {2}}, {"biases.encoding", std::string("t5")},
                 {"alibi.head", std::int64_t {3}}},
             Patch {{"waves.encoding", std::string("functional_relative")},
                 {"functional_relative.width", std::int64_t {128}},
                 {"sinusoidal.pair", std::int64_t {40}}},
         }) {
        const LabState base = clamped({});
        const LabState state = patched(base, patch).value();
        CAPTURE(patch.front().key);
        CHECK(patched(base, difference(base, state)).value() == state);
        CHECK(patched(state, difference(state, base)).value() == base);
        CHECK(difference(base, base).empty());
    }
}

// Makes each choice, from the last row up: changing the rows below does not change a row's range.
TEST_CASE("a range depends only on rows above it")
{
    const LabState start = clamped({});
    std::vector<LabState> states {start};
    for (const Parameter& parameter : parameters())
        for (const Choice& choice : parameter.choices)
            if (!parameter.derived)
                states.push_back(clamped(parameter.with(start, Value(std::string(choice.key)))));
    for (const LabState& state : states) {
        for (const bool areNumbers : {true, false}) {
            for (const bool areLast : {true, false}) {
                LabState changed = state;
                for (const Parameter& parameter : parameters() | std::views::reverse) {
                    if (parameter.derived)
                        continue;
                    if (parameter.range
                        && !areSame(parameter.range(state), parameter.range(changed)))
                        FAIL_CHECK(parameter.key);
                    if (areNumbers != (parameter.range != nullptr))
                        continue;
                    const std::vector<Value> values = valuesInRange(parameter, state);
                    changed = parameter.with(
                        std::move(changed), areLast ? values.back() : values.front());
                }
            }
        }
    }
}

TEST_CASE("a patch names the invalid setting")
{
    const auto unknown = patched({}, {{"rope.bass", 3.0}}).error();
    CHECK(unknown.kind == PatchError::Kind::UnknownKey);
    const auto wrong = patched({}, {{"rope.base", 3.0}, {"rope.width", std::int64_t {3}}}).error();
    CHECK(wrong.kind == PatchError::Kind::WrongValue);
    CHECK(wrong.key == "rope.width");
}
