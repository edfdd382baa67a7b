#include "core/drawing/json.h"
#include "core/drawing/legend.h"
#include "core/figures/context/context_figures.h"
#include "core/figures/context/context_words.h"
#include "core/state/edit.h"
#include "tests/core/drawing/plain_texts.h"
#include "tests/core/figures/drawn_marks.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

using namespace lab;
using namespace lab::drawing;

namespace {

LabState growing(ScalingMethod method = ScalingMethod::DynamicNtk, std::int64_t length = 32768)
{
    LabState state;
    state.bench = BenchId::Context;
    state.rotations.width = 128;
    state.rotations.pair = 53;
    state.rotations.scaling.method = method;
    state.rotations.scaling.currentLength = length;
    state.position.trainingLength = 4096;
    state.position.query = length - 1;
    return clamped(state);
}

/// A long text whose factors differ by more than powers of two can show.
LabState extreme()
{
    LabState state = growing(ScalingMethod::LongRope);
    state.rotations.scaling.shortFactors.assign(64, 0.01);
    state.rotations.scaling.longFactors.assign(64, 1e6);
    return clamped(state);
}

LabState unrotated()
{
    LabState state = growing();
    state.rotations.rotatedShare = 0;
    return clamped(state);
}

const Style style {plainMetrics, english};
const Box place {0, 0, 420, 260};

Drawing drawn(const LabState& state, const GrowingLengthFrame* reference = nullptr,
    const Pointing& pointing = {}, const Box& in = place)
{
    return contextGrowingLength.drawing(
        {growingLengthFrame(state), reference}, in, style, pointing);
}

Pointing pointingAt(int pair)
{
    Pointing pointing;
    pointing.focus.pair = pair;
    return pointing;
}

std::string spoken(const LabState& state)
{
    return contextGrowingLength.spoken(growingLengthFrame(state), english).text;
}

} // namespace

TEST_CASE("the growing length: equal arguments give equal drawings, and JSON that can be read")
{
    const GrowingLengthFrame other = growingLengthFrame(extreme());
    for (const LabState& state :
        {growing(), growing(ScalingMethod::Yarn, 100), extreme(), unrotated()})
        for (const GrowingLengthFrame* reference :
            {static_cast<const GrowingLengthFrame*>(nullptr), &other})
            for (const Box& in : {place, Box {10, 20, 60, 50}}) {
                const Drawing drawing = drawn(state, reference, pointingAt(3), in);
                CHECK(drawing == drawing); // NaN would differ from itself
                CHECK(drawing == drawn(state, reference, pointingAt(3), in));
                CHECK(
                    nlohmann::json::parse(json(drawing))["layers"].size() == drawing.layers.size());
            }
}

TEST_CASE("the growing length: only the last layer depends on what is pointed at, without paths")
{
    const Drawing rest = drawn(growing());
    Drawing pointed = drawn(growing(), nullptr, pointingAt(20));
    REQUIRE(rest.layers.back().isLive);
    CHECK(!(pointed == rest));
    pointed.layers.back() = rest.layers.back();
    CHECK(pointed == rest);
    forEachMark(
        rest, [](const Layer&, const Mark& mark) { CHECK(!std::holds_alternative<Path>(mark)); });
}

TEST_CASE("the growing length: keys that fit are thick, and others thin on them")
{
    const GrowingLengthFrame values = growingLengthFrame(growing());
    double fitting = 0;
    double others = 0;
    std::size_t count = 0;
    for (const Region& bar : marksOf<Region>(drawn(growing()), Layer::Meaning::Data)) {
        fitting = bar.fill == Ink(Tone::Seen) ? bar.box.height : fitting;
        others = bar.fill == Ink(Tone::Unseen) ? bar.box.height : others;
        count += bar.fill == Ink(Tone::Unseen) ? 1 : 0;
    }
    CHECK(others < fitting);
    CHECK(count == values.fit.misplacedSpans.size());
    CHECK(count > 0);
}

TEST_CASE("the growing length: a pair under the pointer has a dot at its own factor")
{
    for (const int pair : {20, 53}) {
        const GrowingLengthFrame values = growingLengthFrame(growing());
        const Drawing drawing = drawn(growing(), nullptr, pointingAt(pair));
        const auto dots = marksOf<Rings>(drawing, Layer::Meaning::Selection);
        REQUIRE(dots.size() == 1);
        CHECK(dots[0].fill == Ink(pair == 53 ? Tone::Text : Tone::Ground));
        CHECK(dots[0].places[0].x == drawing.handles[0].place.x);
        const std::string words = "pair " + std::to_string(pair) + ' '
            + factorLabel(values.present[static_cast<std::size_t>(pair)]);
        const auto texts = marksOf<Text>(drawing, Layer::Meaning::Selection);
        CHECK(
            std::ranges::count(texts, words, [](const Text& text) { return text.said.text; }) == 1);
        for (const Text& text : texts) // the name of the slowest pair's curve keeps clear
            for (const Text& other : texts)
                CHECK((text == other || !boxOf(text, style).meets(boxOf(other, style))));
    }
}

