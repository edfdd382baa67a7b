#include "core/state/typed_values.h"

#include "core/state/links.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

using namespace lab;

namespace {

/// As on Rotations, with a share in percent and a row without a symbol.
std::vector<const Parameter*> known()
{
    constexpr std::array<std::string_view, 7> panel {"position.shown", "rope.width",
        "rope.rotated_share", "rope.pairing", "scaling.factor", "rope.base", "position.shift"};
    return typedParameters(panel, true);
}

const Parameter& base()
{
    return *parameterNamed("rope.base");
}

auto typed(std::string_view line, const LabState& state = clamped({}))
{
    return typedValues(line, base(), known(), state);
}

Patch settingsOf(std::string_view line, const LabState& state = clamped({}))
{
    const auto result = typed(line, state);
    REQUIRE(result);
    return result->settings;
}

double numberOf(const Parameter& parameter, const LabState& state)
{
    const Value value = parameter.read(state);
    const auto* whole = std::get_if<std::int64_t>(&value);
    return whole ? static_cast<double>(*whole) : std::get<double>(value);
}

const Setting million {"rope.base", 1e6};
const Setting wide {"rope.width", std::int64_t {128}};

} // namespace

TEST_CASE("a line sets the values that it names")
{
    struct Row {
        std::string_view line;
        Patch settings;
    };
    const std::vector<Row> rows {
        {"1e6", {million}},
        {"1 000 000", {million}},
        {"1\u2009000\u2009000", {million}},
        {"1000k", {million}},
        {"1M", {million}},
        {"10^6", {million}},
        {" 10 ^ 6 ", {million}},
        {"=1e6", {million}},
        {"b=1e6", {million}},
        {"b = 1e6", {million}},
        {"b 1e6", {million}},
        {"b1e6", {million}},
        {"B 1e6", {million}},
        {"base 1e6", {million}},
        {"Base 1e6", {million}},
        {"rope.base 1e6", {million}},
        {"rope.base=1e6", {million}},
        {"d 128", {wide}},
        {"d128", {wide}},
        {"d 2^7", {wide}},
        {"dimension 128", {wide}},
        {"width 128", {wide}},
        {"b=1e6 d=128", {million, wide}},
        {"b=1e6, d=128", {million, wide}},
        {"b=1e6,d=128", {million, wide}},
        {"b 1 000 000; d 128;", {million, wide}},
        {"1e6 d128", {million, wide}},
        {"d 128 b 1 000 000", {wide, million}},
        {"t \u22125", {{"position.shift", std::int64_t {-5}}}},
        {"t-5", {{"position.shift", std::int64_t {-5}}}},
        {"m 1,024", {{"position.query", std::int64_t {1024}}}},
        {"rotated_share 50", {{"rope.rotated_share", 0.5}}},
        {"rotated_share 50%", {{"rope.rotated_share", 0.5}}},
        {"sinusoidal.base 1e6", {{"sinusoidal.base", 1e6}}},
        {"", {}},
        {"  ", {}},
    };
    for (const Row& row : rows) {
        CAPTURE(row.line);
        CHECK(settingsOf(row.line) == row.settings);
        CHECK(typed(row.line)->edits.size() == row.settings.size());
        for (const Setting& one : row.settings)
            CHECK(parameterNamed(one.key)->read(typed(row.line)->reached) == one.value);
    }
    CHECK(typed("")->reached == clamped({}));
}

TEST_CASE("what cannot be set is named, with the range that would be right")
{
    for (const std::string_view line : {"q 5", "base_ 5", "b=5 q 7", "e6", "rope.pairing 1"}) {
        CAPTURE(line);
        const auto result = typed(line);
        REQUIRE(!result);
        CHECK(result.error().kind == TypingError::Kind::UnknownName);
    }
    CHECK(typed("b=5 q9 7").error().name == "q9");
    for (const std::string_view line : {"1", "1e13", "5x", "b", "b=", "d 64 b=0", "1,5"}) {
        CAPTURE(line);
        const auto result = typed(line);
        REQUIRE(!result);
        CHECK(result.error().kind == TypingError::Kind::WrongValue);
        CHECK(result.error().parameter == &base());
        CHECK(result.error().range.lowest == doctest::Approx(1.0001));
        CHECK(result.error().range.highest == doctest::Approx(1e12));
    }
    CHECK(typed("1e6 d 7").error().parameter->key == "rope.width");
}

