#include "core/state/links.h"

#include "core/state/edit.h"

#include <doctest/doctest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <string>
#include <vector>

using namespace lab;

namespace {

Value width(std::int64_t columns)
{
    return columns;
}

LabState on(BenchId bench, LabState state = newScene())
{
    state.bench = bench;
    return clamped(std::move(state));
}

Value read(const LabState& state, std::string_view key)
{
    return parameterNamed(key)->read(state);
}

bool haveAll(const LabState& state, const LinkGroup& group, const Value& value)
{
    for (const std::string_view key : group.members)
        if (isMember(state, key) && read(state, key) != value)
            return false;
    return true;
}

const LinkGroup& bases()
{
    return linkGroups()[0];
}

const LinkGroup& widths()
{
    return linkGroups()[1];
}

Model ropeModel()
{
    Model model;
    model.name = "Llama-3-8B";
    model.scheme = Scheme::Rope;
    model.headWidth = 128;
    model.base = 500000;
    return model;
}

/// Any value of the row, within its range and out of it.
Value anyValue(const Parameter& row, const LabState& state, std::mt19937_64& random)
{
    const auto any = [&random](std::int64_t lowest, std::int64_t highest) {
        return std::uniform_int_distribution<std::int64_t>(lowest, highest)(random);
    };
    const Value present = row.read(state);
    if (std::holds_alternative<bool>(present))
        return any(0, 1) == 1;
    if (row.kind == ParameterKind::Choice) {
        const auto last = static_cast<std::int64_t>(row.choices.size()) - 1;
        return std::string(row.choices[static_cast<std::size_t>(any(0, last))].key);
    }
    if (!row.range)
        return present;
    const Range range = row.range(state);
    const double share = static_cast<double>(any(-10, 110)) / 100;
    const double number = range.lowest <= 0
        ? range.lowest + share * (range.highest - range.lowest)
        : range.lowest * std::pow(range.highest / range.lowest, share);
    if (row.kind == ParameterKind::Real)
        return number;
    return static_cast<std::int64_t>(number);
}

/// Mostly of a parameter, and of every fifth a member.
Edit anyEdit(const LabState& state, std::mt19937_64& random)
{
    const auto any = [&random](std::size_t count) {
        return std::uniform_int_distribution<std::size_t>(0, count - 1)(random);
    };
    const auto member = [&any](const LinkGroup& group) {
        return group.members[any(group.members.size())];
    };
    switch (any(20)) {
    case 0:
        return LoadModel {ropeModel()};
    case 1:
        return ResetBench {};
    case 2:
        return UseTable {TrainedEncoding::Learned, "back"};
    case 3:
        return PinState {};
    case 4:
        return state.pinned.isEmpty() || !state.pinned.state().links.any() ? Edit(PinState {})
                                                                           : Edit(SwapPinned {});
    case 5:
        return MoveTip {Token::Query, 1, 0.5, 2};
    case 6:
    case 7: {
        const Parameter& row = *parameterNamed(member(bases()));
        return SetParameter {std::string(row.key), anyValue(row, state, random)};
    }
    case 8:
    case 9: {
        const Parameter& row = *parameterNamed(member(widths()));
        return SetParameter {std::string(row.key), anyValue(row, state, random)};
    }
    default:
        break;
    }
    const Parameter& row = parameters()[any(parameters().size())];
    const LinkGroup* const group = linkGroupOf(row.key);
    if (group && group->flag == row.key)
        return MovePositions {7, 3};
    return SetParameter {std::string(row.key), anyValue(row, state, random)};
}

} // namespace

TEST_CASE("ten thousand random edits with both links keep all members equal")
{
    std::mt19937_64 random(51);
    LabState state = newScene();
    int moved = 0;
    for (int step = 0; step < 10'000; ++step) {
        const LabState before = state;
        state = applied(state, anyEdit(state, random));
        REQUIRE(state.links == Links {true, true});
        REQUIRE(equalGroups(state) == Links {true, true});
        REQUIRE(clamped(state) == state);
        moved += before.waves.encoding == state.waves.encoding ? 0 : 1;
    }
    CHECK(moved > 1000);
}

TEST_CASE("changing any member changes all others")
{
    const LabState start = newScene();
    for (const std::string_view key : bases().members) {
        const LabState next = applied(start, SetParameter {std::string(key), 500000.0});
        CHECK(haveAll(next, bases(), 500000.0));
        CHECK(haveAll(next, widths(), width(16)));
    }
    for (const std::string_view key : widths().members)
        CHECK(haveAll(
            applied(start, SetParameter {std::string(key), width(64)}), widths(), width(64)));
}

TEST_CASE("without a link an edit of a member changes nothing else")
{
    const LabState start = clamped({});
    CHECK(start.links == Links {});
    LabState expected = start;
    expected.rotations.base = 500000;
    CHECK(applied(start, SetParameter {"rope.base", 500000.0}) == expected);
    CHECK(patched(start, {{"rope.base", 500000.0}}).value() == expected);
    const LabState apart = applied(newScene(), SetParameter {"link.base", false});
    expected = apart;
    expected.rotations.base = 500000;
    CHECK(applied(apart, SetParameter {"rope.base", 500000.0}) == expected);
}

