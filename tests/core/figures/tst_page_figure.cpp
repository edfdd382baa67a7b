#include "core/drawing/font_metrics.h"
#include "core/figures/derivation/page_words.h"
#include "core/figures/derivation/panel.h"
#include "core/state/parameters.h"
#include "tests/core/figures/figure_laws.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <set>

using namespace lab;
using namespace lab::drawing;

namespace {

const FontMetrics metrics;
const Style style {metrics, english};
const Focus nowhere;
const std::vector<std::string> noSymbols;

constexpr int pagesInAll = static_cast<int>(PageKey::Decay) + 1;

PageValues valuesOf(const LabState& state, int page, bool isAnswered)
{
    return {pagePictureFrame(state, static_cast<PageKey>(page), isAnswered, {}), state.position,
        {"theta", "q"}};
}

template <class Panel> Panel firstOf(const LabState& state, PageKey page)
{
    const PagePictureFrame picture = pagePictureFrame(state, page, true, {});
    for (const PagePanel& panel : picture.panels)
        if (const auto* found = std::get_if<Panel>(&panel))
            return *found;
    FAIL("no such panel");
    return {};
}

template <class Panel> Drawing drawn(const Panel& panel, const Box& box)
{
    return pages::drawnPanel(panel, nullptr, {box, 0, style, nowhere, noSymbols});
}

/// The vector lengths at the positions, with the limits of FP16 and FP32.
PageChart lengthsAt(double growth)
{
    return firstOf<PageChart>(
        patched(clamped({}), {{"derivation.growth", growth}}).value(), PageKey::Growth);
}

template <class Kind> std::vector<Kind> allOf(const Drawing& drawing)
{
    std::vector<Kind> all;
    forEachMark(drawing, [&](const Layer&, const Mark& mark) {
        if (const auto* one = std::get_if<Kind>(&mark))
            all.push_back(*one);
    });
    return all;
}

Box boxOf(const Text& text)
{
    const double width = style.width(text.said.text, text.role);
    const double height = style.digitHeight(text.role);
    const double before = text.align == Align::Left ? 0
        : text.align == Align::Centre               ? width / 2
                                                    : width;
    return {text.at.x - before, text.at.y - height, width, height};
}

bool isCrossedBy(const Box& box, const Line& line)
{
    constexpr int steps = 4000;
    for (int step = 0; step <= steps; ++step)
        if (box.contains(line.from + (line.to - line.from) * (static_cast<double>(step) / steps)))
            return true;
    return false;
}

} // namespace

TEST_CASE("the pictures of all pages keep the laws of figures")
{
    std::vector<PageValues> all;
    for (int page = 0; page < pagesInAll; ++page)
        for (const bool isAnswered : {true, false})
            all.push_back(valuesOf(clamped({}), page, isAnswered));
    Focus focus;
    focus.symbol = "theta";
    checkLaws(derivationPage, all, {{0, 0, 620, 420}, {0, 0, 237, 150}}, focus);
}

// A shift shows kinds of cells that learners cannot paint.
TEST_CASE("every kind of cell has its own letter")
{
    constexpr int kinds = 2 * scoreTableSize - 1 + 2 * static_cast<int>(largestShift);
    std::set<std::string> names;
    for (int colour = 1; colour <= kinds; ++colour)
        names.insert(pages::cellColourName(colour, english));
    CHECK(names.contains("A"));
    CHECK(names.size() == kinds);
    CHECK_FALSE(names.contains(""));
}

TEST_CASE("a power of a matrix is named as a power")
{
    CHECK(pages::numbered("matrix_R", -5, english) == "R(\u22125)");
    CHECK(pages::numbered("power_of_A", 20, english) == "A²⁰");
    CHECK(pages::numbered("power_of_transpose", -5, english) == "(Aᵀ)⁻⁵");
    CHECK(pages::wording("product_of_inverse", english).text
        != pages::wording("product_of_R", english).text);
}

