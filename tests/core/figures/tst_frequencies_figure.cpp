#include "core/drawing/json.h"
#include "core/figures/rotations/rotations_figures.h"
#include "tests/core/drawing/plain_texts.h"
#include "tests/core/figures/drawn_marks.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace lab;
using namespace lab::drawing;

namespace {

constexpr Box place {0, 0, 320, 207};
const Style style {plainMetrics, english};

LabState stateOf(double base, int width = 16)
{
    LabState state;
    state.rotations.base = base;
    state.rotations.width = width;
    return clamped(state);
}

LabState torn()
{
    LabState state = stateOf(10000);
    state.rotations.pairing = Pairing::WrongMix;
    return clamped(state);
}

LabState interpolated()
{
    LabState state = stateOf(10000);
    state.rotations.scaling.method = ScalingMethod::PositionInterpolation;
    state.rotations.scaling.factor = 8;
    return clamped(state);
}

LabState partlyRotated(double share)
{
    LabState state = stateOf(10000);
    state.rotations.rotatedShare = share;
    return clamped(state);
}

Drawing drawn(const LabState& state, const FrequenciesFrame* reference = nullptr,
    const Pointing& pointing = {}, const Box& in = place)
{
    return rotationsFrequencies.drawing({frequenciesFrame(state), reference}, in, style, pointing);
}

Point at(const Drawing& drawing, double pair, double frequency)
{
    return {drawing.zones.front().axis.pixel(pair), drawing.y.pixel(frequency)};
}

bool isNear(Point a, Point b)
{
    return std::hypot(a.x - b.x, a.y - b.y) < 1e-6;
}

Pointing pointingAt(int pair)
{
    Pointing pointing;
    pointing.focus.pair = pair;
    return pointing;
}

Pointing holding(const Drawing& drawing)
{
    Pointing pointing;
    const Handle& base = drawing.handles.front();
    pointing.held = Pointing::Held {base, base.place, drawing.y};
    return pointing;
}

} // namespace

TEST_CASE("frequencies: equal arguments give equal drawings without paths, and JSON")
{
    const FrequenciesFrame other = frequenciesFrame(stateOf(1e6, 64));
    for (const LabState& state : {stateOf(10000), stateOf(100, 2), torn(), interpolated(),
             partlyRotated(0), partlyRotated(0.5), stateOf(1e12, 1024)})
        for (const FrequenciesFrame* reference :
            {static_cast<const FrequenciesFrame*>(nullptr), &other})
            for (const Box& in : {place, Box {10, 20, 60, 50}}) {
                const Drawing drawing = drawn(state, reference, pointingAt(3), in);
                CHECK(drawing == drawing); // NaN would differ from itself
                CHECK(drawing == drawn(state, reference, pointingAt(3), in));
                CHECK(
                    nlohmann::json::parse(json(drawing))["layers"].size() == drawing.layers.size());
                forEachMark(drawing, [](const Layer&, const Mark& mark) {
                    CHECK(!std::holds_alternative<Path>(mark));
                });
            }
}

TEST_CASE("frequencies: only the last layer depends on what is pointed at or held")
{
    const Drawing rest = drawn(stateOf(10000));
    REQUIRE(rest.layers.back().isLive);
    for (const Pointing& pointing : {pointingAt(5), holding(rest)}) {
        Drawing pointed = drawn(stateOf(10000), nullptr, pointing);
        CHECK(!(pointed == rest));
        pointed.layers.back() = rest.layers.back();
        CHECK(pointed == rest);
    }
    CHECK(drawn(stateOf(10000), nullptr, pointingAt(2)) == rest); // the selected one
}