TEST_CASE("a shared value is first clamped to what all members allow")
{
    const LabState start = newScene();
    const auto set = [&start](std::string key, Value value) {
        return applied(start, SetParameter {std::move(key), std::move(value)});
    };
    CHECK(haveAll(
        set("learned.width", width(17)), widths(), width(18))); // up, and a step up stays one
    CHECK(haveAll(set("learned.width", width(15)), widths(), width(14)));
    CHECK(haveAll(set("learned.width", width(1)), widths(), width(2)));
    CHECK(haveAll(set("learned.width", width(9999)), widths(), width(1024)));
    CHECK(haveAll(set("rope.width", width(-3)), widths(), width(2)));
    CHECK(haveAll(set("rope.base", 1e300), bases(), highestBase));
    CHECK(set("rope.base", std::numeric_limits<double>::quiet_NaN()) == start);
    CHECK(haveAll(patched(start, {{"learned.width", width(33)}}).value(), widths(), width(34)));
    CHECK_FALSE(patched(start, {{"learned.width", width(9999)}}).has_value());
}

TEST_CASE("a link takes the value of the bench that is shown, and an unlink changes no number")
{
    LabState start = clamped({});
    start.rotations.base = 500000;
    start.waves.encoding.base = 300;
    start.schemes.sandwich.base = 70;
    start.biases.shown = BiasEncoding::Sandwich;
    const SetParameter link {"link.base", true};
    CHECK(haveAll(applied(on(BenchId::Waves, start), link), bases(), 300.0));
    CHECK(haveAll(applied(on(BenchId::Rotations, start), link), bases(), 500000.0));
    CHECK(haveAll(applied(on(BenchId::Biases, start), link), bases(), 70.0));
    const LabState together = applied(on(BenchId::Waves, start), link);
    LabState apart = together;
    apart.links.base = false;
    CHECK(applied(together, SetParameter {"link.base", false}) == apart);
}

TEST_CASE("a patch that sets two members differently ends with the link off")
{
    const LabState start = newScene();
    const LabState apart =
        patched(start, {{"rope.base", 500000.0}, {"sinusoidal.base", 300.0}}).value();
    CHECK(apart.links == Links {false, true});
    LabState expected = start;
    expected.links.base = false;
    expected.rotations.base = 500000;
    expected.waves.encoding.base = 300;
    CHECK(apart == expected);

    const LabState alike =
        patched(start, {{"rope.base", 500000.0}, {"sinusoidal.base", 500000.0}}).value();
    CHECK(alike.links == Links {true, true});
    CHECK(haveAll(alike, bases(), 500000.0));

    const Patch same {{"rope.base", 10000.0}, {"sinusoidal.base", 300.0}}; // one as it was
    CHECK(patched(start, same).value().links == Links {false, true});
    CHECK(patched(start, same).value().rotations.base == 10000);
}

TEST_CASE("a patch acts on links as a whole, in any order")
{
    const LabState start = newScene();
    const LabState apart = patched(start, {{"rope.base", 500000.0}, {"link.base", false}}).value();
    CHECK(apart.rotations.base == 500000);
    CHECK(apart.waves.encoding.base == 10000);

    const LabState together = patched({},
        {{"sinusoidal.width", width(128)}, {"rope.pair", width(50)},
            {"link.width", true}}).value();
    CHECK(together.links == Links {false, true});
    CHECK(haveAll(together, widths(), width(128)));
    CHECK(together.rotations.pair == 50); // which the previous dimension does not have

    const LabState led =
        patched({}, {{"link.width", true}, {"bench", std::string("waves")}}).value();
    CHECK(haveAll(led, widths(), width(64)));
}

TEST_CASE("the difference to a linked state gives it back, and that to an unlinked one too")
{
    const LabState first = clamped({});
    const LabState together = applied(newScene(), SetParameter {"rope.base", 500000.0});
    LabState apart = together;
    apart.links = {};
    apart.waves.encoding.base = 300;
    const std::vector<LabState> states {first, together, apart};
    for (const LabState& from : states)
        for (const LabState& to : states)
            CHECK(patched(from, difference(from, to)).value() == to);
}

TEST_CASE("a whole state whose link holds different values is read without the link")
{
    LabState state = newScene();
    state.rotations.base = 500000;
    LabState expected = state;
    expected.links.base = false;
    CHECK(clamped(state) == expected);
    CHECK(applied({}, LoadState {state}) == expected);
    CHECK(unequalMembers(bases(), state)
        == std::pair<std::string_view, std::string_view>("rope.base", "sinusoidal.base"));
    CHECK(unequalMembers(widths(), state).first.empty());
}

