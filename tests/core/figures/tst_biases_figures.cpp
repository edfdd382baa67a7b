#include "core/figures/biases/biases_figures.h"
#include "core/figures/biases/slope_words.h"
#include "core/state/edit.h"
#include "tests/core/drawing/plain_texts.h"
#include "tests/core/figures/drawn_marks.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>

using namespace lab;
using namespace lab::drawing;

namespace {

constexpr Box usual {0, 0, 360, 276};

LabState stateWith(int heads, int selected = 3)
{
    LabState state;
    state.bench = BenchId::Biases;
    state.biases.encoding.heads = heads;
    state.biases.head = selected;
    state.position.shown = 24;
    return clamped(state);
}

HeadsFrame headsOf(int heads, int selected = 3)
{
    return headsFrame(stateWith(heads, selected), 24);
}

WeightsFrame weightsOf(std::int64_t shown = 24, std::int64_t query = 17, std::int64_t key = 9,
    std::map<std::int64_t, double> scores = {})
{
    LabState state = stateWith(8);
    state.position.shown = shown;
    state.position.query = query;
    state.position.key = key;
    state.biases.scores = std::move(scores);
    return weightsFrame(clamped(state), 320);
}

Drawing drawn(const Compared<WeightsFrame>& frames, const Focus& focus = {}, double width = 480)
{
    return biasesWeights.drawing(frames, {0, 0, width, 160}, {plainMetrics, english}, {focus, {}});
}

Drawing drawn(const Compared<HeadsFrame>& frames, const Focus& focus = {}, const Box& place = usual)
{
    return biasesHeads.drawing(frames, place, {plainMetrics, english}, {focus, {}});
}

std::vector<Raster> maps(const Drawing& drawing)
{
    return marksOf<Raster>(drawing, Layer::Meaning::Data);
}

/// The heads with an outline around their map, and its width.
std::set<std::pair<int, double>> outlined(const Drawing& drawing)
{
    std::set<std::pair<int, double>> all;
    const std::vector<Raster> rasters = maps(drawing);
    for (const Outline& outline : marksOf<Outline>(drawing, Layer::Meaning::Selection))
        for (std::size_t head = 0; head < rasters.size(); ++head)
            if (outline.box.within(rasters[head].box) == rasters[head].box)
                all.insert({static_cast<int>(head + 1), outline.pen.width});
    return all;
}

bool says(const Drawing& drawing, const std::string& text)
{
    bool isSaid = false;
    forEachMark(drawing, [&](const Layer&, const Mark& mark) {
        const auto* one = std::get_if<Text>(&mark);
        isSaid |= one && one->said.text == text;
    });
    return isSaid;
}

} // namespace

TEST_CASE("any number of heads fits")
{
    for (const int heads : {1, 2, 3, 5, 8, 12, 20, 32, 40, 64, 112, 127, 128})
        for (const Box& place : {usual, Box {0, 0, 216, 164}, Box {0, 0, 700, 300}}) {
            const Drawing drawing = drawn({headsOf(heads)}, {}, place);
            const std::vector<Raster> all = maps(drawing);
            REQUIRE(all.size() == static_cast<std::size_t>(heads));
            for (std::size_t head = 0; head < all.size(); ++head) {
                const Box& map = all[head].box;
                CHECK(map.width >= 8);
                CHECK(map.within(place) == map);
                CHECK(hitAt(drawing, map.centre()).focus.head == static_cast<int>(head + 1));
                for (std::size_t other = 0; other < head; ++other)
                    CHECK(!map.meets(all[other].box));
            }
            const HeadMapsSize size = headMapsSize(place, heads, true, {plainMetrics, english});
            CHECK(size.bottom <= place.bottom() + 1);
            CHECK(size.side == all[0].box.width);
        }
}

TEST_CASE("128 heads form eight rows of sixteen")
{
    std::set<double> columns;
    for (const Raster& map : maps(drawn({headsOf(128)})))
        columns.insert(map.box.x);
    CHECK(columns.size() == 16);
}