TEST_CASE("links act on a typed line as on any other edit")
{
    const auto result = typed("b=1e6 d=128", newScene());
    REQUIRE(result);
    CHECK(numberOf(*parameterNamed("sinusoidal.base"), result->reached) == doctest::Approx(1e6));
    CHECK(numberOf(*parameterNamed("sinusoidal.width"), result->reached) == doctest::Approx(128));
    CHECK(result->reached.links.any());
}

TEST_CASE("two positions of one line are both set, also while their distance is locked")
{
    LabState state = clamped({});
    state.position.distanceLocked = true;
    const auto both = typed("m 30 n 7", state);
    REQUIRE(both);
    CHECK(both->edits.size() == 1);
    CHECK(both->reached.position.query == 30);
    CHECK(both->reached.position.key == 7);
    const auto one = typed("m 30", state);
    REQUIRE(one);
    CHECK(one->reached.position.key - one->reached.position.query
        == state.position.key - state.position.query);
}

TEST_CASE("base, dimension, heads and positions come first, and only numbers can be typed")
{
    std::string symbols;
    for (const Parameter* row : known())
        symbols += row->symbol.empty() ? "-" : std::string(row->symbol);
    CHECK(symbols.starts_with("bdmn"));
    CHECK(symbols.find('t') < symbols.find('-'));
    CHECK(known().size() == 8); // all but the pairing
    CHECK(typedParameters({}, false).empty());
}

TEST_CASE("a name at the beginning of a line ends with a space, an equals sign or a number")
{
    struct Row {
        std::string_view line;
        std::string_view key;
        std::string_view rest;
    };
    const std::vector<Row> rows {{"d", "", ""}, {"d ", "rope.width", ""}, {"d=", "rope.width", ""},
        {"d6", "rope.width", "6"}, {"d 64 b 5", "rope.width", "64 b 5"}, {"ba", "", ""},
        {"base", "", ""}, {"base ", "rope.base", ""}, {"b=1e6 d=64", "rope.base", "1e6 d=64"},
        {"64", "", ""}, {"-5", "", ""}, {"q 5", "", ""}, {"", "", ""},
        {"sinusoidal.base 5", "", ""}}; // not of this bench
    for (const Row& row : rows) {
        CAPTURE(row.line);
        const auto start = namedStart(row.line, known());
        CHECK((start ? start->parameter->key : "") == row.key);
        CHECK((start ? start->rest : "") == row.rest);
    }
}

TEST_CASE("a key goes to the next round number")
{
    struct Row {
        std::string_view key;
        double number;
        double up;
        double down;
    };
    const std::vector<Row> rows {{"rope.base", 10000, 20000, 5000},
        {"rope.base", 12345, 20000, 10000}, {"rope.base", 1e12, 1e12, 5e11},
        {"rope.width", 64, 72, 56}, {"rope.width", 2, 4, 2}, {"position.query", 9, 10, 8},
        {"position.query", 0, 1, 0}, {"position.shift", -5, -4, -6},
        {"position.shown", 100, 128, 64}, {"position.shown", 128, 256, 64},
        {"alibi.heads", 8, 9, 7}, {"scaling.factor", 4, 5, 2}, {"grids.width", 16, 24, 8},
        {"derivation.theta", 0.25, 0.3, 0.2}};
    const LabState state = clamped({});
    for (const Row& row : rows) {
        CAPTURE(row.key);
        CAPTURE(row.number);
        const Parameter& parameter = *parameterNamed(row.key);
        CHECK(nextRound(parameter, state, row.number, true) == doctest::Approx(row.up));
        CHECK(nextRound(parameter, state, row.number, false) == doctest::Approx(row.down));
    }
}

TEST_CASE("each number that is shown can be typed and stepped in every row")
{
    const LabState state = clamped({});
    for (const Parameter& parameter : parameters()) {
        if (parameter.kind != ParameterKind::Integer && parameter.kind != ParameterKind::Real)
            continue;
        CAPTURE(std::string(parameter.key));
        const double number = numberOf(parameter, state);
        for (const bool isUp : {true, false}) {
            const double next = nextRound(parameter, state, number, isUp);
            CHECK((isUp ? next >= number : next <= number));
            const Value value = parameter.kind == ParameterKind::Integer
                ? Value(static_cast<std::int64_t>(next))
                : Value(next);
            CHECK(accepted(parameter, value, state));
        }
    }
}
