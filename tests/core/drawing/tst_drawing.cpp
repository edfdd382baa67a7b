#include "core/drawing/json.h"
#include "core/state/edit.h"
#include "tests/core/drawing/plain_texts.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <limits>

using namespace lab;
using namespace lab::drawing;

namespace {

Target targetIn(Box box, int token)
{
    Target target {.box = box, .press = Press {"order.token", Value(std::int64_t {token})}};
    target.focus.picture = Picture::OrderChips;
    target.focus.key = token;
    return target;
}

} // namespace

TEST_CASE("of boxes side by side one contains a point on their common edge")
{
    Drawing drawing;
    drawing.targets = {targetIn({0, 0, 10, 10}, 1), targetIn({10, 0, 10, 10}, 2)};
    for (const double x : {0.0, 5.0, 10.0, 15.0, 20.0}) {
        int hits = 0;
        for (const Target& target : drawing.targets)
            hits += target.box.contains({x, 5}) ? 1 : 0;
        CHECK(hits == (x < 20 ? 1 : 0));
    }
    CHECK(hitAt(drawing, {10, 0}).focus.key == 2);
    CHECK(hitAt(drawing, {5, 10}).focus == Focus {});
}

TEST_CASE("the last of several targets is on top")
{
    Drawing drawing;
    drawing.targets = {targetIn({0, 0, 10, 10}, 1), targetIn({4, 4, 10, 10}, 2)};
    CHECK(hitAt(drawing, {5, 5}).focus.key == 2);
    CHECK(hitAt(drawing, {3, 3}).focus.key == 1);
}

TEST_CASE("a handle is pressed instead of the target below it, which still has the focus")
{
    Drawing drawing;
    drawing.targets = {targetIn({0, 0, 10, 10}, 1)};
    drawing.handles.push_back({.key = "order.place", .which = 7, .box = {0, 0, 5, 10}});
    const Hit hit = hitAt(drawing, {2, 2});
    REQUIRE(hit.handle);
    CHECK(hit.handle->which == 7);
    CHECK(!hit.press);
    CHECK(hit.focus.key == 1);
    CHECK(hitAt(drawing, {7, 2}).press == drawing.targets[0].press);
}

TEST_CASE("a place axis gives the cell of a pixel, and the nearest one outside")
{
    const Axis axis = Axis::places(1, 4, 100, 300);
    for (const auto& [pixel, place] :
        {std::pair {100.0, 1.0}, {149.9, 1.0}, {150.0, 2.0}, {299.0, 4.0}, {-1e9, 1.0}, {1e9, 4.0}})
        CHECK(axis.value(pixel) == place);
}

TEST_CASE("an axis of distances is logarithmic on both sides of 0")
{
    const Axis axis {Axis::Kind::Distances, -10, 10, 20, 220};
    CHECK(axis.pixel(0) == doctest::Approx(120));
    CHECK(axis.pixel(1) == doctest::Approx(130)); // log2(1 + 1) of 10 powers
    CHECK(axis.pixel(-1023) == doctest::Approx(20));
    for (const double distance : {-700.5, -3.0, 0.0, 0.25, 12.0, 1023.0})
        CHECK(axis.value(axis.pixel(distance)) == doctest::Approx(distance));
}