TEST_CASE("biases side by side have the same decimals, and a hidden one a dash")
{
    HeadsFrame frame = headsOf(3);
    frame.heads.clear();
    for (const auto& [present, texts] : {std::pair(std::vector<double> {0.03, -0.026, 0.0111},
                                             std::vector<std::string> {"0.030", "−0.026", "0.011"}),
             {{2.5, -0.0001, std::nan("")}, {"2.5", "−0.0001", "–"}}}) {
        frame.present = present;
        const Drawing drawing = drawn({frame});
        for (const std::string& text : texts)
            CHECK(says(drawing, text));
    }
}

TEST_CASE("the selected head is outlined, and the one under the pointer")
{
    CHECK(outlined(drawn({headsOf(8)})) == std::set<std::pair<int, double>> {{3, 2.0}});
    Focus focus;
    focus.picture = Picture::BiasesCurve;
    focus.head = 7;
    const auto both = outlined(drawn({headsOf(8)}, focus));
    CHECK(both == std::set<std::pair<int, double>> {{3, 2.0}, {7, 1.0}});
    CHECK(biasesHeads.shown(focus, headsOf(8)) == focus);
    focus.picture = Picture::RotationsDials;
    CHECK(outlined(drawn({headsOf(8)}, focus)).size() == 1);
    CHECK(biasesHeads.shown(focus, headsOf(8)) == Focus {});
}

TEST_CASE("a cell under the pointer is in the same place of each map")
{
    Focus focus;
    focus.picture = Picture::BiasesMatrix;
    focus.query = 17;
    focus.key = 5;
    const Drawing drawing = drawn({headsOf(8)}, focus);
    const std::vector<Raster> all = maps(drawing);
    std::size_t found = 0;
    for (const Outline& cell : marksOf<Outline>(drawing, Layer::Meaning::Selection))
        for (const Raster& map : all)
            if (const Point centre = cell.box.centre();
                map.box.contains(centre) && cell.box.width < map.box.width) {
                CHECK((centre.x - map.box.x) / map.box.width == doctest::Approx(5.5 / 24));
                CHECK((centre.y - map.box.y) / map.box.height == doctest::Approx(17.5 / 24));
                ++found;
            }
    CHECK(found == all.size());
}

TEST_CASE("B − A of heads is subtracted once, and needs as many heads")
{
    HeadsFrame before = headsOf(8);
    LabState state = stateWith(8);
    state.biases.encoding.biasMax = 4;
    const HeadsFrame after = headsFrame(state, 24);
    const Drawing first = drawn({after, &before, true});
    const Drawing second = drawn({after, &before, true});
    for (std::size_t head = 0; head < 8; ++head) {
        CHECK(maps(first)[head].map == maps(second)[head].map);
        CHECK(maps(first)[head].map->at(20, 4)
            == after.maps[head]->at(20, 4) - before.maps[head]->at(20, 4));
    }
    CHECK(says(first, "All heads, B − A"));
    const Style style {plainMetrics, english};
    CHECK(biasesHeads.comparedTitle({after, &before, true}, style).text == "All heads, B − A");
    CHECK(biasesHeads.comparedTitle({after, &before}, style).text == "All heads");

    for (const auto& [heads, text] : {std::pair(1, "There is no difference: 1 head against 8."),
             {4, "There is no difference: 4 heads against 8."}}) {
        before = headsOf(heads);
        const Drawing none = drawn({after, &before, true}, {}, {0, 0, 700, 300});
        CHECK(says(none, text));
        CHECK(outlined(none).empty());
    }
}

TEST_CASE("the wheel zooms at the same place of each map, between maps at their center")
{
    const Drawing drawing = drawn({headsOf(8)});
    REQUIRE(drawing.positions);
    for (const Raster& map : maps(drawing)) {
        CHECK(drawing.positions->at(map.box.centre()) == doctest::Approx(12));
        CHECK(drawing.positions->at({map.box.x, map.box.y}) == doctest::Approx(0));
        CHECK(drawing.positions->at({map.box.x + map.box.width / 2, map.box.y})
            == doctest::Approx(6));
    }
    CHECK(drawing.positions->at({1, 1}) == 12);
    CHECK(drawing.positions->fitted().first == 0);
    CHECK(drawing.positions->fitted().shown == 16);
}