TEST_CASE("no line crosses the name of another")
{
    int written = 0;
    for (const Box& box : {Box {0, 0, 120, 172}, Box {0, 0, 240, 112}, Box {0, 0, 300, 222},
             Box {0, 0, 580, 212}, Box {0, 0, 900, 442}})
        for (const double growth : {-0.1, -0.02, 0.001, 0.02, 0.1}) {
            const Drawing drawing = drawn(lengthsAt(growth), box);
            for (const Text& text : allOf<Text>(drawing)) {
                if (text.said.text.find("FP16") == std::string::npos
                    && text.said.text.find("FP32") == std::string::npos)
                    continue;
                ++written;
                CAPTURE(text.said.text);
                CHECK(text.said.text.find("…") == std::string::npos);
                for (const Rule& rule : allOf<Rule>(drawing))
                    if (rule.ink.tone != Tone::Grid) // which is as faint as its ground
                        CHECK_FALSE(isCrossedBy(boxOf(text), rule.line));
                for (const Curve& curve : allOf<Curve>(drawing))
                    CHECK_FALSE(
                        isCrossedBy(boxOf(text), {curve.points.front(), curve.points.back()}));
            }
        }
    CHECK(written >= 30);
}

TEST_CASE("only a constant score is a level line")
{
    for (const double length : {0.3, 1.0, 3.5}) {
        LabState state;
        state.derivation.queryX = -length;
        state.derivation.queryY = 0.3 * length;
        state.derivation.keyX = length;
        state.derivation.keyY = 0.5;
        const auto meters = firstOf<PageMeters>(clamped(state), PageKey::Trying);
        std::vector<double> heights;
        for (const Path& line : allOf<Path>(drawn(meters, {0, 0, 420, 222})))
            if (line.pen.ink.tone == Tone::Result) {
                const auto [least, most] = std::ranges::minmax(line.points, {}, &Point::y);
                heights.push_back(most.y - least.y);
            }
        REQUIRE(heights.size() == meters.rows.size());
        int moving = 0;
        for (std::size_t row = 0; row < heights.size(); ++row) {
            const auto [least, most] = std::ranges::minmax(meters.rows[row].curve);
            const bool isMoving = most - least > 1e-6;
            moving += isMoving ? 1 : 0;
            CHECK((isMoving ? heights[row] >= 8 : heights[row] <= 1));
        }
        CHECK(moving == 3); // add a vector, stretch, quadratic turn
    }
}

TEST_CASE("each score fits its card at any width")
{
    const auto cards = firstOf<PageCards>(clamped({}), PageKey::Sentence);
    for (const double width : {137.0, 180.0, 236.0, 400.0}) {
        std::size_t scores = 0;
        for (const Text& text : allOf<Text>(drawn(cards, {0, 0, width, 132})))
            if (text.role == TextRole::Axis && text.at.y > 60) {
                ++scores;
                CHECK(text.said.text.find("…") == std::string::npos);
            }
        CHECK(scores == cards.cards.size());
    }
}

TEST_CASE("what is left out is mentioned below all others")
{
    int leftOut = 0;
    for (int page = 0; page < pagesInAll; ++page)
        for (const Box& box : {Box {0, 0, 237, 150}, Box {0, 0, 237, 205}, Box {0, 0, 700, 400}}) {
            const PageValues values = valuesOf(clamped({}), page, true);
            const std::vector<Box> boxes = pages::panelBoxes(box, values.picture, style);
            const bool isAll =
                std::ranges::all_of(boxes, [](const Box& one) { return one.height > 0; });
            leftOut += isAll ? 0 : 1;
            const Drawing drawing = derivationPage.drawing({values}, box, style, {});
            const bool isReported = std::ranges::any_of(allOf<Text>(drawing),
                [](const Text& text) { return text.said.text.find("arge") != std::string::npos; });
            CHECK(isReported == !isAll);
            for (const Box& one : boxes)
                CHECK((isAll || one.bottom() <= box.bottom() - pages::noteOfLeftOut));
        }
    CHECK(leftOut > 2);
}