TEST_CASE("frequencies: the diamond is at the end of the line, at 1/b")
{
    for (const double base : {100.0, 10'000.0, 1e12})
        for (const int width : {4, 16, 128}) {
            const Drawing drawing = drawn(stateOf(base, width));
            const Point end = at(drawing, width / 2.0, 1 / base);
            CHECK(isNear(drawing.handles.front().place, end));
            CHECK(place.contains(end));
            const auto lines = marksOf<Curve>(drawing, Layer::Meaning::Data);
            CHECK(isNear(lines.front().points.front(), at(drawing, 0, 1)));
            CHECK(isNear(lines.front().points.back(), end));
        }
}

TEST_CASE("frequencies: while the base is dragged the axis stays, and the old line is dashed")
{
    const Drawing rest = drawn(stateOf(10000));
    const Drawing dragged = drawn(stateOf(1e8), nullptr, holding(rest));
    CHECK(dragged.y == rest.y);
    CHECK(dragged.handles.front().place.y == rest.zones.front().box.bottom()); // it is below
    const auto before = marksOf<Curve>(dragged, Layer::Meaning::Selection);
    REQUIRE(before.size() == 1);
    CHECK(!before.front().pen.dashes.empty());
    CHECK(isNear(before.front().points.back(), rest.handles.front().place));
}

TEST_CASE("frequencies: one or no pair has no diamond")
{
    for (const LabState& state : {stateOf(10000, 2), partlyRotated(0)})
        CHECK(drawn(state).handles.empty());
    CHECK(textsOf(drawn(partlyRotated(0)), "No pair is rotated: raise the rotary fraction.") == 1);
    CHECK(hitAt(drawn(partlyRotated(0)), {200, 100}).focus == Focus {});
}

TEST_CASE("frequencies: a method moves the dots but not the line")
{
    const Drawing drawing = drawn(interpolated());
    CHECK(isNear(drawing.handles.front().place, at(drawing, 8, 1e-4)));
    const auto rings = marksOf<Rings>(drawing, Layer::Meaning::Selection);
    REQUIRE(rings.front().places.size() == 1);
    CHECK(isNear(rings.front().places.front(), at(drawing, 2, 0.1 / 8)));
    CHECK(marksOf<Curve>(drawing, Layer::Meaning::Data).size() == 2);
    CHECK(textsOf(drawing, "plain RoPE") == 1);
    CHECK(textsOf(drawn(interpolated(), nullptr, {}, {0, 0, 240, 207}), "plain RoPE") == 0);
}

TEST_CASE("frequencies: a pair of a mismatched layout has two dots, joined by a line")
{
    const Drawing drawing = drawn(torn());
    CHECK(marksOf<Rings>(drawing, Layer::Meaning::Selection).front().places.size() == 2);
    CHECK(marksOf<Rule>(drawing, Layer::Meaning::Data).size() >= 7);
    CHECK(textsOf(drawing, "two frequencies per pair") == 1);
    CHECK(textsOf(drawn(torn(), nullptr, {}, {0, 0, 640, 300}),
              "The columns of a pair have different frequencies")
        == 1);
    CHECK(marksOf<Text>(drawing, Layer::Meaning::Selection).empty());
}

TEST_CASE("frequencies: unrotated pairs are counted")
{
    const auto notes = marksOf<Text>(drawn(partlyRotated(0.5)), Layer::Meaning::Texts);
    CHECK(std::ranges::count(notes, "not rotated: 4 of 8 pairs", [](const Text& text) {
        return text.said.text;
    }) == 1);
}

TEST_CASE("frequencies: A has a dashed line and a diamond, unless it is the same one")
{
    const FrequenciesFrame other = frequenciesFrame(stateOf(1e6));
    const Drawing drawing = drawn(stateOf(10000), &other);
    REQUIRE(drawing.pinned.size() == 1);
    CHECK(isNear(drawing.pinned.front().place, at(drawing, 8, 1e-6)));
    CHECK(drawing.pinned.front().number == 1e6);
    CHECK(marksOf<Curve>(drawing, Layer::Meaning::Reference).size() == 1);
    CHECK(drawn(stateOf(1e6), &other).pinned.empty());
}

TEST_CASE("frequencies: pointing and pressing select the pair there")
{
    const Drawing drawing = drawn(stateOf(10000));
    const Point there = at(drawing, 4.2, 0.5);
    const Hit hit = hitAt(drawing, there);
    CHECK(hit.focus.pair == 4);
    CHECK(hit.focus.picture == Picture::RotationsFrequencies);
    REQUIRE(hit.zone);
    const auto press = hit.zone->pressed(*hit.zone, there);
    CHECK(press->as<SetParameter>()->value == Value(std::int64_t {4}));
    CHECK(!hit.handle);
    CHECK(hitAt(drawing, drawing.handles.front().place).handle);
    CHECK(hitAt(drawing, {2, 2}).focus == Focus {});
}
