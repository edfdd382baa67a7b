#include "core/drawing/json.h"
#include "core/figures/rotations/dial_grid.h"
#include "core/figures/rotations/rotations_figures.h"
#include "core/state/drag_scale.h"
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

constexpr Box usual {0, 0, 524, 344}; // as in a window of 1280 x 800

LabState stateOf(int width, std::int64_t query = 9, std::int64_t key = 4)
{
    LabState state;
    state.rotations.width = width;
    state.position.query = query;
    state.position.key = key;
    return clamped(state);
}

std::vector<DialsFrame> frames()
{
    LabState resting = stateOf(16);
    resting.rotations.rotatedShare = 0.75;
    LabState torn = stateOf(16);
    torn.rotations.pairing = Pairing::WrongMix;
    const LabState longVector =
        applied(stateOf(8), MoveTip {Token::Query, 3, 4.0, 0.5}); // in another unit
    std::vector<DialsFrame> all;
    for (const LabState& state : {stateOf(2), stateOf(16), stateOf(16, 4000, 3), stateOf(128, 100),
             stateOf(1024), clamped(resting), clamped(torn), longVector})
        all.push_back(dialsFrame(state));
    return all;
}

Drawing drawn(const DialsFrame& frame, const DialsFrame* reference = nullptr,
    const Pointing& pointing = {}, const Box& place = usual, bool isPresenting = false)
{
    const Style style {plainMetrics, english, 1, true, isPresenting};
    return rotationsDials.drawing({frame, reference}, place, style, pointing);
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

const Handle& tip(const Drawing& drawing, int pair, Token token)
{
    const int which = 2 * pair + static_cast<int>(token);
    return *std::ranges::find_if(
        drawing.handles, [&](const Handle& one) { return one.plane && one.which == which; });
}

Pointing holding(const Handle& handle)
{
    Pointing pointing;
    pointing.held = Pointing::Held {handle, handle.place};
    return pointing;
}

std::size_t arcsOf(const Drawing& drawing, bool areWhole)
{
    std::size_t count = 0;
    for (const Arcs& mark : marksOf<Arcs>(drawing))
        for (const Arcs::Arc& arc : mark.arcs)
            count += (arc.turns >= 1) == areWhole ? 1 : 0;
    return count;
}

} // namespace

TEST_CASE("dials are equal for equal arguments, without NaN, few marks and no free path")
{
    const std::vector<DialsFrame> all = frames();
    for (const DialsFrame& frame : all)
        for (const Box& place : {usual, Box {10, 20, 200, 150}, Box {0, 0, 60, 60}})
            for (const bool isPresenting : {false, true}) {
                const Drawing drawing = drawn(frame, &all[2], {}, place, isPresenting);
                CHECK(drawing == drawing); // NaN would differ from itself
                CHECK(drawing == drawn(frame, &all[2], {}, place, isPresenting));
                CHECK(nlohmann::json::parse(json(drawing))["handles"].size()
                    == drawing.handles.size());
                CHECK(marksOf<Path>(drawing).empty());
                std::size_t marks = 0;
                for (const Layer& layer : drawing.layers)
                    marks += layer.marks.size();
                CHECK(marks < 4096);
            }
    CHECK(drawn(DialsFrame {}) == Drawing {});
}

TEST_CASE("layers of dials that are not live, handles and targets do not depend on the pointer")
{
    for (const DialsFrame& frame : frames()) {
        const Drawing rest = drawn(frame);
        Pointing pointing = holding(rest.handles.back());
        pointing.focus.pair = frame.dials.back().pair;
        const Drawing pointed = drawn(frame, nullptr, pointing);
        REQUIRE(pointed.layers.size() == rest.layers.size());
        for (std::size_t k = 0; k < rest.layers.size(); ++k)
            CHECK((rest.layers[k].isLive || pointed.layers[k] == rest.layers[k]));
        CHECK(pointed.handles == rest.handles);
        CHECK(pointed.targets == rest.targets);
    }
}

TEST_CASE("eight dials have the designed sizes")
{
    const DialGrid grid({12, 48, 488, 296}, 8, 1);
    CHECK(grid.labels == DialGrid::Labels::Full);
    CHECK(grid.columns == 4);
    CHECK(grid.radius == doctest::Approx(52));
    CHECK(grid.pitch.x == doctest::Approx(128).epsilon(0.05));
    CHECK(grid.pitch.y == doctest::Approx(152).epsilon(0.05));
}