// In the smallest window, too.
TEST_CASE("panels are apart, and each is high enough for its content")
{
    for (int page = 0; page < pagesInAll; ++page)
        for (const bool isAnswered : {false, true})
            for (const Box& box : {Box {0, 0, 237, 150}, Box {0, 0, 237, 205}, Box {0, 0, 504, 150},
                     Box {0, 0, 700, 400}}) {
                CAPTURE(page);
                CAPTURE(box.width);
                const PageValues values = valuesOf(clamped({}), page, isAnswered);
                const std::vector<Box> boxes = pages::panelBoxes(box, values.picture, style);
                CHECK(boxes.front().height > 0);
                for (std::size_t panel = 0; panel < boxes.size(); ++panel) {
                    const Box& one = boxes[panel];
                    if (!(one.height > 0))
                        continue;
                    const auto* chart = std::get_if<PageChart>(&values.picture.panels[panel]);
                    const auto* list = std::get_if<PageMeters>(&values.picture.panels[panel]);
                    const bool isLine = chart && chart->height <= 0;
                    CHECK(one.height >= (isLine ? 44
                                  : list        ? 12 * static_cast<double>(list->rows.size())
                                                : 60));
                    CHECK(one.width >= 80);
                    for (std::size_t other = 0; other < panel; ++other)
                        CHECK_FALSE(boxes[other].meets(one));
                }
            }
}

TEST_CASE("the numbers of vertical lines are under the axis, and touch no other")
{
    const PageChart chart = lengthsAt(0.02);
    for (const double width : {120.0, 300.0, 700.0}) {
        std::vector<Box> boxes;
        int marked = 0;
        for (const Text& text : allOf<Text>(drawn(chart, {0, 0, width, 222})))
            if (text.role == TextRole::Axis && text.align == Align::Centre) {
                boxes.push_back(boxOf(text));
                marked += text.said.text == "555" || text.said.text == "4\u2009437" ? 1 : 0;
            }
        CHECK(marked == 2);
        for (const Box& one : boxes)
            CHECK(std::ranges::count_if(boxes, [&](const Box& other) { return other.meets(one); })
                == 1);
    }
}

TEST_CASE("the color of a cell is seen beside its mark")
{
    for (const PageKey page : {PageKey::Column, PageKey::Lengths})
        for (int side = 60; side <= 420; side += 24) {
            const auto tiles = firstOf<PageTiles>(clamped({}), page);
            REQUIRE_FALSE(tiles.tiles.front().marks.empty());
            const Drawing drawing = drawn(tiles, {0, 0, side + 80.0, side + 22.0});
            const double cell =
                allOf<Raster>(drawing).front().box.width / tiles.tiles.front().cells.columns;
            for (const Rings& mark : allOf<Rings>(drawing))
                CHECK(3 * (mark.radius + mark.edge.width / 2) < cell);
            for (const Stroke& mark : allOf<Stroke>(drawing))
                CHECK(2 * std::abs(mark.line.to.x - mark.line.from.x) < cell);
        }
}

TEST_CASE("a dragged handle is under the pointer")
{
    for (int page = 0; page < pagesInAll; ++page)
        for (const bool isAnswered : {false, true}) {
            const Box box {0, 0, 900, 600};
            const LabState start = clamped({});
            const PageValues values = valuesOf(start, page, isAnswered);
            const Drawing before = derivationPage.drawing({values}, box, style, {});
            for (const Handle& handle : before.handles) {
                CAPTURE(page);
                CAPTURE(handle.name.text);
                const bool isAlong = handle.stepsAlong && handle.keyStep < 40;
                if (!isAlong && handle.shape != Handle::Shape::Dot)
                    continue; // around a circle, a cell, a mark or a word
                const bool isLeft = box.centre().x > handle.place.x;
                const bool isAbove = box.centre().y > handle.place.y;
                const Point inward {isAlong || isLeft ? 40.0 : -40.0, isAbove ? 40.0 : -40.0};
                const Point to = handle.place + inward;
                const auto edit = derivationPage.handled(values, handle, to, Grip::Drag);
                REQUIRE(edit);
                const PageValues next = derivationPage.whileHeld(
                    valuesOf(applied(start, *edit), page, isAnswered), values);
                const Drawing after = derivationPage.drawing({next}, box, style, {});
                const auto moved = std::ranges::find(after.handles, handle.which, &Handle::which);
                REQUIRE(moved != after.handles.end());
                const double slack = 6 + handle.keyStep;
                const Point off = moved->place - to;
                if (!isAlong || handle.along == Handle::Along::X)
                    CHECK(std::abs(off.x) < slack);
                if (!isAlong || handle.along == Handle::Along::Y)
                    CHECK(std::abs(off.y) < slack);
            }
        }
}

