#include "core/drawing/json.h"
#include "core/figures/context/context_figures.h"
#include "core/figures/context/ring_grid.h"
#include "core/state/edit.h"
#include "tests/core/drawing/plain_texts.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

using namespace lab;
using namespace lab::drawing;

namespace {

constexpr Box usual {0, 0, 416, 260};
constexpr Box ringSpace {8, 28, 400, 204};

RingsFrame frameOf(int width, double base = 10000, int selected = 0,
    ScalingMethod method = ScalingMethod::None, double share = 1)
{
    LabState state;
    state.rotations.width = width;
    state.rotations.base = base;
    state.rotations.pair = selected;
    state.rotations.scaling.method = method;
    state.rotations.rotatedShare = share;
    state.position.trainingLength = 4096;
    state.position.targetLength = 32768;
    return ringsFrame(clamped(state));
}

Style style(double scale = 1, bool hasWords = true)
{
    return {plainMetrics, english, scale, hasWords, !hasWords};
}

Drawing drawn(const RingsFrame& frame, const RingsFrame* reference = nullptr,
    const Pointing& pointing = {}, const Box& place = usual, bool hasWords = true)
{
    return contextRings.drawing(
        {frame, reference}, place, style(hasWords ? 1 : 0.5, hasWords), pointing);
}

template <class Kind> std::vector<Kind> marksOf(const Drawing& drawing)
{
    std::vector<Kind> all;
    for (const Layer& layer : drawing.layers)
        for (const Mark& mark : layer.marks)
            if (const auto* one = std::get_if<Kind>(&mark))
                all.push_back(*one);
    return all;
}

bool says(const Drawing& drawing, const std::string& text)
{
    return std::ranges::any_of(
        marksOf<Text>(drawing), [&](const Text& one) { return one.said.text == text; });
}

const Handle* handle(const Drawing& drawing, int pair, std::string_view key)
{
    const auto found = std::ranges::find_if(
        drawing.handles, [&](const Handle& one) { return one.which == pair && one.key == key; });
    return found == drawing.handles.end() ? nullptr : &*found;
}

} // namespace

TEST_CASE("rings are equal for equal arguments, without NaN and without a free path")
{
    const RingsFrame other = frameOf(128, 500000, 40, ScalingMethod::Yarn);
    for (const RingsFrame& frame : {frameOf(128), frameOf(2), frameOf(1024, 1e12, 500), other,
             frameOf(16, 10000, 7, ScalingMethod::None, 0)})
        for (const Box& place : {usual, Box {3, 5, 900, 440}, Box {0, 0, 60, 40}})
            for (const bool hasWords : {true, false}) {
                const Drawing drawing = drawn(frame, &other, {}, place, hasWords);
                CHECK(drawing == drawing); // NaN would differ from itself
                CHECK(drawing == drawn(frame, &other, {}, place, hasWords));
                CHECK(marksOf<Path>(drawing).empty());
                CHECK(
                    nlohmann::json::parse(json(drawing))["layers"].size() == drawing.layers.size());
            }
}

TEST_CASE("layers of rings that are not live do not depend on the pointer")
{
    const RingsFrame frame = frameOf(128, 10000, 51);
    const Drawing rest = drawn(frame);
    Pointing pointing;
    pointing.focus.pair = 12;
    pointing.held = Pointing::Held {rest.handles[0], {}};
    const Drawing pointed = drawn(frame, nullptr, pointing);
    REQUIRE(pointed.layers.size() >= rest.layers.size());
    CHECK(pointed.layers.front() == rest.layers.front());
    CHECK(pointed.layers.back() == rest.layers.back());
    CHECK(!rest.layers.front().isLive);
    CHECK(!rest.layers.back().isLive);
}

