#include "core/frames/context/temperature_frame.h"

#include "core/encodings/rope/query_temperature.h"
#include "core/frames/tables/scheme_table.h"
#include "tests/core/frames/context/number_of.h"
#include "tests/core/relatively.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>

using namespace lab;

namespace {

LabState tempered(TemperatureRule rule, std::int64_t query = 131071)
{
    LabState state;
    state.bench = BenchId::Context;
    state.context.picture = ContextPictureShown::Temperature;
    state.schemes.temperature.rule = rule;
    state.position.query = query;
    return clamped(state);
}

constexpr std::array rules {TemperatureRule::None, TemperatureRule::Llama4,
    TemperatureRule::Ministral3, TemperatureRule::Inkling, TemperatureRule::LogN};

Focus onTheRow()
{
    Focus focus;
    focus.picture = Picture::ContextTemperature;
    return focus;
}

} // namespace

TEST_CASE("below the length a temperature is 1 and changes no entropy; it never decreases")
{
    for (const TemperatureRule rule : rules) {
        const TemperatureFrame frame = temperatureFrame(tempered(rule));
        std::int64_t before = -1;
        double factor = 1;
        for (const TemperatureFrame::Point& point : frame.curve) {
            CHECK(point.position > before);
            CHECK(point.factor >= factor);
            if (point.position + 1 < frame.rule.length) {
                CHECK(point.factor == 1);
                CHECK(point.entropy == point.plainEntropy);
            }
            CHECK(point.entropy <= point.plainEntropy + 1e-12);
            before = point.position;
            factor = point.factor;
        }
        CHECK(before == lastPosition - 1);
    }
}

TEST_CASE("a step of Llama 4 has both its sides on the curve, and Ministral 3 steps one later")
{
    for (const auto& [rule, step] :
        {std::pair(TemperatureRule::Llama4, 8191), {TemperatureRule::Ministral3, 8192}}) {
        const TemperatureFrame frame = temperatureFrame(tempered(rule));
        const auto at = [&](std::int64_t position) {
            return std::ranges::find(frame.curve, position, &TemperatureFrame::Point::position);
        };
        REQUIRE(at(step - 1) != frame.curve.end());
        REQUIRE(at(step) != frame.curve.end());
        CHECK(at(step - 1)->factor == 1);
        CHECK(at(step)->factor == relatively(1.0693147180559945, 1e-14)); // 1 + 0.1 ln 2
    }
}

TEST_CASE("the scale and what it multiplies make the factor")
{
    for (const TemperatureRule rule : rules) {
        if (!hasScale(rule))
            continue;
        QueryTemperature one {rule, 0.37, 1000};
        for (const std::int64_t position : {0, 999, 1000, 5000, 1000000})
            CHECK(1 + one.scale * logarithmAt(one, position)
                == relatively(temperature(one, position), 1e-14));
    }
}

TEST_CASE("a sink takes its share from the row, and the reading has the row's numbers")
{
    LabState state = tempered(TemperatureRule::Llama4);
    const TemperatureFrame without = temperatureFrame(state);
    CHECK(without.withSink == without.scaled);
    CHECK(without.factor == relatively(1.2833213344056216, 1e-14));
    CHECK(numberOf(reading(state, onTheRow()), "a") == without.scaled.ofMatch);
    state.schemes.sink = {.isThere = true, .logit = 11};
    const TemperatureFrame frame = temperatureFrame(state);
    CHECK(frame.withSink.ofSink > 0.2);
    CHECK(frame.withSink.ofMatch < frame.scaled.ofMatch);
    const Reading reported = reading(state, onTheRow());
    CHECK(reported.formula == "reading.base.sink_row");
    CHECK(numberOf(reported, "sink") == frame.withSink.ofSink);
    Focus focus = onTheRow();
    focus.position = 8191;
    CHECK(numberOf(reading(state, focus), "f") == relatively(1.0693147180559945, 1e-14));
}

TEST_CASE("the table of rows has the numbers of the picture")
{
    const auto found = std::ranges::find_if(
        tableQuantities(), [](const TableQuantity& one) { return one.quantity == "matched_row"; });
    REQUIRE(found != tableQuantities().end());
    LabState state = tempered(TemperatureRule::LogN);
    state.schemes.sink = {.isThere = true, .logit = 3};
    const TemperatureFrame frame = temperatureFrame(state);
    const std::vector<double> row = found->table(state, {}).row(frame.query);
    CHECK(row[0] == frame.factor);
    CHECK(row[1] == frame.plain.entropy);
    CHECK(row[2] == frame.scaled.entropy);
    CHECK(row[3] == frame.plain.ofMatch);
    CHECK(row[4] == frame.scaled.ofMatch);
    CHECK(row[5] == frame.withSink.ofMatch);
    CHECK(row[6] == frame.withSink.ofSink);
}