TEST_CASE("the tab of A has its number of heads, and other encodings have no tab")
{
    const HeadsFrame before = headsOf(5);
    const Drawing drawing = drawn({headsOf(8), &before});
    REQUIRE(drawing.handles.size() == 1);
    CHECK(drawing.handles[0].number == 8);
    REQUIRE(drawing.pinned.size() == 1);
    CHECK(drawing.pinned[0].number == 5);
    CHECK(drawn({headsOf(8)}, {}, {0, 0, 150, 110}).handles.empty());
    LabState state = stateWith(8);
    state.biases.shown = BiasEncoding::T5;
    const HeadsFrame other = headsFrame(clamped(state), 24);
    CHECK(drawn({other}).handles.empty());
    CHECK(drawn({headsOf(8), &other}).pinned.empty());
}

TEST_CASE("slopes use one number format")
{
    const HeadsFrame many = headsOf(128);
    CHECK(slopeForm(many.heads) == SlopeForm::Decimals);
    CHECK(slopeText(many.heads[15], SlopeForm::Decimals) == "0.5000");
    CHECK(slopeText(many.heads[1], SlopeForm::Decimals) == "0.9170");
    const HeadsFrame few = headsOf(12);
    CHECK(slopeForm(few.heads) == SlopeForm::Fractions);
    CHECK(slopeText(few.heads[0], SlopeForm::Fractions) == "1/2");
}

TEST_CASE("a narrow row of weights names its bars, and cuts no text")
{
    for (const double width : {240.0, 260.0, 300.0, 480.0}) {
        const Drawing drawing = drawn({weightsOf()}, {}, width);
        forEachMark(drawing, [&](const Layer&, const Mark& mark) {
            if (const auto* text = std::get_if<Text>(&mark))
                CHECK(!text->said.text.ends_with("…"));
        });
        CHECK((says(drawing, "Attention") || says(drawing, "Attention of query 17")));
        CHECK(says(drawing, "before"));
        CHECK((says(drawing, "after") || says(drawing, "after the bias")));
    }
}

TEST_CASE("weights after the bias are filled bars, those before it hollow ones")
{
    const WeightsFrame frame = weightsOf();
    const Drawing drawing = drawn({frame});
    const std::vector<Region> filled = marksOf<Region>(drawing, Layer::Meaning::Data);
    const std::vector<Outline> hollow = marksOf<Outline>(drawing, Layer::Meaning::Data);
    REQUIRE(filled.size() == 18);
    REQUIRE(hollow.size() == 18);
    for (std::size_t key = 0; key < 18; ++key) {
        CHECK(filled[key].box.bottom() == hollow[key].box.bottom());
        const double higher = filled[key].box.height - hollow[key].box.height;
        CHECK((higher > 1.5 ? frame.after[key] > frame.before[key] : true));
        CHECK((higher < -1.5 ? frame.after[key] < frame.before[key] : true));
    }
    CHECK(filled[17].box.height > hollow[17].box.height);
    CHECK(filled[1].box.height < hollow[1].box.height);
}

TEST_CASE("keys after the query are hatched and have no dot, bar or handle")
{
    const Drawing drawing = drawn({weightsOf()});
    const std::vector<Hatch> hidden = marksOf<Hatch>(drawing, Layer::Meaning::Axes);
    REQUIRE(hidden.size() == 1);
    REQUIRE(drawing.row);
    CHECK(hidden[0].box.left() == doctest::Approx(drawing.row->x.pixel(17.5)));
    CHECK(hidden[0].box.right() == doctest::Approx(drawing.row->x.pixel(23.5)));
    CHECK(drawing.row->last == 17);
    CHECK(hitAt(drawing, drawing.row->at(17).place).handle->key == "biases.score");
    CHECK(hitAt(drawing, drawing.row->at(20).place).handle == nullptr);
    const Handle& bars = drawing.handles.front();
    CHECK(editTo(bars, 17));
    CHECK(!editTo(bars, 18));
    const Point below {drawing.row->x.pixel(20), bars.jump.bottom() - 2};
    CHECK(hitAt(drawing, below).jumping == nullptr);
    CHECK(hitAt(drawing, {drawing.row->x.pixel(12), below.y}).jumping == &bars);
}

