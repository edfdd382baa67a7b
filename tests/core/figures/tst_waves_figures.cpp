#include "core/drawing/font_metrics.h"
#include "core/encodings/sinusoidal/formula.h"
#include "core/figures/waves/waves_figures.h"
#include "tests/core/drawing/plain_texts.h"
#include "tests/core/figures/drawn_marks.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace lab;
using namespace lab::drawing;

namespace {

const FontMetrics metrics;
constexpr Box place {0, 0, 616, 330}; // cells of 8 x 4 pixels from (40, 40)

LabState wavesAt(std::int64_t query, std::int64_t key, std::int64_t shown = 64)
{
    LabState state;
    state.bench = BenchId::Waves;
    state.position.query = query;
    state.position.key = key;
    state.position.shown = shown;
    return state;
}

TableValues tableOf(const LabState& state)
{
    return wavesValues(tableFrame(state, {512, 256, 1}), state);
}

Drawing tableIn(const LabState& state, const Pointing& pointing = {})
{
    return wavesTable.drawing({tableOf(state)}, place, {metrics, english}, pointing);
}

constexpr Box low {0, 0, 616, 242}; // four strips of 43 pixels from (40, 36)

CurvesValues curvesOf(const LabState& state)
{
    const auto pairs = shownPairs(state.waves.encoding.width / 2, state.waves.pair);
    return wavesValues(wavesFrame(state, {512, 172, 1}, pairs), state);
}

Drawing curvesIn(const LabState& state, const Pointing& pointing = {})
{
    return wavesCurves.drawing({curvesOf(state)}, low, {metrics, english}, pointing);
}

constexpr Box narrow {0, 0, 200, 312};

Drawing similarityIn(const LabState& state, const Pointing& pointing = {})
{
    const auto values = wavesValues(similarityFrame(state, {160, 0, 1}), state);
    return wavesSimilarity.drawing({values}, narrow, {metrics, english}, pointing);
}

std::vector<double> thicknesses(const Drawing& drawing)
{
    std::vector<double> all;
    for (const Graph& wave : marksOf<Graph>(drawing, Layer::Meaning::Data))
        all.push_back(wave.pen.width);
    return all;
}

/// The centre of a cell.
Point cellAt(int column, int position)
{
    return {40 + 8.0 * position + 4, 40 + 4.0 * column + 2};
}

std::int64_t numberOf(const std::optional<Edit>& edit)
{
    REQUIRE(edit);
    return std::get<std::int64_t>(edit->as<SetParameter>()->value);
}

std::vector<Region> markedIn(const Drawing& drawing)
{
    return marksOf<Region>(drawing, Layer::Meaning::Selection);
}

} // namespace

TEST_CASE("the selected rows of the table have marks on both sides")
{
    LabState state = wavesAt(21, 29);
    state.waves.pair = 10;
    const std::vector<Region> marked = markedIn(tableIn(state));
    REQUIRE(marked.size() == 4);
    for (std::size_t i = 0; i < marked.size(); ++i) {
        const Box& box = marked[i].box;
        CHECK(box.centre().y == doctest::Approx(cellAt(i < 2 ? 10 : 42, 0).y));
        CHECK((i % 2 == 0 ? box.right() : box.left()) == doctest::Approx(i % 2 == 0 ? 40 : 552));
    }
}

TEST_CASE("a pair pointed at in another picture has its rows outlined")
{
    Pointing pointing;
    pointing.focus.picture = Picture::WavesCurves;
    pointing.focus.pair = 20;
    CHECK(markedIn(tableIn(wavesAt(21, 29), pointing)).size() == 4 + 8);
    pointing.focus.column = 20;
    const std::vector<Region> one = markedIn(tableIn(wavesAt(21, 29), pointing));
    REQUIRE(one.size() == 4 + 4);
    CHECK(one[4].box.bottom() == 40 + 4 * 20);
}

TEST_CASE("a click on a row of the table selects its pair")
{
    for (const auto& [layout, column, pair] : {std::tuple {SinusoidalLayout::Halves, 10, 10},
             {SinusoidalLayout::Halves, 42, 10}, {SinusoidalLayout::Halves, 63, 31},
             {SinusoidalLayout::Interleaved, 21, 10}, {SinusoidalLayout::Tensor2Tensor, 33, 1}}) {
        LabState state = wavesAt(21, 29);
        state.waves.encoding.layout = layout;
        const Drawing drawing = tableIn(state);
        REQUIRE(drawing.rows);
        CHECK(numberOf(drawing.rows->clickedAt(cellAt(column, 50))) == pair);
        CHECK(hitAt(drawing, cellAt(column, 50)).focus.pair == pair);
        CHECK(!drawing.rows->clickedAt({30, cellAt(column, 0).y}));
    }
}

