#include "core/drawing/json.h"
#include "core/drawing/legend.h"
#include "core/figures/rotations/rotations_figures.h"
#include "core/state/edit.h"
#include "tests/core/drawing/plain_texts.h"
#include "tests/core/figures/drawn_marks.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

using namespace lab;
using namespace lab::drawing;

namespace {

constexpr Box place {0, 0, 864, 208};

LabState stateAt(std::int64_t query, std::int64_t key, std::int64_t shown = 64)
{
    LabState state;
    state.position.query = query;
    state.position.key = key;
    state.position.shown = shown;
    return clamped(state);
}

Drawing drawn(const LabState& state, const LabState* reference = nullptr,
    const Pointing& pointing = {}, const Box& in = place, bool isPresenting = false)
{
    const Style style {plainMetrics, english, 1, true, isPresenting};
    const ScoreCurveValues other = reference ? scoreCurveValues(*reference) : ScoreCurveValues {};
    return rotationsCurve.drawing(
        {scoreCurveValues(state), reference ? &other : nullptr}, in, style, pointing);
}

Pointing pointingAt(Focus focus)
{
    Pointing pointing;
    pointing.focus = std::move(focus);
    return pointing;
}

Focus focusOnPair(int pair)
{
    Focus focus;
    focus.picture = Picture::RotationsDials;
    focus.pair = pair;
    return focus;
}

std::vector<Text> notesOf(const Drawing& drawing)
{
    return marksOf<Text>(drawing, Layer::Meaning::Selection);
}

Hit hitAtDistance(const Drawing& drawing, double distance)
{
    const Zone& zone = drawing.zones.front();
    return hitAt(drawing, {zone.axis.pixel(distance), zone.box.bottom() - 3});
}

} // namespace

TEST_CASE("score curve: the present point is on the curve")
{
    const Drawing drawing = drawn(stateAt(9, 4));
    const Handle& handle = drawing.handles.front();
    const Graph graph = marksOf<Graph>(drawing, Layer::Meaning::Data).back();
    CHECK(handle.number == 5);
    CHECK(handle.place.x == doctest::Approx(graph.x.pixel(5)));
    CHECK(handle.place.y == doctest::Approx(graph.y.pixel(graph.curve->dots[37])));
    CHECK(graph.dotRadius > 0);
    CHECK(hitAt(drawing, handle.place).focus == handle.focus);
}

TEST_CASE("score curve: what stays while the positions change is not live")
{
    const Drawing one = drawn(stateAt(9, 4));
    const Drawing other = drawn(stateAt(12, 4));
    REQUIRE(one.layers.back().isLive);
    for (std::size_t k = 0; k + 1 < one.layers.size(); ++k) {
        CHECK(!one.layers[k].isLive);
        CHECK(one.layers[k] == other.layers[k]);
    }
    CHECK(!(one.layers.back() == other.layers.back()));
}

TEST_CASE("score curve: the name of the pair is beside the line of the present distance")
{
    int named = 0;
    for (std::int64_t query = 40; query <= 72; ++query) {
        const Drawing drawing = drawn(stateAt(query, 40));
        const double line = drawing.handles.front().place.x;
        for (const Text& text : notesOf(drawing))
            if (text.said.text == "pair 2 alone") {
                ++named;
                const auto samples = marksOf<Curve>(drawing, Layer::Meaning::Selection);
                REQUIRE(samples.size() == 1);
                const double right = text.at.x + 7.0 * 12;
                CHECK((line < samples[0].points[0].x - 4 || line > right + 4));
            }
    }
    CHECK(named > 20);
}

TEST_CASE("score curve: two notes do not look like one")
{
    const Style style {plainMetrics, english};
    for (std::int64_t query = lastPosition - 40; query <= lastPosition; ++query) {
        const auto notes = notesOf(drawn(stateAt(query, 0), nullptr, {}, {0, 0, 962, 206}));
        REQUIRE(!notes.empty());
        if (notes.size() == 2)
            CHECK(!boxOf(notes[0], style).grown(20, 0).meets(boxOf(notes[1], style)));
    }
}

TEST_CASE("score curve: a drag moves the query, and the key where the query cannot")
{
    const LabState state = stateAt(9, 4);
    const Handle handle = drawn(state).handles.front();
    const auto moved = [&](const LabState& start, double distance) {
        const auto edit = handle.rule.makeFrom(start, distance);
        REQUIRE(edit);
        return applied(start, *edit).position;
    };
    CHECK(moved(state, 20).query == 24);
    CHECK(moved(state, 20).key == 4);
    CHECK(moved(state, -10).query == 0);
    CHECK(moved(state, -10).key == 10);
    const LabState last = stateAt(lastPosition, lastPosition - 5);
    CHECK(moved(last, 20).query == lastPosition);
    CHECK(moved(last, 20).key == lastPosition - 20);
    CHECK(numberAt(handle, {3000, 0}) == 32);
    CHECK(numberAt(handle, handle.place) == 5);
}

