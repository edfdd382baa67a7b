#include "core/drawing/font_metrics.h"
#include "core/figures/relative/relative_figures.h"
#include "core/figures/relative/relative_words.h"
#include "core/figures/relative/term_grid.h"
#include "core/state/edit.h"
#include "tests/core/drawing/plain_texts.h"
#include "tests/core/figures/drawn_marks.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

using namespace lab;
using namespace lab::drawing;

namespace {

const FontMetrics metrics;

LabState stateOf(const char* encoding, const std::vector<std::pair<const char*, Value>>& more = {})
{
    LabState state;
    state.bench = BenchId::Relative;
    state.position.query = 8;
    state.position.key = 1;
    state = applied(clamped(state), SetParameter {"relative.encoding", std::string(encoding)});
    for (const auto& [key, value] : more)
        state = applied(state, SetParameter {key, value});
    return state;
}

Style style(double scale = 1)
{
    return {metrics, english, scale};
}

template <class Values>
Drawing drawn(const Figure<Values>& figure, const Values& values, const Box& place,
    const Pointing& pointing = {})
{
    return figure.drawing({values}, place, style(), pointing);
}

std::vector<Text> textsOf(const Drawing& drawing)
{
    std::vector<Text> all;
    forEachMark(drawing, [&](const Layer&, const Mark& mark) {
        if (const auto* text = std::get_if<Text>(&mark))
            all.push_back(*text);
    });
    return all;
}

bool isIn(const Box& box, const Box& place)
{
    constexpr double slack = 1e-9;
    return box.left() >= place.left() - slack && box.top() >= place.top() - slack
        && box.right() <= place.right() + slack && box.bottom() <= place.bottom() + slack;
}

double widthOf(const Text& text)
{
    return style().width(text.said.text, text.role);
}

const Handle& handle(
    const Drawing& drawing, std::string_view key, int which = 0, bool isMirrored = false)
{
    const auto found = std::ranges::find_if(drawing.handles, [&](const Handle& one) {
        return one.key == key && one.which == which && one.isMirrored == isMirrored;
    });
    REQUIRE(found != drawing.handles.end());
    return *found;
}

/// The number to which a drag over so many pixels sets a parameter.
std::int64_t draggedTo(const Handle& handle, Point by)
{
    const auto edit = editAt(handle, handle, handle.place + by);
    REQUIRE(edit);
    return std::get<std::int64_t>(edit->as<SetParameter>()->value);
}

/// The numbers of weights: those in the color of results, below the map.
std::vector<Text> weightNumbers(const Drawing& drawing)
{
    std::vector<Text> all = textsOf(drawing);
    std::erase_if(all, [](const Text& text) {
        return text.ink != Ink(Tone::ResultText) || text.align != Align::Centre;
    });
    return all;
}

} // namespace

TEST_CASE("the name of a term does not touch the next check box")
{
    const RelativeFrame frame = relativeFrame(stateOf("transformer_xl"));
    const TermGrid grid({0, 0, 396, 540}, frame, style());
    int beside = 0;
    for (std::size_t i = 0; i < grid.places.size(); ++i)
        for (const TermGrid::Place& next : grid.places) {
            const Box& tick = grid.places[i].tick;
            if (next.tick.left() <= tick.left())
                continue;
            ++beside;
            const std::string name = termName(frame.terms[i].term, english).text;
            CHECK(next.tick.left() - tick.left() - grid.besideBox
                    - style().width(name, TextRole::Body)
                > 15);
        }
    CHECK(beside > 0);
}

TEST_CASE("the maps of the terms are in their place and apart, and as large as it allows")
{
    for (const char* encoding : {"shaw", "transformer_xl", "deberta"}) {
        const RelativeFrame frame = relativeFrame(stateOf(encoding));
        for (const Box& place : {Box {0, 0, 300, 400}, Box {0, 0, 420, 600}, Box {0, 0, 1100, 480},
                 Box {0, 0, 200, 200}}) {
            const TermGrid grid(place, frame, style());
            std::vector<Box> boxes;
            for (const TermGrid::Place& one : grid.places) {
                boxes.push_back(one.map);
                CHECK(one.tick.bottom() < one.map.top());
            }
            if (grid.omitted)
                boxes.push_back(*grid.omitted);
            double across = 0;
            double down = 0;
            for (std::size_t i = 0; i < boxes.size(); ++i) {
                CHECK(isIn(boxes[i], place));
                across = std::max(across, boxes[i].right());
                down = std::max(down, boxes[i].bottom());
                for (std::size_t j = 0; j < i; ++j)
                    CHECK(!boxes[i].meets(boxes[j]));
            }
            CHECK(std::max(across / place.width, down / place.height) > 0.55);
        }
    }
}

