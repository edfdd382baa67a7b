#include "core/drawing/legend.h"
#include "core/figures/context/context_figures.h"
#include "tests/core/figures/figure_laws.h"

#include <algorithm>
#include <cmath>
#include <set>

using namespace lab;
using namespace lab::drawing;

namespace {

constexpr Box usual {0, 0, 464, 275};
constexpr Box low {0, 0, 300, 190};

LabState tempered(TemperatureRule rule, std::int64_t query = 131071)
{
    LabState state;
    state.bench = BenchId::Context;
    state.rotations.width = 128;
    state.schemes.temperature.rule = rule;
    state.position.query = query;
    state.schemes.sink.isThere = true;
    return clamped(state);
}

Drawing drawn(const LabState& state, const Box& place = usual)
{
    return drawnIn(contextTemperature, temperatureFrame(state), place);
}

} // namespace

TEST_CASE("the temperature: the laws of all figures hold")
{
    Focus focus;
    focus.picture = Picture::ContextTemperature;
    focus.position = 8191;
    checkLaws(contextTemperature,
        {temperatureFrame(tempered(TemperatureRule::None)), TemperatureFrame {},
            temperatureFrame(tempered(TemperatureRule::Inkling, 0)),
            temperatureFrame(tempered(TemperatureRule::LogN))},
        {usual, low, Box {3, 4, 40, 30}}, focus);
}

TEST_CASE("the temperature: the names of the bars are unique")
{
    for (const std::int64_t query : {9, 131071}) { // at 9 the factor is 1
        std::set<std::string> names;
        for (const Text& text :
            marksOf<Text>(drawn(tempered(TemperatureRule::Llama4, query)), Layer::Meaning::Data))
            if (text.align == Align::Right && text.ink == Ink(Tone::Notes) && text.at.y > 200)
                names.insert(text.said.text);
        CHECK(names.size() >= 3);
        CHECK(names.contains("without"));
        CHECK(names.contains("+ sink"));
    }
}

TEST_CASE("the temperature: no curve runs through the name of the entropy")
{
    for (const std::int64_t query : {0, 9, 300, 9000, 131071, 9'000'000})
        for (int width = 260; width <= 360; width += 4) {
            const Drawing drawing = drawn(tempered(TemperatureRule::Llama4, query),
                Box {0, 0, static_cast<double>(width), 180});
            for (const Text& text : marksOf<Text>(drawing, Layer::Meaning::Data))
                if (text.said.text.starts_with("entropy"))
                    for (const Curve& curve : marksOf<Curve>(drawing, Layer::Meaning::Data))
                        for (const Point& point : curve.points)
                            CHECK(!boxOf(text, usualStyle).grown(3, 3).contains(point));
        }
}

TEST_CASE("the temperature: its handles set the query, the length and the scale")
{
    const LabState state = tempered(TemperatureRule::Inkling);
    const Drawing drawing = drawn(state);
    const LabState moved = movedTo(state, drawing, "position.query", 1 << 20);
    CHECK(moved.position.query == (1 << 20) - 1);
    CHECK(moved.position.key == state.position.key);
    CHECK(movedTo(state, drawing, "temperature.length", 1 << 16).schemes.temperature.length
        == 1 << 16);
    const Handle* scale = handleOf(drawing, "temperature.scale");
    REQUIRE(scale);
    const LabState scaled = movedTo(state, drawing, "temperature.scale", scale->number - 0.2);
    const double after = temperatureFrame(scaled).curve.back().factor;
    CHECK(after == doctest::Approx(scale->number - 0.2).epsilon(0.01)); // its scale is rounded
    CHECK(movedTo(state, drawing, "temperature.scale", -5).schemes.temperature.scale == 0);
}

TEST_CASE("the temperature: only what has an effect has a handle")
{
    CHECK(!handleOf(drawn(tempered(TemperatureRule::LogN)), "temperature.scale"));
    CHECK(!handleOf(drawn(tempered(TemperatureRule::None)), "temperature.length"));
    LabState constant = tempered(TemperatureRule::Ministral3);
    constant.schemes.temperature.length = lastPosition;
    CHECK(handleOf(drawn(constant), "temperature.length"));
    CHECK(!handleOf(drawn(constant), "temperature.scale"));
    CHECK(!handleOf(drawn(tempered(TemperatureRule::Llama4), low), "base.match_score"));
    CHECK(handleOf(drawn(tempered(TemperatureRule::Llama4), low), "temperature.length"));
    CHECK(drawnIn(contextTemperature, TemperatureFrame {}, usual) == Drawing {});
}

TEST_CASE("the temperature: the bars are dragged to weights")
{
    const LabState state = tempered(TemperatureRule::Llama4);
    const Drawing drawing = drawn(state);
    const TemperatureFrame matched =
        temperatureFrame(movedTo(state, drawing, "base.match_score", 0.6));
    CHECK(matched.scaled.ofMatch == doctest::Approx(0.6).epsilon(0.005));
    CHECK(matched.plain.ofMatch < 0.6);
    CHECK(temperatureFrame(movedTo(state, drawing, "sink.logit", 0.7)).withSink.ofSink
        == doctest::Approx(0.3).epsilon(0.005));
    CHECK(movedTo(state, drawing, "sink.logit", 0).schemes.sink.logit <= 100);
}

TEST_CASE("the temperature: the keys move the query")
{
    const LabState state = tempered(TemperatureRule::LogN);
    const auto query = [&](Key key, bool isShifted = false) {
        return afterKey(contextTemperature, temperatureFrame(state), state, key, isShifted)
            .position.query;
    };
    CHECK(query(Key::Right) == 131072);
    CHECK(query(Key::Left, true) == 131061);
    CHECK(query(Key::PageUp) == 262143);
    CHECK(query(Key::PageDown) == 65535);
    CHECK(!contextTemperature.pressed(temperatureFrame(state), Key::Up).isOwn);
}

TEST_CASE("the temperature: a position under the pointer has a dot at its own factor")
{
    const LabState state = tempered(TemperatureRule::Llama4);
    const Drawing drawing = drawn(state);
    REQUIRE(drawing.zones.size() == 1);
    const Axis& x = drawing.zones[0].axis;
    const Focus focus = hitAt(drawing, {x.pixel(8192), 100}).focus;
    CHECK(focus.position == 8191);
    CHECK(focus.picture == Picture::ContextTemperature);
    CHECK(hitAt(drawing, {2, 2}).focus == Focus {});
    Pointing pointing;
    pointing.focus = focus;
    const auto rings = marksOf<Rings>(drawnIn<TemperatureFrame>(contextTemperature,
                                          temperatureFrame(state), usual, nullptr, pointing),
        Layer::Meaning::Selection);
    REQUIRE(rings.size() == 1);
    CHECK(rings[0].places[0].x == doctest::Approx(x.pixel(8192)));
}

TEST_CASE("the temperature: its axis is that of the length")
{
    // Query 9 is the last of ten positions, so its line is at 10.
    CHECK(handleOf(drawn(tempered(TemperatureRule::Llama4, 9)), "position.query")->number == 10);
    CHECK(textsOf(drawn(tempered(TemperatureRule::Llama4)),
              "against text length; one key matches the query")
        == 1);
}

TEST_CASE("the temperature: every state has a sentence")
{
    const auto spoken = [](TemperatureRule rule) {
        return contextTemperature.spoken(temperatureFrame(tempered(rule)), english).text;
    };
    CHECK(spoken(TemperatureRule::None).starts_with("No temperature"));
    CHECK(spoken(TemperatureRule::Llama4).starts_with("At position 131\u2009071"));
}