TEST_CASE("a drag from a selected row goes through the pairs of its block")
{
    for (const auto& [layout, from, to, pair] :
        {std::tuple {SinusoidalLayout::Halves, 4, 9, 9}, {SinusoidalLayout::Halves, 4, 1, 1},
            {SinusoidalLayout::Halves, 36, 46, 14}, {SinusoidalLayout::Interleaved, 8, 18, 9}}) {
        LabState state = wavesAt(21, 29);
        state.waves.encoding.layout = layout;
        const PositionRows rows = *tableIn(state).rows;
        const PositionRows::Grip* grip = rows.gripAt(cellAt(from, 50));
        REQUIRE(grip);
        CHECK(numberOf(rows.moved(*grip, 4.0 * (to - from))) == pair);
        CHECK(!rows.gripAt(cellAt(25, 50)));
    }
}

TEST_CASE("a cell that covers many positions says so")
{
    const Drawing drawing = tableIn(wavesAt(21, 29, 512'000));
    const Focus first = hitAt(drawing, {40.5, 100}).focus;
    CHECK(first.position == 0);
    CHECK(first.covered == 1000);
    CHECK(hitAt(drawing, {551.5, 100}).focus.position == 511'000);
    CHECK(hitAt(drawing, {551.5, 100}).focus.pair == 15);
    CHECK(hitAt(drawing, {20, 100}).focus.pair == 15);
    CHECK(!hitAt(drawing, {20, 100}).focus.position);
    CHECK(hitAt(drawing, {20, 20}).focus == Focus {});
}

TEST_CASE("knobs of equal positions are side by side and keep their numbers")
{
    const Drawing drawing = tableIn(wavesAt(30, 30));
    std::vector<Handle> knobs = drawing.handles;
    std::erase_if(knobs, [](const Handle& one) { return one.shape != Handle::Shape::Dot; });
    REQUIRE(knobs.size() == 2);
    CHECK(knobs[1].place.x - knobs[0].place.x == doctest::Approx(16));
    for (const Handle& knob : knobs) {
        CHECK(numberAt(knob, knob.place) == 30);
        CHECK(numberOf(editAt(knob, knob, knob.place + Point {40, 3})) == 35);
        CHECK(hitAt(drawing, knob.place).focus.position == 30);
    }
}

TEST_CASE("a distance is dragged with the key where it is")
{
    LabState state = wavesAt(21, 29);
    state.waves.shown = WavesEncoding::Functional;
    const Drawing drawing = tableIn(state);
    const auto knob = std::ranges::find(drawing.handles, "waves.distance", &Handle::key);
    REQUIRE(knob != drawing.handles.end());
    CHECK(knob->number == -8);
    const auto edit = editTo(*knob, 5);
    REQUIRE(edit);
    CHECK(edit->as<MovePositions>()->query == 34);
    CHECK(edit->as<MovePositions>()->key == 29);
    const KeyPress press = wavesTable.pressed(tableOf(state), Key::Right);
    CHECK(press.edit->as<MovePositions>()->query == 22);
}

TEST_CASE("tables with different numbers of columns have no difference")
{
    LabState narrow = wavesAt(21, 29);
    narrow.waves.encoding.width = 32;
    const TableValues reference = tableOf(narrow);
    const TableValues values = tableOf(wavesAt(21, 29));
    const Style style {metrics, english};
    constexpr const char* sentence = "There is no difference: A has %1 columns and B has %2.";
    CHECK(textsOf(wavesTable.drawing({values, &reference, true}, place, style, {}), sentence) == 1);
    CHECK(textsOf(wavesTable.drawing({values, &reference}, place, style, {}), sentence) == 0);
    const Drawing same = wavesTable.drawing({values, &values, true}, place, style, {});
    CHECK(textsOf(same, sentence) == 0);
    const std::vector<Raster> cells = marksOf<Raster>(same, Layer::Meaning::Data);
    REQUIRE(cells.size() == 1);
    CHECK(std::ranges::all_of(cells[0].map->values, [](double one) { return std::abs(one) <= 0; }));
}

TEST_CASE("the wave of the selected pair and the one under the pointer are thicker")
{
    const LabState state = wavesAt(21, 29); // pair 4
    CHECK(thicknesses(curvesIn(state)) == std::vector<double> {1.5, 2.5, 1.5, 1.5});
    Pointing pointing;
    pointing.focus.picture = Picture::WavesTable;
    pointing.focus.pair = 8;
    CHECK(thicknesses(curvesIn(state, pointing)) == std::vector<double> {1.5, 2.5, 2.25, 1.5});
    pointing.focus.pair = 4;
    CHECK(thicknesses(curvesIn(state, pointing)) == std::vector<double> {1.5, 3, 1.5, 1.5});
}

TEST_CASE("a click on the strip of a wave, or beside it, selects its pair")
{
    const PositionRows rows = *curvesIn(wavesAt(21, 29)).rows;
    for (int wave = 0; wave < 4; ++wave)
        for (const double x : {20.0, 300.0, 600.0})
            CHECK(numberOf(rows.clickedAt({x, 36 + 43 * (wave + 0.5)})) == 4 * wave);
    CHECK(rows.gripAt({300, 60}) == nullptr);
}

TEST_CASE("the crest of a wave sets the base, and the wave stays while it is held")
{
    const LabState state = wavesAt(21, 29);
    const Drawing drawing = curvesIn(state);
    const Handle& crest = drawing.handles.front();
    CHECK(crest.key == "sinusoidal.base");
    CHECK(crest.which == 8);
    CHECK(crest.place.x == doctest::Approx(40 + 8 * (15.708 + 0.5)).epsilon(1e-4));
    const DragWay way = crest.scaled->way(crest.scaled->with);
    for (const double base : {100.0, 10'000.0, 1e6, 1e9})
        CHECK(way.number(way.pixel(base)) == doctest::Approx(base));
    Pointing pointing;
    pointing.held = Pointing::Held {crest};
    LabState other = state;
    other.waves.encoding.base = 1e6;
    const auto held = marksOf<Graph>(curvesIn(other, pointing), Layer::Meaning::Selection);
    REQUIRE(held.size() == 1);
    CHECK(held[0].curve->values == curvesOf(state).frame->waves[2].curve.values);
    CHECK(marksOf<Graph>(drawing, Layer::Meaning::Selection).empty());
}

TEST_CASE("a single pair has a wave without a crest to drag")
{
    LabState state = wavesAt(21, 29);
    state.waves.encoding.width = 2;
    state.waves.pair = 0;
    const Drawing drawing = curvesIn(state);
    CHECK(thicknesses(drawing).size() == 1);
    CHECK(std::ranges::count(drawing.handles, "sinusoidal.base", &Handle::key) == 0);
    REQUIRE(drawing.tips.size() == 1);
    CHECK(drawing.tips[0].box.contains({20, 120}));
}

TEST_CASE("the similarity is half the dimension at a shift of 0, and its point moves p + t")
{
    const LabState state = wavesAt(21, 29);
    const Drawing drawing = similarityIn(state);
    const auto curve = marksOf<Graph>(drawing, Layer::Meaning::Data);
    REQUIRE(curve.size() == 1);
    CHECK(curve[0].y.pixel(32) == curve[0].within.top());
    const Handle& point = drawing.handles.at(0);
    CHECK(point.place.x == doctest::Approx(curve[0].x.pixel(8)));
    for (const auto& [to, key] : {std::pair {-13, 8}, {60, 53}, {-60, 0}}) {
        const Point there {curve[0].x.pixel(to), 10};
        const auto edit = editAt(point, point, there);
        REQUIRE(edit);
        CHECK(applied(state, *edit).position.key == key);
    }
    CHECK(hitAt(drawing, {curve[0].x.pixel(-20), 150}).jumping == &point);
    CHECK(hitAt(drawing, {100, 305}).jumping == nullptr);
    CHECK(similarityIn(wavesAt(5, 900)).handles[0].canBeGrabbed());
    CHECK(!hitAt(similarityIn(wavesAt(5, 900)), {100, 150}).handle);
}

TEST_CASE("a place in the similarity is a shift or a run of them")
{
    const Box ground = similarityGround(narrow, 32, 32, {metrics, english});
    const double left = ground.left() + 0.5;
    CHECK(hitAt(similarityIn(wavesAt(21, 29)), {left, 150}).focus.distance == -32);
    const Focus run = hitAt(similarityIn(wavesAt(21, 29, 100'000)), {left, 150}).focus;
    CHECK(run.distance == -50'000);
    CHECK(run.covered == 625);
    CHECK(hitAt(similarityIn(wavesAt(21, 29)), {100, 305}).focus == Focus {});
}

TEST_CASE("a position pointed at in the table is a shift of the similarity")
{
    Pointing pointing;
    pointing.focus.picture = Picture::WavesTable;
    pointing.focus.position = 10;
    const Drawing drawing = similarityIn(wavesAt(21, 29), pointing);
    const auto lines = marksOf<Rule>(drawing, Layer::Meaning::Selection);
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].line.from.x == doctest::Approx(drawing.handles[0].axis.pixel(-11)));
    pointing.focus.position = 60;
    CHECK(
        marksOf<Rule>(similarityIn(wavesAt(21, 29), pointing), Layer::Meaning::Selection).empty());
}

TEST_CASE("the difference of rows has a line that is proportional to the shift")
{
    LabState state = wavesAt(21, 22);
    state.waves.measure = RowMeasure::Difference;
    const Drawing drawing = similarityIn(state);
    const auto lines = marksOf<Curve>(drawing, Layer::Meaning::Axes);
    REQUIRE(lines.size() == 1);
    const Point slope = lines[0].points[2] - lines[0].points[1];
    const Point one = drawing.handles[0].place - lines[0].points[1];
    CHECK(one.y / one.x == doctest::Approx(slope.y / slope.x));
    CHECK(wavesSimilarity.title(wavesValues(similarityFrame(state, {}), state), english).text
        == "Difference");
}

TEST_CASE("the products of learned rows stay in the plot")
{
    for (const char* table : {"untrained", "variables", "back"}) {
        const LabState state =
            applied(wavesAt(12, 20), SetParameter {"learned.table", std::string(table)});
        const auto values = wavesValues(productsFrame(state, {64, 64, 1}), state);
        const Drawing drawing = wavesProducts.drawing({values}, low, {metrics, english}, {});
        const std::vector<Region> bars = marksOf<Region>(drawing, Layer::Meaning::Data);
        CHECK(bars.size() > 8);
        for (const Region& bar : bars) {
            CHECK(bar.box.top() >= drawing.rows->ground.top());
            CHECK(bar.box.bottom() <= drawing.rows->ground.bottom());
        }
    }
}

TEST_CASE("the terms are named in full, without the colors of query and key")
{
    const LabState state = wavesAt(12, 20);
    const auto values = wavesValues(addedTermsFrame(state), state);
    for (double wide = 420; wide <= 900; wide += 20) { // including widths used while presenting
        const Drawing drawing =
            wavesTerms.drawing({values}, {0, 0, wide, 440}, {metrics, english}, {});
        int legends = 0;
        bool isNamed = false;
        forEachMark(drawing, [&](const Layer&, const Mark& mark) {
            const auto* text = std::get_if<Text>(&mark);
            const auto* bar = std::get_if<Region>(&mark);
            const Tone tone = text ? text->ink.tone : bar ? bar->fill.tone : Tone::None;
            for (const Tone other :
                {Tone::Query, Tone::QueryText, Tone::Key, Tone::KeyText, Tone::Seen})
                CHECK(tone != other);
            if (!text)
                return;
            isNamed |= text->said.text == "concatenated: two";
            if (text->said.text.find("dashed") == std::string::npos)
                return;
            ++legends;
            CHECK(!text->said.text.ends_with("…"));
            CHECK(text->at.x + metrics.width(text->said.text, text->role, 1) <= wide);
        });
        CHECK(legends == 1);
        CHECK((isNamed || wide < 560));
    }
}

TEST_CASE("the odometer says how many of its wheels change, without the colors of training")
{
    OdometerFrame frame;
    frame.position = 9;
    frame.changed = 2;
    frame.wheels.resize(7);
    const OdometerValues few(std::make_shared<const OdometerFrame>(frame));
    CHECK(wavesOdometer.spoken(few, english)
              .text.starts_with("From 9 to 10: 2 of 7 wheels change; the encoding moves"));

    const LabState state = wavesAt(12, 20);
    const Drawing drawing = wavesOdometer.drawing(
        {wavesValues(odometerFrame(state, {}), state)}, {0, 0, 800, 560}, {metrics, english}, {});
    const std::vector<Region> all = marksOf<Region>(drawing, Layer::Meaning::Data);
    CHECK(all.size() > 64);
    for (const Region& one : all)
        CHECK((one.fill.tone == Tone::Notes || one.fill.tone == Tone::Frame));
}