TEST_CASE("score curve: each distance has its focus, or each run")
{
    const Drawing near = drawn(stateAt(9, 4));
    CHECK(hitAtDistance(near, -12.4).focus.distance == -12);
    CHECK(hitAtDistance(near, -12.4).focus.covered == 1);
    CHECK(!hitAtDistance(near, -12.4).press);
    CHECK(hitAt(near, {100, 10}).focus == Focus {});
    const Drawing far = drawn(stateAt(9, 4, 10'000'000));
    const Focus run = hitAtDistance(far, 2'000'000).focus;
    CHECK(run.covered > 10'000);
    CHECK(*run.distance <= 2'000'000);
    CHECK(*run.distance + run.covered >= 2'000'000);
    const Focus own = hitAt(far, far.handles.front().place).focus;
    CHECK(own.distance == 5);
    CHECK(own.covered == 1);
}

TEST_CASE("score curve: the distance under the pointer has a line and a dot")
{
    Focus focus;
    focus.picture = Picture::RotationsCurve;
    focus.distance = -12;
    const Drawing drawing = drawn(stateAt(9, 4), nullptr, pointingAt(focus));
    const auto rings = marksOf<Rings>(drawing, Layer::Meaning::Selection);
    REQUIRE(rings.size() == 1);
    CHECK(rings[0].places[0].x == doctest::Approx(drawing.zones.front().axis.pixel(-12)));
    CHECK(marksOf<Rule>(drawing, Layer::Meaning::Selection).size() == 2);
}

TEST_CASE("score curve: a pair under the pointer elsewhere replaces the selected one")
{
    const Drawing rest = drawn(stateAt(9, 4));
    const Drawing other = drawn(stateAt(9, 4), nullptr, pointingAt(focusOnPair(7)));
    CHECK(!(marksOf<Graph>(rest, Layer::Meaning::Data).front()
        == marksOf<Graph>(other, Layer::Meaning::Data).front()));
    CHECK(std::ranges::count(notesOf(other), "pair 7 alone", [](const Text& text) {
        return text.said.text;
    }) == 1);
    CHECK(drawn(stateAt(9, 4), nullptr, pointingAt(focusOnPair(8))) == rest); // there is none
}

TEST_CASE("score curve: a distance farther than shown is at the edge and points there")
{
    const Drawing drawing = drawn(stateAt(60, 4));
    const Handle& handle = drawing.handles.front();
    CHECK(handle.place.x == handle.axis.to);
    CHECK(handle.shape == Handle::Shape::None);
    const auto arrows = marksOf<Polygons>(drawing, Layer::Meaning::Selection);
    REQUIRE(arrows.size() == 1);
    CHECK(arrows[0].points[0].x > handle.place.x);
    CHECK(numberAt(handle, {handle.axis.pixel(10), 0}) == 10);
}

TEST_CASE("score curve: its range contains the present score and A")
{
    LabState equal = stateAt(0, 0, 10'000'000);
    equal.rotations.source = VectorSource::Equal;
    equal = clamped(equal);
    const Graph graph = marksOf<Graph>(drawn(equal), Layer::Meaning::Data).front();
    CHECK(graph.y.highest >= 16);
    CHECK(!marksOf<Graph>(drawn(equal), Layer::Meaning::Data).front().curve->values.empty());
    const LabState near = stateAt(9, 4);
    const Drawing both = drawn(near, &equal);
    CHECK(marksOf<Graph>(both, Layer::Meaning::Reference).size() == 1);
    CHECK(marksOf<Graph>(both, Layer::Meaning::Reference)[0].curve->deviation.empty());
    CHECK(marksOf<Graph>(both, Layer::Meaning::Data)[0].y.highest
        > marksOf<Graph>(drawn(near), Layer::Meaning::Data)[0].y.highest);
    CHECK(marksOf<Graph>(both, Layer::Meaning::Data)[0].pen.dashes
        != marksOf<Graph>(both, Layer::Meaning::Reference)[0].pen.dashes); // of one pair
    const LabState other = stateAt(20, 4);
    CHECK(marksOf<Rings>(drawn(near, &other), Layer::Meaning::Selection).size() == 1);
    CHECK(marksOf<Rings>(drawn(near, &near), Layer::Meaning::Selection).empty());
}

TEST_CASE("score curve: the title says what a pixel is, and that a mismatch is no rotation")
{
    const LabState far = stateAt(9, 4, 10'000'000);
    CHECK(textsOf(drawn(far), "mean and spread of %1 distances per pixel") == 1);
    CHECK(textsOf(drawn(stateAt(9, 4)), "mean and spread of %1 distances per pixel") == 0);
    LabState torn = stateAt(9, 4);
    torn.rotations.pairing = Pairing::WrongMix;
    CHECK(textsOf(drawn(clamped(torn)), "key at %1") == 1);
    CHECK(textsOf(drawn(far, nullptr, {}, place, true), "Score") == 1);
    CHECK(textsOf(drawn(far), "Score") == 0);
}

TEST_CASE("score curve: a double click shows the present distance, and 0 stays in the middle")
{
    const LabState state = stateAt(5000, 4900, 10'000'000);
    const auto edit = rotationsCurve.doubleClicked(state);
    REQUIRE(edit);
    const Positions shown = applied(state, *edit).position;
    CHECK(shown.shown > 200);
    CHECK(shown.shown < 2000);
    CHECK(shown.first <= shown.key);
    CHECK(shown.first + shown.shown > shown.query);
    CHECK(rotationsCurve.zoomedAround(state.position) == 4900.5);
}

TEST_CASE("score curve: without a curve there is only a title, and A's table may lack the pair")
{
    const Style style {plainMetrics, english};
    CHECK(rotationsCurve.drawing({ScoreCurveValues {}}, place, style, {}).handles.empty());
    CHECK(rotationsCurve.table(ScoreCurveValues {}).header.size() > 0);
    ScoreCurveValues values = scoreCurveValues(stateAt(9, 4));
    const NumberTable whole = rotationsCurve.table(values);
    values.hasPair = false;
    const NumberTable less = rotationsCurve.table(values);
    CHECK(less.header.size() + 1 == whole.header.size());
    CHECK(less.rows[3].size() + 1 == whole.rows[3].size());
}