TEST_CASE("rings fit at any size and number of pairs")
{
    for (const int width : {2, 4, 16, 64, 128, 256, 1024})
        for (const double base : {1.5, 10000.0, 1e12})
            for (const auto& [place, scale] : {std::pair(Box {8, 28, 284, 144}, 1.0),
                     std::pair(ringSpace, 1.0), std::pair(Box {8, 28, 884, 384}, 1.6)}) {
                const RingsFrame frame = frameOf(width, base);
                const RingGrid grid(frame, place, style(scale));
                const RingPlaces places(
                    grid, place, static_cast<int>(frame.rings.size()), {}, style(scale));
                REQUIRE(!places.rings.empty());
                const double edge = places.radius + places.seenWidth / 2;
                CHECK(edge >= std::min(20 * scale, place.height / 2));
                for (std::size_t i = 0; i < places.rings.size(); ++i) {
                    const Point centre = places.rings[i].centre;
                    CHECK(centre.x - edge >= place.left() - 1);
                    CHECK(centre.x + edge <= place.right() + 1);
                    CHECK(centre.y - edge >= place.top() - 1);
                    CHECK(centre.y + edge <= place.bottom() + 1);
                    for (std::size_t j = 0; j < i; ++j) {
                        const Point away = places.rings[j].centre - centre;
                        CHECK(std::hypot(away.x, away.y) >= 2 * edge + 1);
                    }
                }
            }
}

TEST_CASE("the last rotated pair always has a ring")
{
    for (const int width : {2, 16, 18, 126, 128, 1024}) {
        const RingGrid grid(frameOf(width), ringSpace, style());
        CHECK(grid.pair(grid.count - 1) == width / 2 - 1);
        CHECK(grid.first >= 0);
    }
    for (const auto& [share, last] : {std::pair(0.25, 15), {0.75, 47}, {0.0, 63}}) {
        LabState state;
        state.rotations.width = 128;
        state.rotations.scaling.method = ScalingMethod::ProportionalRope;
        state.rotations.scaling.turningShare = share;
        const RingsFrame frame = ringsFrame(clamped(state));
        const RingGrid grid(frame, ringSpace, style());
        CHECK(grid.pair(grid.count - 1) == last);
        CHECK(!handle(drawn(frame), 63, "context.training_length"));
    }
    CHECK(RingGrid(RingGrid(frameOf(128), ringSpace, style()).numbers()).numbers()
        == RingGrid(frameOf(128), ringSpace, style()).numbers());
}

TEST_CASE("fast rings are full and slow rings are shown")
{
    const RingGrid grid(frameOf(128), ringSpace, style());
    CHECK(grid.step == 2);
    CHECK(grid.first < 46 - 2 * grid.step); // pair 46 is the first that is not fully seen
    CHECK(grid.count >= 12);
    CHECK(RingGrid(frameOf(128), {0, 0, 1800, 900}, style()).step == 1);
}

TEST_CASE("the arcs are those of the frame, thick where training has seen them")
{
    const RingsFrame frame = frameOf(128, 10000, 63);
    const Drawing drawing = drawn(frame);
    const Arcs rings = marksOf<Arcs>(drawing).front();
    CHECK(rings.areRings);
    const RingsFrame::Ring& last = frame.rings.back();
    const std::size_t count = rings.arcs.size();
    const Arcs::Arc& seen = rings.arcs[count - 1];
    const Arcs::Arc& unseen = rings.arcs[count - 2];
    CHECK(seen.pen.ink == Ink(Tone::Seen));
    CHECK(seen.turns == doctest::Approx(last.turns));
    CHECK(unseen.pen.ink == Ink(Tone::Unseen));
    CHECK(unseen.start == doctest::Approx(last.seenArc));
    CHECK(unseen.turns == doctest::Approx(last.targetTurns - last.turns));
    CHECK(unseen.pen.width < seen.pen.width);
    CHECK(rings.arcs[count - 3].pen.ink == Ink(Tone::Axis)); // the rest of the circle
    CHECK(rings.arcs[0].pen.ink == Ink(Tone::Seen)); // fully seen
    CHECK(rings.arcs[0].turns >= 1);
}

TEST_CASE("the title has the pairs and the method")
{
    CHECK(says(drawn(frameOf(2)), "every pair"));
    const RingGrid grid(frameOf(128), ringSpace, style());
    CHECK(says(
        drawn(frameOf(128)), "pair 0, every second pair from " + std::to_string(grid.pair(1))));
    CHECK(says(
        drawn(frameOf(128, 10000, 51)), "every second pair from " + std::to_string(grid.first)));
    CHECK(says(drawn(frameOf(128, 10000, 51, ScalingMethod::Yarn)), "with YaRN"));
    CHECK(says(drawn(frameOf(16, 10000, 0, ScalingMethod::None, 0)),
        "No pair is rotated: raise the rotary fraction."));
}

