#include "core/drawing/font_metrics.h"
#include "core/drawing/legend.h"
#include "core/figures/ruler/ruler.h"
#include "core/state/edit.h"
#include "tests/core/drawing/plain_texts.h"
#include "tests/core/figures/drawn_marks.h"
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace lab;
using namespace lab::drawing;

namespace {

const FontMetrics metrics;
const Style style {metrics, english};
constexpr Box usual {0, 0, 860, 72};
constexpr Box low {0, 0, 860, 36};

RulerLayout placed(
    const Positions& positions, const Box& area = usual, const std::vector<std::string>& words = {})
{
    return rulerLayout({.positions = positions, .words = words}, area, style);
}

Drawing rulerDrawing(
    const RulerValues& values, const Box& area = usual, std::string_view under = {})
{
    return positionRuler.drawing({values}, area, style, {.handle = under});
}

bool isEmpty(const Box& box)
{
    return box.width <= 0;
}

bool touch(const Box& one, const Box& other)
{
    return !isEmpty(one) && !isEmpty(other) && one.meets(other);
}

bool isInside(const Box& box, const Box& area)
{
    constexpr double rounding = 0.01;
    return box.left() >= area.left() - rounding && box.right() <= area.right() + rounding
        && box.top() >= area.top() && box.bottom() <= area.bottom();
}

/// Of texts and of the distance, but not m and n.
std::vector<Box> wordsOf(const Drawing& ruler)
{
    std::vector<Box> all;
    forEachMark(ruler, [&](const Layer&, const Mark& mark) {
        if (const auto* text = std::get_if<Text>(&mark))
            all.push_back(boxOf(*text, style));
        if (const auto* formula = std::get_if<Formula>(&mark); formula && !formula->values.empty())
            all.push_back({formula->at.x, formula->at.y - 12,
                style.width(formula->key, formula->values, formula->size), 12});
    });
    return all;
}

} // namespace