TEST_CASE("a place of a zone shows and presses something of its own; a target is above it")
{
    Drawing drawing;
    drawing.zones.push_back({.box = {10, 10, 40, 20},
        .axis = Axis::places(3, 4, 10, 50),
        .shown =
            [](const Zone& zone, Point point) {
                Focus focus;
                focus.picture = Picture::RelativeShift;
                focus.cell = static_cast<int>(zone.axis.value(point.x));
                return focus;
            },
        .pressed = [](const Zone& zone, Point point) -> std::optional<Edit> {
            return SetParameter {
                "relative.shifted", std::int64_t {std::llround(zone.axis.value(point.x))}};
        }});
    drawing.zones.push_back({.box = {10, 40, 40, 20}});
    const Hit hit = hitAt(drawing, {50, 30}); // with its edges
    CHECK(hit.focus.cell == 6);
    CHECK(hit.isButton);
    REQUIRE(hit.zone == &drawing.zones[0]);
    const auto edit = hit.zone->pressed(*hit.zone, {21, 12});
    CHECK(edit->as<SetParameter>()->value == Value(std::int64_t {4}));
    CHECK(!hitAt(drawing, {50.1, 30}).zone);
    CHECK(!hitAt(drawing, {20, 50}).isButton);
    drawing.targets = {targetIn({10, 10, 40, 20}, 1)};
    CHECK(hitAt(drawing, {20, 20}).focus.key == 1);
    drawing.playback = Playback {{100, 10, 20, 20}, "relative.shifted", 3, 12};
    CHECK(hitAt(drawing, {110, 15}).isButton);
    const nlohmann::json written = nlohmann::json::parse(json(drawing));
    CHECK(written["zones"][0]["pressed"] == true);
    CHECK(written["zones"][1]["pressed"] == false);
    CHECK(written["playback"][1] == "relative.shifted");
}

TEST_CASE("a number on an axis is rounded, except its own, and may leave the axis")
{
    Handle handle {.key = "relative.value",
        .place = {0, 50},
        .along = Handle::Along::Y,
        .axis = {Axis::Kind::Linear, -1, 1, 100, 0},
        .number = 0.00371,
        .perUnit = 100};
    CHECK(numberAt(handle, {0, 50}) == handle.number);
    CHECK(numberAt(handle, {0, 49.9}) == handle.number); // less than half a hundredth away
    CHECK(numberAt(handle, {0, 33}) == 0.34);
    CHECK(numberAt(handle, {0, -25}) == 1);
    handle.leavesAxis = true;
    CHECK(numberAt(handle, {0, -25}) == 1.5);
}

TEST_CASE("of two mirrored handles each is its own, and the first is taken where both are")
{
    Drawing drawing;
    for (const bool isMirrored : {false, true})
        drawing.handles.push_back({.key = "shaw.clip",
            .place = {20, 20},
            .reach = 12,
            .isApart = true,
            .isMirrored = isMirrored});
    CHECK(drawing.handles[0].isTwin(drawing.handles[1]));
    CHECK(!drawing.handles[0].isSame(drawing.handles[1]));
    CHECK(hitAt(drawing, {23, 20}).handle == &drawing.handles[0]);
}

TEST_CASE("a handle on cells takes the number of the nearest one, also between two fields")
{
    const CellField left {{0, 0, 30, 20}, 2, 3};
    const CellField right {{40, 0, 30, 20}, 2, 3, 6};
    CHECK(left.cell(1, 2) == Box {20, 10, 10, 10});
    CHECK(right.cell(9) == Box {40, 10, 10, 10});
    CHECK((right.holds(11) && !right.holds(12) && !right.holds(5)));
    const Handle handle {
        .key = "position.key", .place = {5, 5}, .isApart = true, .cells = {left, right}};
    for (const auto& [at, number] : {std::pair {Point {12, 14}, 4}, {{34, -9}, 2}, {{36, 3}, 6},
             {{99, 99}, 11}, {{-9, 15}, 3}}) {
        const auto edit = editAt(handle, handle, at);
        REQUIRE(edit);
        CHECK(std::get<std::int64_t>(edit->as<SetParameter>()->value) == number);
    }
}

TEST_CASE("a curve is found within reach, also if one above it is interrupted")
{
    Drawing drawing;
    Layer& layer = drawing.addLayer(Layer::Meaning::Data, Drawing::Live::No);
    layer.add(Curve {.points = {{0, 80}, {40, 80}}});
    layer.add(Curve {.points = {{60, 80}, {100, 80}}});
    layer.add(Curve {.points = {{0, 20}, {100, 20}}});
    drawing.curves.push_back({.box = {0, 0, 100, 100},
        .axis = {Axis::Kind::Linear, 0, 50, 0, 100},
        .heads = {2, 2, 1},
        .picture = Picture::BiasesCurve});
    for (const double x : {20.0, 80.0}) {
        CHECK(hitAt(drawing, {x, 83}).focus.head == 2);
        CHECK(hitAt(drawing, {x, 23}).focus.head == 1);
        CHECK(hitAt(drawing, {x, 23}).focus.distance == x / 2);
        CHECK(!hitAt(drawing, {x, 50}).press);
    }
    CHECK(!hitAt(drawing, {50, 80}).focus.head);
    CHECK(hitAt(drawing, {80, 83}).press->value == Value(std::int64_t {2}));
}