TEST_CASE("a press on a check box includes or excludes its term, a press on a cell selects it")
{
    const LabState state = stateOf("deberta");
    const RelativeFrame frame = relativeFrame(state);
    const Box place {0, 0, 400, 560};
    const Drawing drawing = drawn(relativeTermMaps, frame, place);
    const TermGrid grid(place, frame, style());
    const Hit tick = hitAt(drawing, grid.places[1].tick.centre());
    REQUIRE(tick.zone);
    CHECK(tick.isButton);
    CHECK(tick.focus.term == RelativeTerm::QueryPosition);
    const LabState without =
        applied(state, *tick.zone->pressed(*tick.zone, grid.places[1].tick.centre()));
    CHECK(!without.relative.counts(RelativeTerm::QueryPosition));
    const Box& map = grid.places[2].map;
    const double cell = map.width / frame.count();
    const Point at {map.left() + 6.5 * cell, map.top() + 2.5 * cell};
    const Hit hit = hitAt(drawing, at);
    CHECK(hit.focus.term == RelativeTerm::KeyPosition);
    CHECK(hit.focus.query == 2);
    CHECK(hit.focus.key == 6);
    const LabState selected = applied(state, *hit.zone->pressed(*hit.zone, at));
    CHECK(selected.position.query == 2);
    CHECK(selected.position.key == 6);
}

TEST_CASE("a screen reader includes a term by its number")
{
    const RelativeFrame frame = relativeFrame(stateOf("shaw"));
    const Drawing drawing = drawn(relativeTermMaps, frame, {0, 0, 300, 560});
    const Handle& tick = handle(drawing, "relative.term", 1);
    CHECK(!tick.canBeGrabbed());
    CHECK(tick.heard->said.text == "included");
    CHECK(std::get<bool>(editTo(tick, 0)->as<SetParameter>()->value) == false);
    CHECK(std::get<bool>(editTo(tick, 1)->as<SetParameter>()->value) == true);
}

TEST_CASE("the maps of the sum are replaced by B − A, or by the reason why there is none")
{
    const RelativeFrame a = relativeFrame(stateOf("deberta"));
    const RelativeFrame b =
        relativeFrame(stateOf("deberta", {{"deberta.variant", std::string("published_equation")}}));
    const RelativeFrame other =
        relativeFrame(stateOf("deberta", {{"relative.words", std::string("two words")}}));
    const Box place {0, 0, 400, 560};
    for (const auto* figure : {&relativeTermMaps, &relativeScoreMap}) {
        const Drawing apart = figure->drawing({b, &a, true}, place, style(), {});
        CHECK(apart != figure->drawing({b, &a}, place, style(), {}));
        const Drawing none = figure->drawing({other, &a, true}, place, style(), {});
        CHECK(textsOf(none, "A and B have different terms or numbers of words.") > 0);
        CHECK(none.handles.empty());
    }
}

TEST_CASE("a value term that is large enough to be seen has a name")
{
    for (const Box& place : {Box {0, 0, 380, 470}, Box {0, 0, 540, 590}, Box {0, 0, 960, 870}}) {
        const Drawing drawing = drawn(relativeScoreMap, relativeFrame(stateOf("shaw")), place);
        int added = 0;
        forEachMark(drawing, [&](const Layer&, const Mark& mark) {
            const auto* rule = std::get_if<Rule>(&mark);
            added += rule && rule->ink == Ink(Tone::Seen) ? 1 : 0;
        });
        CHECK((added > 0) == (textsOf(drawing, "+ its distance") == 1));
    }
}

TEST_CASE("in a narrow picture the output is a note in its own color")
{
    const RelativeFrame frame = relativeFrame(stateOf("shaw"));
    const std::vector<Text> texts = textsOf(drawn(relativeScoreMap, frame, {0, 0, 310, 420}));
    CHECK(std::ranges::none_of(texts, [](const Text& text) { return text.said.text == "mixed"; }));
    CHECK(std::ranges::any_of(texts, [](const Text& text) {
        return text.ink == Ink(Tone::ResultText) && text.align == Align::Right;
    }));
}

TEST_CASE("the numbers of the weights do not touch")
{
    for (const double width : {380, 420, 480, 540, 600, 700, 800}) {
        const Drawing drawing =
            drawn(relativeScoreMap, relativeFrame(stateOf("shaw")), {0, 0, width, 560});
        const std::vector<Text> numbers = weightNumbers(drawing);
        for (const Text& one : numbers)
            for (const Text& other : numbers)
                if (other.at.x > one.at.x && std::abs(other.at.y - one.at.y) < 10)
                    CHECK(other.at.x - widthOf(other) / 2 - one.at.x - widthOf(one) / 2 >= 3);
    }
}