TEST_CASE("the growing length: its handles move the query and the key")
{
    const LabState state = growing();
    const Drawing drawing = drawn(state);
    REQUIRE(drawing.handles.size() == 2);
    const Handle& length = drawing.handles[0];
    const Handle& key = drawing.handles[1];
    CHECK(numberAt(length, {length.axis.pixel(1 << 20), 0}) == 1 << 20);
    CHECK(numberAt(length, {-1000, 0}) == 1);
    CHECK(numberAt(length, {1e6, 0}) == static_cast<double>(lastPosition));
    const auto moved = editTo(length, 1000);
    REQUIRE(moved->is<MovePositions>());
    CHECK(applied(state, *moved).position.query == 999);
    CHECK(applied(state, *moved).position.key == state.position.key);
    CHECK(applied(state, *editTo(key, 51)).position.key == 50);
    const auto focusAt = [&](double number, double y) {
        return hitAt(drawing, {length.axis.pixel(number), y}).focus;
    };
    CHECK(focusAt(4096, 100).position == 4096);
    CHECK(focusAt(300, key.place.y).key == doctest::Approx(299).epsilon(0.03));
    CHECK(hitAt(drawing, key.place).focus.key == state.position.key);
    CHECK(hitAt(drawing, {2, 2}).focus == Focus {});
}

TEST_CASE("the growing length: the handle of the last position has that position")
{
    LabState state = growing();
    state.position.key = lastPosition;
    const Drawing drawing = drawn(clamped(state));
    CHECK(hitAt(drawing, drawing.handles[1].place).focus.key == lastPosition);
}

TEST_CASE("the growing length: its keys change the length and select the pair")
{
    const LabState state = growing();
    const auto after = [&](Key key, bool isShifted) {
        const auto press =
            isShifted ? contextGrowingLength.pressedWithShift : contextGrowingLength.pressed;
        const KeyPress pressed = press(growingLengthFrame(state), key);
        return pressed.edit ? applied(state, *pressed.edit) : state;
    };
    const auto length = [&](Key key, bool isShifted) {
        return after(key, isShifted).rotations.scaling.currentLength;
    };
    CHECK(length(Key::Right, false) == 32769);
    CHECK(length(Key::Left, true) == 32758);
    CHECK(length(Key::PageUp, false) == 65536);
    CHECK(length(Key::PageDown, true) == 16384);
    CHECK(after(Key::Up, false).rotations.pair == 52);
    CHECK(!contextGrowingLength.pressed(growingLengthFrame(state), Key::Home).isOwn);
}

TEST_CASE("the growing length: every state has a sentence")
{
    CHECK(spoken(growing()).find("are off by more than 0.1 rad in pair 53") != std::string::npos);
    CHECK(spoken(growing(ScalingMethod::DynamicNtk, 4096)).starts_with("Up to"));
    LabState first = growing();
    first.rotations.pair = 0; // its frequency is never divided
    CHECK(spoken(first).starts_with("All "));
    CHECK(spoken(growing(ScalingMethod::None)).starts_with("Without a method"));
    CHECK(spoken(growing(ScalingMethod::Yarn)).starts_with("YaRN ignores the length"));
    CHECK(spoken(unrotated()).starts_with("No pair"));
    CHECK(drawn(unrotated()).handles.empty());
}

TEST_CASE("the growing length: factors stay in the ground, with few numbers")
{
    for (const Box& in : {Box {0, 0, 290, 190}, place, Box {0, 0, 1800, 900}}) {
        const Drawing drawing = drawn(extreme(), nullptr, {}, in);
        const Box& ground = drawing.handles[0].jump;
        CHECK(ground.height > 40);
        CHECK(drawing.handles[1].jump.bottom() + 20 < in.bottom());
        for (const Curve& curve : marksOf<Curve>(drawing, Layer::Meaning::Data))
            for (const Point& point : curve.points)
                CHECK(ground.grown(0.1, 0.1).contains(point));
        const auto numbers = marksOf<Text>(drawing, Layer::Meaning::Axes);
        CHECK(std::ranges::count(numbers, Align::Right, &Text::align) <= 10);
    }
}

TEST_CASE("a factor as the pictures show it")
{
    CHECK(factorLabel(8) == "×8");
    CHECK(factorLabel(2e10) == "×2×10^10");
    CHECK(factorLabel(1e10) == "×10^10");
}