TEST_CASE("a handle on a slanted axis takes the nearest number, in steps and within its ends")
{
    Handle handle {.place = {30, 70},
        .slope = -1,
        .axis = {Axis::Kind::Linear, 0, 1, 0, 10},
        .number = 3,
        .snap = Snap {.lowest = 2, .highest = 12, .near = 0, .step = 2, .toPowers = false},
        .leavesAxis = true};
    CHECK(numberAt(handle, {50, 50}) == 6); // two numbers on and then to an even one
    CHECK(numberAt(handle, {80, 80}) == numberAt(handle, {50, 50})); // across the axis
    CHECK(numberAt(handle, {400, -300}) == 12);
    CHECK(numberAt(handle, {-300, 400}) == 2);
    CHECK(numberAt(handle, handle.place) == 3);
}

TEST_CASE("a token moves to any place, and not to its own")
{
    const EditRule rule = movesToken(1, 4);
    CHECK(rule == movesToken(1, 4));
    CHECK(!(rule == movesToken(2, 4)));
    CHECK(!rule.edit(2));
    for (const auto& [number, to] : {std::pair {-3.0, 0}, {1.0, 0}, {2.6, 2}, {99.0, 3}}) {
        const auto edit = rule.edit(number);
        REQUIRE(edit);
        REQUIRE(edit->as<MoveToken>());
        CHECK(edit->as<MoveToken>()->from == 1);
        CHECK(edit->as<MoveToken>()->to == to);
    }
}

TEST_CASE("messages take their values, and values are not read as messages")
{
    static constexpr Message message {"context", "%1 of %2, %3"};
    const Said said = english(message, {"%2", "b"});
    CHECK(said.text == "%2 of b, %3");
    CHECK(said.message == &message);
}

TEST_CASE("letters are code points")
{
    CHECK(letters("a−不🚀") == 4);
    CHECK(bytesOfFirst("a−不🚀", 2) == 4);
    CHECK(bytesOfFirst("ab", 9) == 2);
}

TEST_CASE("numbers are written for people")
{
    CHECK(decimals(-0.41949, 3) == "−0.419");
    CHECK(decimals(-0.0001, 2) == "0.00");
    CHECK(decimals(1234567.5, 1) == "1\u2009234\u2009567.5");
    CHECK(decimals(2e15, 2) == "2×10^15");
    CHECK(decimals(std::numeric_limits<double>::quiet_NaN(), 2) == "—");
    CHECK(decimals(-std::numeric_limits<double>::infinity(), 2) == "−∞");
    CHECK(withSign(0.5, 2) == "+0.50");
    CHECK(withSign(0.001, 2) == "0.00");
    CHECK(significant(0.03162, 2) == "0.032");
    CHECK(significant(500000, 2) == "500\u2009000");
    CHECK(significant(1.5e-7, 2) == "1.5×10^−7");
    CHECK(significant(0, 3) == "0");
    CHECK(powerOfTen(-500000, 3) == "−5×10^5");
    CHECK(powerOfTen(2.5e20, 1) == "3×10^20");
    CHECK(wholeNumber(-12345) == "−12\u2009345");
    CHECK(allDigits(-0.1) == "−0.10000000000000001");
    CHECK(allDigits(1e-7) == "9.9999999999999995×10^−8");
    CHECK(tickLabel(1, 0.5) == "1.0");
    CHECK(tickLabel(-2, 2) == "−2");
    CHECK(tickLabel(2e6, 2e6) == "2\u2009000\u2009000");
    CHECK(tickLabel(0, 1e-9) == "0");
    CHECK(tickLabel(3e-9, 1e-9) == "3×10^−9");
    CHECK(wholePercentOf(1) == "100");
    CHECK(wholePercentOf(0.999) == "> 99");
    CHECK(wholePercentOf(0.994) == "99");
    CHECK(wholePercentOf(0.001) == "< 1");
    CHECK(wholePercentOf(0) == "0");
}

