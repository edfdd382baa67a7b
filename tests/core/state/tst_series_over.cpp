#include "core/state/series_over.h"

#include "core/state/series_step.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <set>

using namespace lab;

namespace {

double numberIn(const Value& value)
{
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*whole);
    return std::get<double>(value);
}

std::vector<double> basesOver(const SweepRange& way)
{
    std::vector<double> bases;
    const auto series = parameterSweep(clamped({}), way); // of which the steps are a part
    for (const SeriesStep& step : series->steps())
        bases.push_back(step.state.rotations.base);
    return bases;
}

} // namespace

TEST_CASE("Every parameter goes from one end to the other, and nothing else changes")
{
    const LabState state = clamped({});
    for (const Parameter& parameter : parameters()) {
        if (parameter.kind == ParameterKind::Text)
            continue;
        CAPTURE(std::string(parameter.key));
        SweepRange way {.key = std::string(parameter.key), .count = 7};
        if (parameter.range) {
            const Range range = parameter.range(state);
            way.from = range.lowest;
            way.to = range.highest;
        }
        const auto series = parameterSweep(state, way);
        REQUIRE(series);
        REQUIRE(!series->isEmpty());
        const auto& steps = series->steps();
        for (std::size_t k = 1; k < steps.size(); ++k)
            CHECK(parameter.read(steps[k - 1].state) != parameter.read(steps[k].state));
        if (!parameter.range)
            continue;
        CHECK(steps.size() <= 7);
        CHECK(numberIn(parameter.read(steps.front().state)) == doctest::Approx(way.from));
        CHECK(numberIn(parameter.read(steps.back().state)) == doctest::Approx(way.to));
    }
}

TEST_CASE("A logarithmic parameter changes by factors, rounded like a slider's stops")
{
    const auto bases = basesOver({"rope.base", 100, 1e6, 9});
    CHECK(bases == std::vector<double> {100, 316, 1000, 3160, 10000, 31600, 100000, 316000, 1e6});
    auto back = basesOver({"rope.base", 1e6, 100, 9});
    std::ranges::reverse(back);
    CHECK(back == bases);
}

TEST_CASE("It begins and ends exactly at the given values, and rounding stays within them")
{
    for (const double end : {1239.0, 1e6 + 3, 31.4159, 103.0, 109.0}) {
        const auto bases = basesOver({"rope.base", 1234.5, end, 6});
        CHECK(!(bases.front() < 1234.5 || bases.front() > 1234.5));
        CHECK(!(bases.back() < end || bases.back() > end));
        const auto [lowest, highest] = std::ranges::minmax(bases);
        CHECK(lowest >= std::min(1234.5, end));
        CHECK(highest <= std::max(1234.5, end));
    }
}

TEST_CASE("No integer occurs twice in a row, and every choice occurs")
{
    const LabState state = clamped({});
    CHECK(parameterSweep(state, {"position.query", 3, 8, 60})->size() == 6);
    const auto pairings = parameterSweep(state, {.key = "rope.pairing"});
    REQUIRE(pairings);
    std::set<Value> found;
    for (const SeriesStep& step : pairings->steps())
        found.insert(parameterNamed("rope.pairing")->read(step.state));
    CHECK(found.size() == parameterNamed("rope.pairing")->choices.size());
}

TEST_CASE("Invalid values are named, and NaN is rejected")
{
    const auto wrong = parameterSweep(clamped({}), {"rope.base", -5, 100, 4});
    REQUIRE(!wrong);
    CHECK(wrong.error().key == "rope.base");
    CHECK(wrong.error().kind == PatchError::Kind::WrongValue);
    CHECK(parameterSweep(clamped({}), {.key = "no.such"}).error().kind
        == PatchError::Kind::UnknownKey);
    const auto words = parameterSweep(clamped({}), {.key = "order.sentence"});
    REQUIRE(!words);
    CHECK(words.error().kind == PatchError::Kind::UnknownKey);
    CHECK(words.error().key == "order.sentence");
}
