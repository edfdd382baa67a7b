#include "core/figures/context/context_figures.h"
#include "core/figures/context/trained_contour.h"
#include "tests/core/figures/figure_laws.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

using namespace lab;
using namespace lab::drawing;

namespace {

constexpr Box usual {0, 0, 464, 275};
constexpr int methods = 9;

LabState seenBy(PositionMapMethod method)
{
    LabState state;
    state.bench = BenchId::Context;
    state.rotations.width = 128;
    state.position.trainingLength = 4096;
    state.position.targetLength = 32768;
    state.schemes.positionMap.method = method;
    return clamped(state);
}

Drawing drawn(const LabState& state, const Box& place = usual)
{
    return drawnIn(contextDistances, seenDistancesFrame(state), place);
}

Drawing drawn(PositionMapMethod method, const Box& place = usual)
{
    return drawn(seenBy(method), place);
}

Box matrixOf(const Drawing& drawing)
{
    return marksOf<Raster>(drawing, Layer::Meaning::Data).at(0).box;
}

Point at(const Box& box, double across, double down)
{
    return {box.left() + across * box.width, box.top() + down * box.height};
}

} // namespace

TEST_CASE("the distances: the laws of all figures hold")
{
    Focus focus;
    focus.picture = Picture::ContextDistances;
    focus.distance = 300;
    std::vector<SeenDistancesFrame> all {SeenDistancesFrame {}};
    for (int method = 0; method < methods; ++method)
        all.push_back(seenDistancesFrame(seenBy(static_cast<PositionMapMethod>(method))));
    checkLaws(contextDistances, all, {usual, Box {3, 4, 40, 30}}, focus);
}

TEST_CASE("the distances: the contour has no redundant points")
{
    for (const auto method : {PositionMapMethod::None, PositionMapMethod::LeakyReRope}) {
        const SeenDistancesFrame frame = seenDistancesFrame(seenBy(method));
        const double side = frame.cells.columns;
        const std::vector<Line> lines = trainedContour({0, 0, side, side}, frame);
        CHECK(lines.empty() == (frame.untrained == 0));
        CHECK(lines.size() <= 4);
        for (const Line& line : lines) {
            // Shifted by half a cell, coordinates are indices of cells.
            const Point middle = (line.from + line.to) * 0.5 - Point {0.5, 0.5};
            const auto distance = [&](double down, double across) {
                return -frame.cells.at(static_cast<int>(down), static_cast<int>(across));
            };
            CHECK(distance(std::floor(middle.y), std::ceil(middle.x))
                <= static_cast<double>(frame.trained));
            CHECK(distance(std::ceil(middle.y), std::floor(middle.x))
                >= static_cast<double>(frame.trained) - 1);
        }
    }
    CHECK(trainedContour({0, 0, 9, 9}, seenDistancesFrame(seenBy(PositionMapMethod::ReRope)))
              .empty());
}

TEST_CASE("the distances: a straight contour is one line, whatever the length")
{
    for (const std::int64_t length : {129, 300, 8192, 8200, 9001}) {
        const LabState state = patched(clamped({}),
            {{"context.training_length", length / 2},
                {"context.target_length",
                    length}}).value();
        CHECK(trainedContour({0, 0, 256, 256}, seenDistancesFrame(state)).size() == 1);
    }
}

TEST_CASE("the distances: the numbers of a method and both lengths have handles and names")
{
    const std::array wanted {0, 1, 1, 2, 2, 2, 3, 1, 2};
    for (const Box& place : {Box {0, 0, 290, 230}, usual, Box {0, 0, 700, 400}})
        for (int method = 0; method < methods; ++method) {
            const Drawing drawing = drawn(static_cast<PositionMapMethod>(method), place);
            std::size_t listed = 0;
            for (const Handle& handle : drawing.handles) {
                if (!handle.isListed)
                    continue;
                ++listed;
                const std::string number = ' ' + wholeNumber(std::llround(handle.number));
                bool isNamed = false;
                for (const Text& text : marksOf<Text>(drawing, Layer::Meaning::Texts))
                    isNamed = isNamed || text.said.text.ends_with(number);
                CHECK(isNamed);
            }
            CHECK(listed
                == 2U + static_cast<std::size_t>(wanted.at(static_cast<std::size_t>(method))));
        }
}

TEST_CASE("the distances: the lines of a method differ by their dashes")
{
    const Drawing drawing = drawn(PositionMapMethod::LmInfinite);
    std::vector<std::vector<double>> dashes;
    for (const Stroke& stroke : marksOf<Stroke>(drawing, Layer::Meaning::Texts))
        dashes.push_back(stroke.pen.dashes);
    REQUIRE(dashes.size() == 3); // the target first
    CHECK(dashes[0] != dashes[1]);
    CHECK(dashes[1] != dashes[2]);
    CHECK(dashes[0] != dashes[2]);
    CHECK(marksOf<Rule>(drawing, Layer::Meaning::Texts).size() == 2); // trained, first number
}