TEST_CASE("a map is written with two letters per cell, and equals a map with the same cells")
{
    const double masked = std::nan("");
    const HeatmapFrame map {1, 4, {-3, 0, masked, 3}, HeatmapFrame::Scale::Diverging, -3, 3};
    const HeatmapFrame decades {
        1, 4, {0, -0.01, -10, masked}, HeatmapFrame::Scale::LogarithmicNegative, -10, -0.01};
    const auto raster = [](const HeatmapFrame& of) {
        return Raster {{0, 0, 8, 2}, std::make_shared<const HeatmapFrame>(of)};
    };
    Drawing drawing;
    drawing.addLayer(Layer::Meaning::Data, Drawing::Live::No).marks = {raster(map), raster(decades),
        colorBar({0, 0, 2, 9}, map), Band {{{0, 1}}, {{0, 2}}, Tone::Key, {}}};
    const auto marks = nlohmann::json::parse(json(drawing))["layers"][0]["marks"];
    CHECK(marks[0]
        == nlohmann::json::parse(
            R"(["raster",[0,0,8,2],1,4,["diverging",-3,3,false],"ACgAAA//",1])"));
    CHECK(marks[1][5] == "ABAC//AA");
    CHECK(marks[2]
        == nlohmann::json::parse(R"(["color bar",[0,0,2,9],["diverging",-3,3,false],true])"));
    CHECK(marks[3][2] == nlohmann::json::parse("[[0,2]]"));

    HeatmapFrame other = map;
    CHECK(raster(map) == raster(other));
    other.values[1] = 1;
    CHECK(raster(map) != raster(other));
    other = map;
    other.highest = 4;
    CHECK(raster(map) != raster(other));
}

TEST_CASE("a drawing is written as JSON with any text in it")
{
    Drawing drawing;
    Layer& layer = drawing.addLayer(Layer::Meaning::Data, Drawing::Live::Yes);
    Path path {.pen = {Ink::shareOf(Tone::Result, 0.3456), 1.25, Pen::Cap::Flat, {3.2, 2.4}}};
    path.move({-0.001, 2});
    path.cubic({1, 2}, {3, 4}, {5.678, 6});
    path.close();
    layer.marks = {path, Region {{1, 2, 3, 4}, Tone::Field, 4, Pen {Tone::Axis}},
        Outline {{1, 2, 3, 4}, {Tone::Text}}, Hatch {{1, 2, 3, 4}},
        Text {.at = {1, 2}, .said = {"\"\\\n\u202e不"}, .ink = Tone::Text},
        Curve {{{1, 2}, {3, 4}}, {Tone::SeriesText5}, {0, 0, 9, 9}}, Dots {{{1, 2}}},
        Rings {.places = {{1, 2}}, .shape = Rings::Shape::TriangleLeft},
        Rule {{{1, 2}, {3, 2}}, Tone::Seen, 2}, Stroke {{{1, 2}, {3, 4}}},
        Polygons {{{0, 0}, {1, 0}, {0, 1}}, 3, Tone::Seen},
        Arcs {{{{1, 2}, 8, std::acos(-1), 0.25, {Tone::UnseenText, 2}}}},
        Formula {{1, 2}, "label.theta", {{"theta", "\""}}, 13, Tone::Notes}};
    drawing.targets = {targetIn({0, 0, 10, 10}, 1)};
    drawing.zones = {{.box = {10, 20, 30, 60}, .list = {3, 1}}};
    drawing.handles.push_back({.key = "order.place", .which = 7, .rule = movesToken(1, 4)});
    const auto read = nlohmann::json::parse(json(drawing));
    const auto& marks = read["layers"][0]["marks"];
    REQUIRE(marks.size() == 13);
    CHECK(read["layers"][0]["meaning"] == "data");
    CHECK(read["layers"][0]["live"] == true);
    CHECK(marks[0][1] == "MCZ");
    CHECK(marks[0][2] == nlohmann::json::parse("[[0,2],[1,2],[3,4],[5.68,6]]"));
    CHECK(marks[0][3][0] == nlohmann::json::parse(R"(["result","plain",0.35])"));
    CHECK(marks[4][2] == "\"\\\n\u202e不");
    CHECK(marks[5] == nlohmann::json::parse(R"(["curve",[[1,2],[3,4]],
        [["series text 5","plain",1],1,[]],[0,0,9,9]])"));
    CHECK(marks[7][5] == "triangle left");
    CHECK(marks[8] == nlohmann::json::parse(R"(["rule",[1,2],[3,2],["seen","plain",1],2])"));
    CHECK(marks[10][3][0] == "seen");
    CHECK(marks[11][1][0][3] == 0.25);
    CHECK(marks[11][1][0][4][0][0] == "unseen text");
    CHECK(marks[12][3]["theta"] == "\"");
    CHECK(read["handles"][0]["which"] == 7);
    CHECK(read["targets"][0]["press"] == "order.token");
    CHECK(read["zones"][0]["list"] == nlohmann::json::parse("[3,1]"));
}

TEST_CASE("a graph is written with its values, and bars with their ends")
{
    const CurveFrame curve {-2, 0.5, {1e-5, 2}, {}, 0, {3}};
    const auto graph = [](const CurveFrame& of) {
        return Graph {std::make_shared<const CurveFrame>(of), {}, {}, {Tone::Result, 2}, {}, 1};
    };
    Drawing drawing;
    drawing.addLayer(Layer::Meaning::Data, Drawing::Live::No).marks = {
        graph(curve), Bars {.box = {0, 0, 9, 2}, .bars = {{1, 3, Tone::Key}, {3, 2, Tone::Seen}}}};
    const auto marks = nlohmann::json::parse(json(drawing))["layers"][0]["marks"];
    CHECK(marks[0][3] == nlohmann::json::parse("[1e-05,2]"));
    CHECK(marks[0][6] == nlohmann::json::parse("[3]"));
    CHECK(marks[1][2][1] == nlohmann::json::parse(R"([3,2,["seen","plain",1]])"));
    CurveFrame other = curve;
    CHECK(graph(curve) == graph(other));
    other.values[1] = 1;
    CHECK(!(graph(curve) == graph(other)));
}

TEST_CASE("a zone shows what its places show, and the nearest of several lines is meant")
{
    Drawing drawing;
    Zone zone {.box = {0, 0, 100, 20}, .axis = Axis::places(0, 10, 0, 100)};
    zone.shown = [](const Zone& own, Point point) {
        Focus focus;
        focus.pair = static_cast<int>(own.axis.value(point.x));
        return focus;
    };
    drawing.zones = {zone};
    CHECK(hitAt(drawing, {35, 5}).focus.pair == 3);
    CHECK(!hitAt(drawing, {35, 5}).isButton);
    CHECK(!hitAt(drawing, {35, 25}).focus.pair);
    const auto lineOf = [](double from, double to, int pair) {
        Target target {.box = {0, 30, 100, 100}, .reach = 6, .line = Line {{from, 30}, {to, 130}}};
        target.focus.pair = pair;
        return target;
    };
    drawing.targets = {lineOf(20, 60, 0), lineOf(60, 20, 1)};
    CHECK(hitAt(drawing, {24, 32}).focus.pair == 0);
    CHECK(hitAt(drawing, {57, 34}).focus.pair == 1);
    CHECK(hitAt(drawing, {40, 80}).focus.pair == 1); // both: the later one is above
    CHECK(!hitAt(drawing, {40, 34}).focus.pair);
    CHECK(!hitAt(drawing, {20, 29}).focus.pair); // outside of the box
}