TEST_CASE("the selected pair and the one under the pointer replace their neighbor")
{
    const RingsFrame frame = frameOf(128, 10000, 3);
    const auto has = [](const Drawing& drawing, int pair) {
        return std::ranges::any_of(
            drawing.targets, [pair](const Target& one) { return one.focus.pair == pair; });
    };
    Pointing pointing;
    const int left = RingGrid(frame, ringSpace, style()).pair(4) + 1;
    pointing.focus.pair = left;
    CHECK(has(drawn(frame), 3));
    CHECK(!has(drawn(frame), left));
    CHECK(has(drawn(frame, nullptr, pointing), left));
    CHECK(drawn(frame).targets.size() == drawn(frame, nullptr, pointing).targets.size());
}

TEST_CASE("the nearest of several circles is meant, and a handle only of the same focus")
{
    Drawing drawing;
    for (const int pair : {0, 1}) {
        Target target {.box = Box {20.0 * pair, 0, 0, 0}.inset(-15)};
        target.reach = 15;
        target.focus.picture = Picture::ContextRings;
        target.focus.pair = pair;
        drawing.targets.push_back(target);
        drawing.handles.push_back({.which = pair,
            .place = {10, 0},
            .reach = 12,
            .focus = target.focus,
            .isOfTarget = true});
    }
    CHECK(hitAt(drawing, {9, 0}).focus.pair == 0);
    CHECK(hitAt(drawing, {9, 0}).handle->which == 0);
    CHECK(hitAt(drawing, {11, 0}).handle->which == 1);
    CHECK(!hitAt(drawing, {0, 14}).handle);
    CHECK(hitAt(drawing, {0, 16}).focus == Focus {});
}

TEST_CASE("turns follow the pointer around a circle in the shorter direction")
{
    const CircleAxis circle {{10, 10}, 5};
    CHECK(circle.turned(2, {15, 10}, {10, 5}) == doctest::Approx(2.25));
    CHECK(circle.turned(2, {15, 10}, {10, 15}) == doctest::Approx(1.75));
    CHECK(circle.turned(0, {5, 9.9}, {5, 10.1}) == doctest::Approx(0.0063).epsilon(0.02));
}

TEST_CASE("the end of the seen arc changes the training length, that of the new arc the target")
{
    const RingsFrame frame = frameOf(128, 10000, 61);
    const Drawing drawing = drawn(frame);
    const auto length = [&](std::string_view key, double turns) {
        const Handle* end = handle(drawing, 61, key);
        REQUIRE(end);
        CHECK(end->isListed);
        const auto edit = contextRings.dragged(frame, *end, turns);
        REQUIRE(edit);
        CHECK(edit->as<SetParameter>()->key == key);
        return std::get<std::int64_t>(edit->as<SetParameter>()->value);
    };
    const RingsFrame::Ring& ring = frame.rings[61];
    CHECK(length("context.training_length", 3 * ring.turns) == 3 * 4096);
    CHECK(length("context.training_length", -0.3) == 1);
    CHECK(length("context.training_length", 1.9999 * ring.turns) == 8192); // it holds
    CHECK(length("context.target_length", 0.75 * ring.targetTurns) == 24576);
    CHECK(!handle(drawing, 59, "context.training_length")->isListed);
}

TEST_CASE("a target whose factor is another is dragged alone, in proportion")
{
    LabState state;
    state.rotations.width = 128;
    state.rotations.base = 500000;
    state.rotations.pair = 40;
    state.rotations.scaling.method = ScalingMethod::Llama3;
    state.rotations.scaling.originalLength = 8192;
    state.rotations.scaling.factor = 8;
    state.position.trainingLength = 8192;
    state.position.targetLength = 131072;
    const RingsFrame frame = ringsFrame(clamped(state));
    const Drawing drawing = drawn(frame);
    const Handle* end = handle(drawing, 40, "position.target_length");
    REQUIRE(end);
    const auto edit = contextRings.dragged(frame, *end, 0.75 * end->number);
    CHECK(std::get<std::int64_t>(edit->as<SetParameter>()->value) == 98304);
}