TEST_CASE("every dial is inside and apart")
{
    for (const int count : {1, 2, 5, 8, 16, 32, 64})
        for (const Box& place : {Box {12, 48, 340, 222}, Box {12, 48, 488, 296},
                 Box {12, 48, 876, 592}, Box {12, 48, 1976, 1152}}) {
            const DialGrid grid(place, count, 1);
            CHECK(grid.radius >= 8);
            for (int index = 0; index < count; ++index) {
                const Point centre = grid.centre(index);
                CHECK(centre.x - grid.radius >= place.left() - 0.01);
                CHECK(centre.x + grid.radius <= place.right() + 0.01);
                CHECK(centre.y - grid.radius >= place.top() - 0.01);
                CHECK(centre.y + grid.radius <= place.bottom() + 0.01);
                CHECK(grid.cell(index).contains(centre));
                for (int other = 0; other < index; ++other) {
                    const Point step = centre - grid.centre(other);
                    CHECK(std::hypot(step.x, step.y) > 2 * grid.radius);
                    CHECK(!grid.cell(other).contains(centre));
                }
            }
        }
}

TEST_CASE("a tip is where its vector is, and a drag brings it to the pointer")
{
    for (const DialsFrame& frame : frames()) {
        const Drawing drawing = drawn(frame);
        for (const Token token : {Token::Query, Token::Key}) {
            const Handle& handle = tip(drawing, frame.selectedPair, token);
            CHECK(handle.isByKey);
            CHECK(hitAt(drawing, handle.place).handle);
            const Point to = handle.plane->zero + Point {5, -7};
            const auto edit = editAt(handle, handle, to);
            REQUIRE(edit);
            const auto* moved = edit->as<MoveTip>();
            REQUIRE(moved);
            CHECK(moved->token == token);
            CHECK(moved->pair == frame.selectedPair);
            const Point back = handle.plane->pixelOf({moved->x, moved->y});
            CHECK(back.x == doctest::Approx(to.x));
            CHECK(back.y == doctest::Approx(to.y));
            const auto far = editAt(handle, handle, to + Point {300, 400});
            REQUIRE(far);
            CHECK(std::hypot(far->as<MoveTip>()->x, far->as<MoveTip>()->y)
                == doctest::Approx(1.2 * frame.unit));
        }
    }
}

TEST_CASE("the nearest of several tips is grabbed, and none from farther away than its reach")
{
    Drawing drawing;
    for (const double x : {0.0, 10.0})
        drawing.handles.push_back({.which = static_cast<int>(x), .place = {x, 0}, .reach = 12});
    CHECK(hitAt(drawing, {3, 0}).handle->which == 0);
    CHECK(hitAt(drawing, {7, 0}).handle->which == 10);
    CHECK(hitAt(drawing, {22, 0}).handle->which == 10);
    CHECK(!hitAt(drawing, {22.1, 0}).handle);
}

TEST_CASE("while a tip is held the unit is that of the moment at which it was grabbed")
{
    const DialsFrame frame = frames()[1];
    const Drawing start = drawn(frame);
    const Handle& held = tip(start, 7, Token::Query);
    DialsFrame longer = frame;
    longer.unit = 4;
    CHECK(tip(drawn(longer), 7, Token::Query).plane->unit == 4);
    CHECK(tip(drawn(longer, nullptr, holding(held)), 7, Token::Query).place == held.place);
    CHECK(tip(drawn(frame, &longer), 7, Token::Query).plane->unit == 4); // A needs more
}

TEST_CASE("the tab has the dimension, and that of A")
{
    const std::vector<DialsFrame> all = frames();
    const Drawing alone = drawn(all[1]);
    const Handle& tab = alone.handles.front();
    CHECK(tab.key == "rope.width");
    CHECK(tab.number == 16);
    CHECK(alone.pinned.empty());
    const DragScale scale = tab.scaled->scale(tab.scaled->lowest, tab.scaled->highest);
    CHECK(scale.lowest == 2);
    CHECK(scale.highest == largestWidth);
    const Drawing both = drawn(all[1], &all[3]);
    REQUIRE(both.pinned.size() == 1);
    CHECK(both.pinned.front().number == 128);
    CHECK(both.pinned.front().place == tab.place);
    CHECK(drawn(all[3]).handles.front().place == tab.place); // however many dials there are
}

TEST_CASE("the title counts the unrotated pairs, and names the page and the wrong mix")
{
    const std::vector<DialsFrame> all = frames();
    CHECK(says(drawn(all[0]), "One pair, rotated"));
    CHECK(says(drawn(all[1]), "8 pairs, rotated"));
    CHECK(says(drawn(all[4]), "Pairs 0 to 63 of 512, rotated"));
    CHECK(says(drawn(all[5]), "8 pairs, 2 do not rotate"));
    CHECK(says(drawn(all[5], nullptr, {}, {0, 0, 1000, 600}), "does not rotate"));
    CHECK(says(drawn(all[6]), "Not a rotation: the score does not depend on the distance alone"));
    CHECK(!says(drawn(all[1]), "Not a rotation"));
    CHECK(says(drawn(all[7]), "circle: length 5"));
    DialsFrame one = all[1];
    one.dials[7].motion = DialsFrame::Motion::Resting;
    CHECK(says(drawn(one), "8 pairs, 1 does not rotate"));
    CHECK(says(drawn(one, nullptr, {}, {0, 0, 140, 300}), "8 pairs"));
}