TEST_CASE("the number of a weight is on its own bar, not on that of the content")
{
    const Drawing drawing =
        drawn(relativeScoreMap, relativeFrame(stateOf("transformer_xl")), {0, 0, 800, 720});
    const std::vector<Text> numbers = weightNumbers(drawing);
    std::vector<Box> bars;
    forEachMark(drawing, [&](const Layer& layer, const Mark& mark) {
        const auto* bar = std::get_if<Region>(&mark);
        if (bar && layer.meaning == Layer::Meaning::Data && bar->fill == Ink(Tone::Result))
            bars.push_back(bar->box);
    });
    REQUIRE(numbers.size() > 3);
    for (const Text& number : numbers)
        CHECK(std::ranges::any_of(bars, [&](const Box& bar) {
            return std::abs(bar.centre().x - number.at.x) < 1 && bar.top() - number.at.y < 24
                && number.at.y < bar.top();
        }));
}

TEST_CASE("query and key are dragged in cells, a value in hundredths but back to what it was")
{
    const RelativeFrame frame = relativeFrame(stateOf("transformer_xl"));
    const Drawing drawing = drawn(relativeScoreMap, frame, {0, 0, 560, 640});
    const Handle& query = handle(drawing, "position.query", -1);
    CHECK(draggedTo(query, {0, -3 * query.keyStep}) == frame.query - 3);
    CHECK(draggedTo(query, {0, 1000}) == frame.count() - 1);
    const Handle& key = handle(drawing, "position.key", -2);
    CHECK(draggedTo(key, {2 * key.keyStep, 0}) == frame.key + 2);
    const Handle& value = handle(drawing, "relative.value", 2);
    const auto valueAt = [&](double pixel) {
        const auto edit = editAt(value, value, {value.place.x, pixel});
        CHECK(edit->as<SetWordValue>()->place == 2);
        return edit->as<SetWordValue>()->value;
    };
    CHECK(valueAt(value.axis.pixel(0.75)) == 0.75);
    CHECK(valueAt(value.place.y + 1e-7) == frame.values[2]);
    CHECK(valueAt(value.axis.pixel(2.5 * value.axis.highest))
        == doctest::Approx(2.5 * value.axis.highest)); // beyond the row
    CHECK(hitAt(drawing, query.place).handle == &query);
    CHECK(hitAt(drawing, value.place).handle == &value);
}

TEST_CASE("both edges of a row set the same parameter")
{
    const Box place {0, 0, 420, 110};
    const DistanceRowsFrame shaw = distanceRowsFrame(stateOf("shaw"));
    const DistanceRowsFrame deberta = distanceRowsFrame(stateOf("deberta"));
    const Drawing rows = drawn(relativeRows, shaw, place);
    const Drawing buckets = drawn(relativeRows, deberta, place);
    for (const int side : {-1, 1}) {
        const Handle& clip = handle(rows, "shaw.clip", 0, side < 0);
        const auto to = [&](const Handle& edge, double ahead) {
            return draggedTo(edge, {edge.axis.pixel(ahead) - edge.place.x, 0});
        };
        CHECK(to(clip, side * 5.5) == 6);
        CHECK(to(clip, 0) == 0);
        CHECK(to(clip, -3.0 * side) == 0);
        // The row of the clipping distance and beyond begins here.
        CHECK(clip.number == side * (static_cast<double>(shaw.own) - 0.5));
        CHECK(draggedTo(clip, {side * 400.0, 0}) > shaw.farthest);
        const Handle& own = handle(buckets, "deberta.buckets", 0, side < 0);
        const Handle& last = handle(buckets, "deberta.max_distance", 1, side < 0);
        CHECK(to(own, side * 2000.0) == 2 * (deberta.last - 2)); // before the other edge
        CHECK(to(last, 0) == deberta.own + 2);
    }
    CHECK(handle(rows, "shaw.clip", 0, true).isTwin(handle(rows, "shaw.clip", 0, false)));
}

TEST_CASE("the handles of the rows are in the picture, and off the numbers")
{
    for (const char* encoding : {"shaw", "deberta"})
        for (const Box& place : {Box {0, 0, 300, 106}, Box {0, 0, 420, 140}})
            for (const Handle& one :
                drawn(relativeRows, distanceRowsFrame(stateOf(encoding)), place).handles) {
                const Box dot {one.place.x - 8, one.place.y - 8, 16, 16};
                CHECK(isIn(dot, place));
                CHECK(dot.bottom() < 38 + 12 - style().digitHeight(TextRole::Note) / 2);
            }
}