TEST_CASE("the rings stay in place while an end is held")
{
    const RingsFrame frame = frameOf(128, 10000, 51);
    const Drawing start = drawn(frame);
    Pointing pointing;
    pointing.held = Pointing::Held {start.handles[0], {}};
    LabState longer;
    longer.rotations.width = 128;
    longer.rotations.pair = 51;
    longer.position.trainingLength = 200;
    longer.position.targetLength = 32768;
    const RingsFrame after = ringsFrame(clamped(longer));
    CHECK(drawn(after).targets.size() != start.targets.size());
    const Drawing held = drawn(after, nullptr, pointing);
    REQUIRE(held.targets.size() == start.targets.size());
    for (std::size_t k = 0; k < held.targets.size(); ++k)
        CHECK(held.targets[k] == start.targets[k]);
}

TEST_CASE("keys select by pair and by row")
{
    const RingsFrame frame = frameOf(128, 10000, 51);
    const Drawing drawing = drawn(frame);
    const RingGrid grid(frame, ringSpace, style());
    REQUIRE(drawing.keys.size() == 2);
    CHECK(drawing.keys[0].first == Key::Up);
    CHECK(drawing.keys[0].second.value == Value(std::int64_t {51 - grid.step * grid.columns}));
    CHECK(drawing.keys[1].second.value
        == Value(std::int64_t {std::min(63, 51 + grid.step * grid.columns)}));
    const auto right = contextRings.pressed(frame, Key::Right).edit;
    CHECK(std::get<std::int64_t>(right->as<SetParameter>()->value) == 52);
}

TEST_CASE("A's arcs are dashed around the rings that changed")
{
    const RingsFrame frame = frameOf(128, 10000, 51);
    const RingsFrame other = frameOf(128, 20000, 51);
    const auto dashed = [&](const RingsFrame* reference) {
        std::size_t count = 0;
        for (const Arcs& mark : marksOf<Arcs>(drawn(frame, reference)))
            count += mark.areRings || mark.arcs[0].pen.dashes.empty() ? 0 : 1;
        return count;
    };
    CHECK(dashed(nullptr) == 0);
    CHECK(dashed(&frame) == 0);
    CHECK(dashed(&other) > 3);
    CHECK(dashed(&other) < drawn(frame).targets.size()); // not around those seen in both
}

TEST_CASE("in a row, each ring is below its point of the ladder and says what was seen")
{
    LabState state;
    state.rotations.width = 16;
    state.position.trainingLength = 4096;
    state.position.targetLength = 32768;
    const Drawing ladder = contextSpectrum.drawing(
        {spectrumFrame(clamped(state)), nullptr}, {10, 0, 800, 300}, style(), {});
    const Drawing row = drawn(frameOf(16), nullptr, {}, {10, 300, 800, 84});
    REQUIRE(row.targets.size() == 8);
    std::size_t below = 0;
    for (const Dots& dots : marksOf<Dots>(ladder))
        for (const Point& point : dots.places)
            below += std::ranges::any_of(row.targets,
                [&](const Target& one) { return std::abs(one.box.centre().x - point.x) < 0.5; });
    CHECK(below == 8);
    CHECK(says(row, "65 % seen"));
    CHECK(says(row, "21 % seen"));
    CHECK(handle(row, 6, "context.training_length"));
}

TEST_CASE("in a row without space for rings, columns show what was seen, and narrow ones an area")
{
    for (const int width : {128, 1024}) {
        const RingsFrame frame = frameOf(width, 10000, 3);
        const Drawing row = drawn(frame, nullptr, {}, {10, 300, 800, 84});
        CHECK(marksOf<Arcs>(row).empty());
        double highest = 0;
        double lowest = 1e9;
        std::size_t seen = 0;
        for (const Region& column : marksOf<Region>(row))
            if (column.fill == Ink(Tone::Seen)) {
                highest = std::max(highest, column.box.height);
                lowest = std::min(lowest, column.box.height);
                ++seen;
            }
        CHECK(seen == (width == 128 ? 64 : 0));
        if (seen > 0)
            CHECK(lowest / highest == doctest::Approx(frame.rings.back().turns));
        REQUIRE(row.zones.size() == 1);
        const Point there {row.zones[0].axis.pixel(41), 340};
        CHECK(hitAt(row, there).focus.pair == 41);
    }
}