TEST_CASE("a rotation is an arc, full turns are a ring, and many turns a number")
{
    const std::vector<DialsFrame> all = frames();
    CHECK(arcsOf(drawn(all[1]), false) == 16);
    std::size_t rings = 0;
    for (const DialsFrame::Dial& dial : all[2].dials)
        rings += (dial.queryTurns >= 1 ? 1U : 0U) + (dial.keyTurns >= 1 ? 1U : 0U);
    CHECK(rings > 3);
    CHECK(arcsOf(drawn(all[2]), true) == rings);
    CHECK(says(drawn(all[2]), "636 rotations"));
    CHECK(arcsOf(drawn(all[5]), false) == 12); // not of pairs that rest
    CHECK(arcsOf(drawn(all[6]), false) < 16); // nor of torn ones
    CHECK(arcsOf(drawn(all[3]), false) == 2); // in small dials of the selected one alone
    Pointing pointing;
    pointing.focus.pair = 20;
    CHECK(arcsOf(drawn(all[3], nullptr, pointing), false) == 4);
}

TEST_CASE("an arc is inside its arrow")
{
    LabState state = stateOf(4);
    state.rotations.query = {{0, 4.0}, {1, 0.0}, {2, 1.0}, {3, 0.0}};
    state.rotations.base = 1.5;
    const DialsFrame frame = dialsFrame(clamped(state));
    REQUIRE(frame.unit >= 4);
    const Drawing drawing = drawn(frame);
    const PlaneAxis plane = *tip(drawing, 1, Token::Query).plane;
    const double arrow = plane.pixels / frame.unit;
    for (const Arcs& mark : marksOf<Arcs>(drawing))
        for (const Arcs::Arc& arc : mark.arcs)
            CHECK((arc.centre == plane.zero ? arc.radius : 0) < arrow);
}

TEST_CASE("a vector without length has no arrow, and a key's head is hollow")
{
    const LabState state = applied(
        applied(stateOf(2, 0, 0), MoveTip {Token::Query, 0, 0, 0}), MoveTip {Token::Key, 0, 0, 0});
    const auto triangles = [](const Drawing& drawing) {
        std::size_t count = 0;
        for (const Polygons& mark : marksOf<Polygons>(drawing))
            count += mark.corners == 3 ? mark.points.size() / 3 : 0;
        return count;
    };
    CHECK(triangles(drawn(dialsFrame(state))) == 1); // in the legend
    CHECK(triangles(drawn(frames()[1])) == 9);
}

TEST_CASE("while presenting the score of a pair is in the place of its frequency")
{
    const DialsFrame frame = frames()[1];
    const auto notes = [&](bool isPresenting) {
        const Drawing drawing = drawn(frame, nullptr, {}, usual, isPresenting);
        return std::ranges::count_if(marksOf<Text>(drawing),
            [](const Text& one) { return one.ink == Ink(Tone::ResultText); });
    };
    CHECK(notes(false) == 0);
    CHECK(notes(true) == 8);
    const DialsFrame::Dial& dial = frame.dials[3];
    CHECK(dial.score
        == doctest::Approx(
            dial.turnedQuery.x * dial.turnedKey.x + dial.turnedQuery.y * dial.turnedKey.y));
}

TEST_CASE("A's arrows are those of the pairs that both have")
{
    const std::vector<DialsFrame> all = frames();
    std::size_t corners = 0;
    for (const Layer& layer : drawn(all[0], &all[1]).layers)
        for (const Mark& mark : layer.marks)
            if (const auto* one = std::get_if<Polygons>(&mark);
                one && layer.meaning == Layer::Meaning::Reference && one->corners == 7)
                corners += one->points.size();
    CHECK(corners == 2 * 7);
}

TEST_CASE("keys move m, select a pair and turn pages")
{
    const DialsFrame few = frames()[1];
    const DialsFrame many = frames()[4];
    CHECK(rotationsDials.pressed(few, Key::Left).step == Step {"position.query", -1});
    CHECK(rotationsDials.pressedWithShift(few, Key::Right).step == Step {"position.query", 10});
    CHECK(rotationsDials.pressed(few, Key::Down).step == Step {"rope.pair", 1});
    CHECK(rotationsDials.pressed(few, Key::Up).step == Step {"rope.pair", -1});
    CHECK(!rotationsDials.pressed(few, Key::Home).isOwn);
    CHECK(drawn(few).page == 0);
    CHECK(drawn(many).page == 64);
}