TEST_CASE("the key under the pointer is reported with its distance, and how many are with it")
{
    const Drawing drawing = drawn({weightsOf()});
    const double low = drawing.handles.front().jump.bottom() - 2;
    for (const std::int64_t key : {5, 17, 20}) {
        const Focus focus =
            hitAt(drawing, {drawing.row->x.pixel(static_cast<double>(key)), low}).focus;
        CHECK(focus.picture == Picture::BiasesWeights);
        CHECK(focus.key == key);
        CHECK(focus.query == 17);
        CHECK(focus.distance == 17 - key);
        CHECK(focus.covered == 1);
    }
    const Drawing many = drawn({weightsOf(10'000'000, 5'010'000)});
    const Focus focus = hitAt(many, {many.row->x.pixel(70'000), low}).focus;
    CHECK(focus.covered == 31250);
    CHECK(focus.key == 62500);
    CHECK(biasesWeights.resting(weightsOf()).key == 9);
}

TEST_CASE("the scores' axis contains the largest score")
{
    for (const auto& [score, end] : {std::pair(3.0, 6.0), {7.0, 12.0}, {-15.0, 20.0}}) {
        const Drawing drawing = drawn({weightsOf(24, 17, 9, {{4, score}})});
        CHECK(drawing.row->like.axis.highest == end);
        const Handle handle = drawing.row->at(4);
        CHECK(handle.number == score);
        CHECK(handle.place.y == drawing.row->like.axis.pixel(score));
        CHECK(drawing.row->at(5).number == 0);
        CHECK(drawing.row->nearest(handle.place) == 4);
    }
}

TEST_CASE("weights too small for the numbers of their axis have a power of ten")
{
    const Drawing drawing = drawn({weightsOf(24, 117900)}, {}, 480);
    int powers = 0;
    forEachMark(drawing, [&](const Layer& layer, const Mark& mark) {
        const auto* text = std::get_if<Text>(&mark);
        powers +=
            text && layer.meaning == Layer::Meaning::Axes && text->said.text.starts_with("10^");
    });
    CHECK(powers == 1);
}

TEST_CASE("A of the weights is drawn if it has the same keys")
{
    const WeightsFrame frame = weightsOf(400, 390, 4);
    const WeightsFrame other = weightsOf(400, 390, 4, {{4, 8}});
    const Drawing both = drawn({frame, &other});
    CHECK(marksOf<Path>(both, Layer::Meaning::Reference).size() == 1);
    const std::vector<Rings> rings = marksOf<Rings>(both, Layer::Meaning::Reference);
    REQUIRE(rings.size() == 1);
    CHECK(rings[0].places.size() == 1);
    const WeightsFrame fewer = weightsOf(40, 390, 4, {{4, 8}});
    CHECK(drawn({frame, &fewer}) == drawn({frame}));
}

TEST_CASE("arrow keys move the key and its score")
{
    LabState state = stateWith(8);
    state.position.query = 17;
    state.position.key = 9;
    state.biases.scores = {{9, 0.4}};
    const WeightsFrame frame = weightsFrame(state, 320);
    const auto after = [&](const KeyPress& press) { return applied(state, *press.edit); };
    CHECK(after(biasesWeights.pressed(frame, Key::Up)).biases.scores.at(9) == doctest::Approx(0.5));
    const KeyPress down = biasesWeights.pressedWithShift(frame, Key::Down);
    CHECK(after(down).biases.scores.at(9) == doctest::Approx(-0.6));
    CHECK(after(biasesWeights.pressedWithShift(frame, Key::Left)).position.key == 0);
    CHECK(after(biasesWeights.pressed(frame, Key::Right)).position.key == 10);
    CHECK(!biasesWeights.pressed(frame, Key::Home).isOwn);
}

TEST_CASE("a drag of the ground pans along the keys")
{
    const Drawing drawing = drawn({weightsOf()});
    REQUIRE(drawing.positions);
    const double key = drawing.row->x.pixelsPerUnit();
    CHECK(drawing.positions->movedBy({3 * key, 50}) == doctest::Approx(3));
    CHECK(drawing.positions->at({drawing.row->x.pixel(7), 40}) == doctest::Approx(7));
}