TEST_SUITE("ruler")
{
    TEST_CASE("labels never overlap and stay inside")
    {
        for (const double width : {580.0, 860.0}) {
            const Box area {0, 0, width, 72};
            for (const std::int64_t shown : {std::int64_t {8}, std::int64_t {64}, lastPosition})
                for (int i = 0; i <= 40; ++i)
                    for (int j = 0; j <= 40; ++j) {
                        const RulerLayout layout = placed({.query = 995 + (shown + 10) * i / 40,
                                                              .key = 995 + (shown + 10) * j / 40,
                                                              .first = 1000,
                                                              .shown = shown},
                            area);
                        CHECK(!touch(layout.queryLabel, layout.keyLabel));
                        CHECK(!touch(layout.queryLabel, layout.distanceLabel));
                        CHECK(!touch(layout.keyLabel, layout.distanceLabel));
                        CHECK(!isEmpty(layout.distanceLabel));
                        for (const Box& label :
                            {layout.queryLabel, layout.keyLabel, layout.distanceLabel})
                            CHECK(isInside(label, area));
                    }
        }
    }

    TEST_CASE("the distance is between handles that are far apart, else beside them")
    {
        RulerLayout layout = placed({.query = 50, .key = 5});
        CHECK(layout.distanceLabel.left() > layout.keyLabel.right());
        CHECK(layout.distanceLabel.right() < layout.queryLabel.left());
        layout = placed({.query = 9, .key = 4});
        CHECK(layout.distanceLabel.left() > layout.queryLabel.right());
        layout = placed({.query = 63, .key = 61});
        CHECK(layout.distanceLabel.right() < layout.keyLabel.left());
    }

    TEST_CASE("the nearest handle is grabbed, and between them the bar")
    {
        const Positions positions {.query = 30, .key = 10};
        const Drawing ruler = rulerDrawing({.positions = positions});
        const RulerLayout layout = placed(positions);
        const Point query = layout.query.centre;
        const Point key = layout.key.centre;
        const Point middle = (query + key) * 0.5;
        const auto at = [&](Point point) {
            const Hit hit = hitAt(ruler, point);
            return hit.handle ? hit.handle->key : std::string_view();
        };
        CHECK(at(query + Point {11, 0}) == "position.query");
        CHECK(at(query + Point {0, -11}) == "position.query");
        CHECK(at(query + Point {13, 0}).empty());
        CHECK(at(key) == "position.key");
        CHECK(at(middle) == rulerBar);
        CHECK(at(middle + Point {0, 25}).empty());
    }

    TEST_CASE("a drag moves a position within those shown, and both if their distance is locked")
    {
        LabState state;
        state.position = {.query = 130, .key = 120, .first = 100, .shown = 64};
        const auto dragged = [&](std::string_view key, double byPositions) {
            const Drawing ruler = rulerDrawing({.positions = state.position});
            const auto handle = std::ranges::find(ruler.handles, key, &Handle::key);
            REQUIRE(handle != ruler.handles.end());
            const double pixels = byPositions * handle->axis.pixelsPerUnit();
            const auto edit = editAt(*handle, *handle, handle->place + Point {pixels, 7});
            REQUIRE(edit);
            const Positions moved = applied(state, *edit).position;
            return std::pair(moved.query, moved.key);
        };
        using Pair = std::pair<std::int64_t, std::int64_t>;
        CHECK(dragged("position.query", 12.3) == Pair {142, 120});
        CHECK(dragged("position.query", 1000) == Pair {163, 120});
        CHECK(dragged("position.key", -1000) == Pair {130, 100});
        CHECK(dragged(rulerBar, -5) == Pair {125, 115});
        CHECK(dragged(rulerBar, 1000) == Pair {163, 153});
        state.position.distanceLocked = true;
        CHECK(dragged("position.query", -1000) == Pair {110, 100});
        CHECK(dragged("position.key", 1000) == Pair {163, 153});
        state.position.key = 90; // not in view: it does not hold the other one
        CHECK(dragged("position.query", -1000) == Pair {100, 60});
        state.position = {.query = 500, .key = 120, .first = 100, .shown = 64};
        CHECK(dragged(rulerBar, 5) == Pair {500, 120}); // too far apart
    }

    TEST_CASE("zoomed far out, a drag stops at round positions and at the end")
    {
        const Drawing ruler =
            rulerDrawing({.positions = {.query = 600, .key = 0, .shown = 12'345}});
        const Handle& query = ruler.handles.back();
        CHECK(query.snap->step == 10); // of 15 in a pixel
        CHECK(numberAt(query, query.place + Point {100, 0}) == 2120);
        CHECK(numberAt(query, query.place + Point {5000, 0}) == 12'344);
    }

    TEST_CASE("what is locked is no handle and does nothing")
    {
        const Positions positions {.query = 40, .key = 20};
        const Drawing ruler = rulerDrawing({.positions = positions, .locks = {.query = true}});
        REQUIRE(ruler.handles.size() == 1);
        CHECK(ruler.handles.front().key == "position.key");
        const RulerLayout layout = placed(positions);
        const Point middle = (layout.query.centre + layout.key.centre) * 0.5;
        for (const Point point : {layout.query.centre, middle}) {
            const Hit hit = hitAt(ruler, point);
            CHECK(hit.target);
            CHECK(!hit.press);
            CHECK(!hit.handle);
        }
        CHECK(hitAt(ruler, layout.key.centre).handle);
        // It is as large as the free one, and as hollow.
        const auto rings = marksOf<Rings>(ruler, Layer::Meaning::Data);
        REQUIRE(rings.size() == 2);
        CHECK(rings[1].fill == Ink(Tone::Axis));
    }

    TEST_CASE("a handle beyond an end is an arrowhead there, no dot")
    {
        const RulerValues values {.positions = {.query = 9, .key = 1010, .first = 1000}};
        const Drawing ruler = rulerDrawing(values, usual);
        const auto dots = std::ranges::count(ruler.handles, Handle::Shape::Dot, &Handle::shape);
        CHECK(dots == 1);
        const Hit hit = hitAt(ruler, placed(values.positions).query.centre);
        REQUIRE(hit.press);
        LabState state;
        state.position = values.positions;
        const Positions after = applied(state, hit.press->edit()).position;
        CHECK(after.first == 0);
        CHECK(after.query == 9);
        CHECK(marksOf<Path>(ruler, Layer::Meaning::Data).size() == 1);
        CHECK(placed(values.positions).query.centre.x < placed(values.positions).axis.from);
    }

    TEST_CASE("training and target length are short marks on the line")
    {
        const RulerValues values {
            .positions = {.query = 9, .key = 4, .trainingLength = 32, .targetLength = 48}};
        const RulerLayout layout = placed(values.positions);
        int found = 0;
        for (const Region& region :
            marksOf<Region>(rulerDrawing(values, usual), Layer::Meaning::Data))
            for (const auto& [length, tone] : {std::pair(32.0, Tone::Seen), {48.0, Tone::Unseen}})
                if (region.fill == Ink(tone)) {
                    CHECK(region.box.centre().x == doctest::Approx(layout.axis.pixel(length)));
                    CHECK(region.box.centre().y == doctest::Approx(layout.lineY));
                    ++found;
                }
        CHECK(found == 2);
    }

    TEST_CASE("a part under the pointer and one with the focus are shown")
    {
        const Positions positions {.query = 40, .key = 20};
        CHECK(!(rulerDrawing({.positions = positions}, usual, rulerBar)
            == rulerDrawing({.positions = positions})));
        const Drawing focused =
            rulerDrawing({.positions = positions, .focused = Token::Key}, usual);
        const auto rings = marksOf<Rings>(focused, Layer::Meaning::Texts);
        REQUIRE(rings.size() == 1);
        CHECK(rings.front().places.front() == placed(positions).key.centre);
    }

    TEST_CASE("a low ruler has all text in one row below the line")
    {
        for (const std::int64_t query : {0, 9, 40, 64})
            for (const std::int64_t key : {0, 10, 63}) {
                const RulerLayout layout = placed({.query = query, .key = key}, low);
                for (const Box& label : {layout.queryLabel, layout.keyLabel}) {
                    CHECK(label.top() > layout.lineY);
                    CHECK(isInside(label, low));
                    CHECK(!touch(label, layout.distanceLabel));
                }
                CHECK(!touch(layout.queryLabel, layout.keyLabel));
            }
    }

    TEST_CASE("no tick overlaps the distance of a low ruler")
    {
        int ticks = 0;
        for (std::int64_t query = 5; query < 64; ++query) {
            const RulerValues values {.positions = {.query = query, .key = 4}};
            const Box distance = placed(values.positions, low).distanceLabel;
            for (const Rule& tick :
                marksOf<Rule>(rulerDrawing(values, low), Layer::Meaning::Axes)) {
                CHECK(!(tick.line.from.x > distance.left() && tick.line.from.x < distance.right()));
                ++ticks;
            }
        }
        CHECK(ticks > 0);
    }

    // At every width and number of positions, either all words are shown, each at its position, or
    // none.
    TEST_CASE("words of a sentence are all at their positions or all hidden")
    {
        const std::vector<std::string> chinese {"我", "不", "爱", "你"};
        const std::vector<std::string> sentence {"I", "do", "not", "love", "you"};
        int shown = 0;
        int absent = 0;
        for (const auto& words : {chinese, sentence})
            for (const double height : {72.0, 36.0})
                for (const double width : {420.0, 860.0, 1600.0})
                    for (const std::int64_t positions : {8, 16, 64, 4096})
                        for (const std::int64_t query : {0, 2, 3, 7}) {
                            const Box area {0, 0, width, height};
                            const RulerLayout layout =
                                placed({.query = query, .key = 3, .shown = positions}, area, words);
                            (layout.words.empty() ? absent : shown) += 1;
                            if (layout.words.empty())
                                continue;
                            CHECK(layout.words.size() == words.size());
                            std::vector<Box> others {
                                layout.queryLabel, layout.keyLabel, layout.distanceLabel};
                            for (const RulerLayout::Word& word : layout.words) {
                                const double tick =
                                    layout.axis.pixel(static_cast<double>(word.position));
                                CHECK(isInside(word.place, area));
                                CHECK(std::abs(word.place.centre().x - tick)
                                    <= (height > 48 ? 12 : 34));
                                for (const Box& other : others)
                                    CHECK(!touch(word.place, other));
                                others.push_back(word.place);
                            }
                        }
        CHECK(shown > 40);
        CHECK(absent > 40);
        // The sentence is left of the view.
        CHECK(placed({.query = 30, .key = 28, .first = 24}, usual, chinese).words.empty());
    }

    TEST_CASE("the words at m and n have their colors")
    {
        const RulerValues values {
            .positions = {.query = 3, .key = 1, .shown = 8}, .words = {"我", "不", "爱", "你"}};
        for (const Text& text : marksOf<Text>(rulerDrawing(values, usual), Layer::Meaning::Axes)) {
            if (text.role != TextRole::Note)
                continue;
            const Tone tone = text.said.text == "你" ? Tone::QueryText
                : text.said.text == "不"             ? Tone::KeyText
                                                     : Tone::Text;
            CHECK(text.ink == Ink(tone));
        }
    }

    // A "160" cut to "1" by the controls over the ruler would be another number.
    TEST_CASE("a cover cuts no number")
    {
        const Box area {0, 0, 1280, 60};
        RulerValues values {.positions = {.query = 130, .key = 5, .shown = 200}};
        const std::size_t all = wordsOf(rulerDrawing(values, area)).size();
        bool isAnyLeftOut = false;
        for (double from = 0; from < 1000; from += 7) {
            values.cover = {from, from + 290};
            const auto words = wordsOf(rulerDrawing(values, area));
            isAnyLeftOut = isAnyLeftOut || words.size() < all;
            for (const Box& box : words)
                CHECK((box.right() <= values.cover.from + 1 || box.left() >= values.cover.to - 1));
        }
        CHECK(isAnyLeftOut);
    }
}