TEST_CASE("each handle has a name, and a number that can be set")
{
    const LabState start = clamped({});
    for (int page = 0; page < pagesInAll; ++page)
        for (const bool isAnswered : {false, true}) {
            const PageValues values = valuesOf(start, page, isAnswered);
            const Drawing drawing = derivationPage.drawing({values}, {0, 0, 900, 600}, style, {});
            for (const Handle& handle : drawing.handles) {
                CAPTURE(page);
                CAPTURE(handle.name.text);
                CHECK(handle.name.text != "");
                REQUIRE(handle.heard);
                const auto [said, lowest, highest, step] = *handle.heard;
                CHECK(said.text != "");
                CHECK(lowest < highest);
                const double wanted =
                    handle.number + (handle.number < highest - step ? step : -step);
                const auto edit = derivationPage.dragged(values, handle, wanted);
                REQUIRE(edit);
                CHECK(applied(start, *edit) != start);
            }
        }
}

TEST_CASE("an angle goes on through full turns")
{
    const LabState start =
        patched(clamped({}), {{"derivation.theta", 1.0}, {"position.query", std::int64_t {7}}})
            .value();
    const PageValues values = valuesOf(start, static_cast<int>(PageKey::Turn), true);
    const Drawing drawing = derivationPage.drawing({values}, {0, 0, 900, 600}, style, {});
    const auto ring = std::ranges::find(drawing.handles, 7, &Handle::number);
    REQUIRE(ring != drawing.handles.end());
    const Point centre = ring->plane->zero;
    const Point off = ring->place - centre;
    const Point to = centre // one radian on
        + Point {
            std::cos(1) * off.x + std::sin(1) * off.y, std::cos(1) * off.y - std::sin(1) * off.x};
    const auto queryAfter = [&](Point point, Grip grip) {
        return applied(start, derivationPage.handled(values, *ring, point, grip).value())
            .position.query;
    };
    CHECK(queryAfter(to, Grip::Drag) == 8);
    CHECK(queryAfter(ring->place + Point {4, 0}, Grip::Key) == 8);
    CHECK(queryAfter(ring->place + Point {0, 40}, Grip::Key) == 0);
}

TEST_CASE("near several parts the nearest is meant, and one of the equation before all others")
{
    PartTargets targets {.parts = {{.symbol = "c", .points = {{50, 50}}, .isElsewhere = true},
                             {.symbol = "q", .line = Line {{0, 54}, {100, 54}}},
                             {.symbol = "theta", .arc = Arcs::Arc {{50, 80}, 20, 0, 0.25, {}}},
                             {.symbol = "R", .box = Box {70, 0, 10, 10}}}};
    const auto symbolAt = [&](Point point) {
        const auto* part = targets.at(point);
        return part ? part->symbol : std::string();
    };
    CHECK(symbolAt({50, 50}) == "q");
    CHECK(symbolAt({50, 45}) == "c");
    CHECK(symbolAt({64, 66}) == "theta");
    CHECK(symbolAt({36, 66}) == "");
    CHECK(symbolAt({76, 4}) == "R");
    CHECK(symbolAt({92, 4}) == "");
}