TEST_CASE("a place of the strip shows its distance, on a logarithmic axis as well")
{
    const DistanceRowsFrame frame =
        distanceRowsFrame(stateOf("deberta", {{"deberta.max_distance", std::int64_t {512}}}));
    const Drawing drawing = drawn(relativeRows, frame, {0, 0, 420, 110});
    REQUIRE(drawing.zones.size() == 1);
    const Axis& axis = drawing.zones[0].axis;
    CHECK(axis.kind == Axis::Kind::Distances);
    for (const double ahead : {-300.0, -7.0, -1.0, 0.0, 1.0, 40.0}) {
        CHECK(axis.value(axis.pixel(ahead)) == doctest::Approx(ahead));
        const Hit hit = hitAt(drawing, {axis.pixel(ahead), drawing.zones[0].box.bottom()});
        CHECK(hit.focus.distance == -std::llround(ahead));
    }
    CHECK(axis.pixel(100) - axis.pixel(0) == doctest::Approx(axis.pixel(0) - axis.pixel(-100)));
}

TEST_CASE("each matrix of the shift is below its name")
{
    for (const std::int64_t memory : {0, 1, 4})
        for (const Box& place : {Box {0, 0, 280, 106}, Box {0, 0, 420, 140}}) {
            const ShiftedFrame frame = shiftedFrame(stateOf("transformer_xl",
                {{"transformer_xl.segment", std::int64_t {1}}, {"transformer_xl.memory", memory}}));
            const Drawing drawing = drawn(relativeShift, frame, place);
            const Box& byKey = drawing.zones.back().box;
            CHECK(isIn(byKey, place));
            const std::vector<Text> texts = textsOf(drawing);
            const auto name =
                std::ranges::find(texts, "by key", [](const Text& text) { return text.said.text; });
            REQUIRE(name != texts.end());
            CHECK(std::abs(name->at.x - byKey.left()) < 2);
        }
}

TEST_CASE("the shift is pressed, dragged and pointed at by cells")
{
    const LabState state = stateOf("transformer_xl");
    const ShiftedFrame frame = shiftedFrame(state);
    const Drawing drawing = drawn(relativeShift, frame, {0, 0, 420, 140});
    const Handle& knob = handle(drawing, "relative.shifted");
    CHECK(draggedTo(knob, {1000, 0}) == frame.cells());
    CHECK(draggedTo(knob, {knob.keyStep, 0}) == frame.done + 1);
    const Box& byKey = drawing.zones.back().box;
    const double side = byKey.width / frame.keys;
    const int cell = frame.keys + 2;
    const Point at {byKey.left() + 2.5 * side, byKey.top() + 1.5 * side};
    const Hit hit = hitAt(drawing, at);
    CHECK(hit.focus.cell == cell);
    CHECK(applied(state, *hit.zone->pressed(*hit.zone, at)).relative.shifted == cell + 1);
    // The place by distance that the cell comes from shows the same.
    const Box& byDistance = drawing.zones[1].box;
    const auto place = static_cast<int>(frame.byKey[static_cast<std::size_t>(cell)]);
    const Point from {byDistance.left() + (place % (frame.keys + 1) + 0.5) * side,
        byDistance.top() + (place / (frame.keys + 1) + 0.5) * side};
    CHECK(hitAt(drawing, from).focus.cell == cell);
    CHECK(!hitAt(drawing, from).isButton);
    CHECK(!hitAt(drawing, {byDistance.left() + 1, byDistance.top() + 1}).focus.cell);
    REQUIRE(drawing.playback);
    CHECK(hitAt(drawing, drawing.playback->button.centre()).isButton);
}

TEST_CASE("a large shift is drawn as two rasters for its full rows and the one that has begun")
{
    const ShiftedFrame frame = shiftedFrame(stateOf("transformer_xl",
        {{"transformer_xl.segment", std::int64_t {64}},
            {"transformer_xl.memory", std::int64_t {64}},
            {"relative.shifted", std::int64_t {1000}}}));
    const Drawing drawing = drawn(relativeShift, frame, {0, 0, 700, 300});
    const std::vector<Raster> maps = marksOf<Raster>(drawing, Layer::Meaning::Data);
    REQUIRE(maps.size() == 3);
    CHECK(maps[0].map->columns == 129);
    CHECK(std::isnan(maps[0].map->at(5, 0)));
    CHECK(maps[1].map->rows * maps[1].map->columns + maps[2].map->columns == 1000);
    CHECK(maps[2].map->at(0, 3)
        == frame.byDistance[static_cast<std::size_t>(frame.byKey[7 * 128 + 3])]);
}