TEST_CASE("the distances: numbers stop at the trained length and go down to zero")
{
    const LabState state = seenBy(PositionMapMethod::DualChunk);
    const Drawing drawing = drawn(state);
    const Handle* local = handleOf(drawing, "position_map.local");
    const Handle* chunk = handleOf(drawing, "position_map.chunk");
    REQUIRE(local);
    REQUIRE(chunk);
    CHECK(numberAt(*local, {local->axis.pixel(0.5), 0}) <= 1);
    CHECK(numberAt(*local, {local->axis.pixel(512), 0}) == 512);
    CHECK(numberAt(*chunk, {chunk->axis.pixel(4096) + 1, 0}) == 4096);
    CHECK(movedTo(state, drawing, "position_map.local", 7).schemes.positionMap.local == 7);
    CHECK(
        movedTo(state, drawing, "context.target_length", 1 << 20).position.targetLength == 1 << 20);
}

TEST_CASE("the distances: a press on the matrix moves query and key")
{
    const LabState state = seenBy(PositionMapMethod::None);
    const Drawing drawing = drawn(state);
    const Box matrix = matrixOf(drawing);
    CHECK(matrix.left() >= 5); // the mark of the first pair is not cut
    const Point point = at(matrix, 0.25, 0.75);
    const Hit hit = hitAt(drawing, point);
    REQUIRE(hit.jumping);
    const auto edit = editAt(*hit.jumping, *hit.jumping, point);
    REQUIRE(edit);
    const Positions moved = applied(state, *edit).position;
    CHECK(std::abs(static_cast<double>(moved.query) - 0.75 * 32768) <= 1);
    CHECK(std::abs(static_cast<double>(moved.key) - 0.25 * 32768) <= 1);
    CHECK(hit.focus.query == moved.query);
    CHECK(hit.focus.key == moved.key);
    const auto outside = editAt(*hit.jumping, *hit.jumping, at(matrix, -2, 3));
    REQUIRE(outside);
    CHECK(applied(state, *outside).position.key == 0);
    CHECK(applied(state, *outside).position.query == 32767);
}

TEST_CASE("the distances: its keys move query and key")
{
    LabState state = seenBy(PositionMapMethod::None);
    state.position.query = 500;
    state.position.key = 100;
    const auto after = [&](Key key, bool isShifted) {
        return afterKey(contextDistances, seenDistancesFrame(state), state, key, isShifted)
            .position;
    };
    CHECK(after(Key::Up, true).query == 490);
    CHECK(after(Key::Down, false).query == 501);
    CHECK(after(Key::Right, false).key == 101);
    CHECK(after(Key::Left, true).key == 90);
    const Focus resting = contextDistances.resting(seenDistancesFrame(state));
    CHECK(resting.query == 500);
    CHECK(resting.key == 100);
}

TEST_CASE("the distances: a column under the pointer has its distances and a line")
{
    const LabState state = seenBy(PositionMapMethod::ReRope);
    const Drawing drawing = drawn(state);
    REQUIRE(drawing.zones.size() == 1);
    const Axis& x = drawing.zones[0].axis;
    const Focus focus = hitAt(drawing, {x.pixel(512.5), 120}).focus;
    CHECK(focus.distance == 512);
    CHECK(focus.covered == 1);
    CHECK(hitAt(drawing, {x.pixel(300), 120}).focus.covered > 1);
    CHECK(hitAt(drawing, {x.pixel(1e6), 120}).focus.covered == 1); // beyond the farthest
    CHECK(hitAt(drawing, {2, 2}).focus == Focus {});
    Pointing pointing;
    pointing.focus = focus;
    const auto rules = marksOf<Rule>(drawnIn<SeenDistancesFrame>(contextDistances,
                                         seenDistancesFrame(state), usual, nullptr, pointing),
        Layer::Meaning::Selection);
    REQUIRE(!rules.empty());
    CHECK(rules.back().line.from.x == doctest::Approx(x.pixel(512.5)).epsilon(0.001));
}

TEST_CASE("the distances: columns beyond the trained length have another color")
{
    const Drawing drawing = drawn(PositionMapMethod::None);
    const Axis& x = drawing.zones.at(0).axis;
    for (const Region& column : marksOf<Region>(drawing, Layer::Meaning::Data))
        if (column.fill == Ink(Tone::Seen) || column.fill == Ink(Tone::Unseen))
            CHECK((column.fill == Ink(Tone::Seen)) == (x.value(column.box.right()) < 4097));
}

TEST_CASE("the distances: the share of untrained pairs is never rounded to all of them")
{
    SeenDistancesFrame frame;
    frame.visible = 4096;
    frame.untrained = 4095;
    CHECK(contextDistances.spoken(frame, english).text.starts_with("99.98 %"));
    frame.untrained = 0;
    CHECK(contextDistances.spoken(frame, english).text.starts_with("No visible pair"));
}

TEST_CASE("the distances: the frame of another ruler has the same cells")
{
    LabState state = seenBy(PositionMapMethod::SelfExtend);
    const SeenDistancesFrame first = seenDistancesFrame(state);
    state.position.query = 77;
    const SeenDistancesFrame again = seenDistancesFrame(state, first);
    CHECK(again.query == 77);
    CHECK(again.bins == seenDistancesFrame(state).bins);
    CHECK(again.untrained == first.untrained);
}