TEST_CASE("a trained table keeps its own dimension and takes part again when it is untrained")
{
    const LabState start = newScene();
    const LabState trained = applied(start, UseTable {TrainedEncoding::Learned, "back"});
    const Value own = read(trained, "learned.width");
    CHECK(own != width(16));
    CHECK_FALSE(isMember(trained, "learned.width"));
    CHECK(trained.links == Links {true, true});
    CHECK(haveAll(trained, widths(), width(16)));

    const LabState moved = applied(trained, SetParameter {"rope.width", width(32)});
    CHECK(read(moved, "learned.width") == own);
    CHECK(haveAll(moved, widths(), width(32)));
    const LabState untrained =
        applied(moved, SetParameter {"learned.table", std::string("untrained")});
    CHECK(isMember(untrained, "learned.width"));
    CHECK(haveAll(untrained, widths(), width(32)));
    CHECK(haveAll(applied(moved, SetParameter {"learned.width", width(48)}), widths(), width(48)));
    // As a scene has them.
    CHECK(patched({}, difference({}, moved)).value() == moved);
}

TEST_CASE("a model with RoPE sets all linked values, and one without it none")
{
    const LabState start = newScene();
    const LabState llama = applied(start, LoadModel {ropeModel()});
    CHECK(haveAll(llama, bases(), 500000.0));
    CHECK(haveAll(llama, widths(), width(128)));
    Model mpt;
    mpt.name = "MPT-7B";
    mpt.scheme = Scheme::Alibi;
    mpt.heads = 32;
    const LabState alibi = applied(start, LoadModel {mpt});
    CHECK(haveAll(alibi, bases(), 10000.0));
    CHECK(haveAll(alibi, widths(), width(16)));
    CHECK(alibi.links == Links {true, true});
}

TEST_CASE(
    "a model without RoPE sets base and dimension of its own encoding only where none is shared")
{
    for (const Scheme scheme : {Scheme::Learned, Scheme::Sinusoidal}) {
        const std::string own = scheme == Scheme::Learned ? "learned." : "sinusoidal.";
        Model model;
        model.name = "M";
        model.scheme = scheme;
        model.settings = {{own + "width", width(768)}};
        if (scheme == Scheme::Sinusoidal)
            model.settings.push_back({"sinusoidal.base", 300.0});
        else
            model.settings.push_back({"learned.training_length", std::int64_t {512}});
        const LabState together = applied(newScene(), LoadModel {model});
        CHECK(haveAll(together, bases(), 10000.0));
        CHECK(haveAll(together, widths(), width(16)));
        CHECK(together.links == Links {true, true});
        CHECK(together.model.name == "M");
        const LabState apart = applied({}, LoadModel {model});
        CHECK(read(apart, own + "width") == width(768));
        CHECK(apart.rotations == clamped({}).rotations);
        if (scheme == Scheme::Sinusoidal)
            CHECK(read(apart, "sinusoidal.base") == Value(300.0));
        else
            CHECK(read(together, "learned.training_length") == width(512));
    }
}

TEST_CASE("an edit that changes two members differently ends with the link off")
{
    Model model = ropeModel();
    model.settings = {{"sinusoidal.base", 300.0}};
    const LabState loaded = applied(newScene(), LoadModel {model});
    CHECK(loaded.links == Links {false, true});
    CHECK(loaded.rotations.base == 500000);
    CHECK(loaded.waves.encoding.base == 300);
}

TEST_CASE(
    "a linked bench is reset to the values of a new scene, and an unlinked one to the table's")
{
    for (const BenchId bench : {BenchId::Waves, BenchId::Rotations, BenchId::Context}) {
        LabState state = on(bench);
        state = applied(state, SetParameter {"rope.width", width(64)});
        state = applied(state, SetParameter {"xpos.base", 300.0});
        state = applied(state, ResetBench {});
        CHECK(haveAll(state, bases(), 10000.0));
        CHECK(haveAll(state, widths(), width(16)));
    }
    const LabState waves = applied(on(BenchId::Waves, clamped({})), ResetBench {});
    CHECK(read(waves, "sinusoidal.width") == read({}, "sinusoidal.width"));
}

TEST_CASE("a card is tested with values that no link changes")
{
    const Patch settings {{"rope.width", width(64)}};
    const LabState tested = applied(newScene(), TestCard {settings});
    CHECK(tested.links == Links {});
    CHECK(tested.rotations.width == 64);
    CHECK(tested.waves.encoding.width == 16);
}

TEST_CASE("a swap restores the links of A")
{
    LabState state = applied(newScene(), PinState {});
    state = applied(state, SetParameter {"link.base", false});
    state = applied(state, SetParameter {"rope.base", 300.0});
    state = applied(state, SwapPinned {});
    CHECK(state.links == Links {true, true});
    CHECK(haveAll(state, bases(), 10000.0));
    state = applied(state, SwapPinned {});
    CHECK(state.links == Links {false, true});
    CHECK(state.rotations.base == 300);
}
