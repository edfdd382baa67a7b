#include "core/drawing/numbers.h"
#include "core/figures/rotations/convention_grid.h"
#include "core/figures/rotations/rotations_figures.h"
#include "core/figures/rotations/rotations_words.h"
#include "core/state/edit.h"
#include "core/state/rotation_vectors.h"
#include "tests/core/drawing/plain_texts.h"
#include "tests/core/figures/drawn_marks.h"

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <set>

using namespace lab;
using namespace lab::drawing;

namespace {

using Layout = ConventionGrid::Layout;

constexpr Box usual {0, 0, 512, 345};
const Style style {plainMetrics, english};

LabState stateOf(
    int width = 16, Pairing pairing = Pairing::Interleaved, double share = 1, int pair = 2)
{
    LabState state;
    state.rotations.width = width;
    state.rotations.pairing = pairing;
    state.rotations.rotatedShare = share;
    state.rotations.pair = pair;
    return clamped(state);
}

Drawing drawn(const LabState& state, const Pointing& pointing = {}, const Box& place = usual)
{
    return rotationsConventions.drawing({conventionFrame(state)}, place, style, pointing);
}

Pointing pointingAtScore(int convention)
{
    Pointing pointing;
    pointing.focus.picture = Picture::RotationsConventions;
    pointing.focus.convention = convention;
    return pointing;
}

Pointing holding(const Handle& handle)
{
    Pointing pointing;
    pointing.held = Pointing::Held {handle, handle.place};
    return pointing;
}

/// By its column in the interleaved layout.
const Handle& handleOf(const Drawing& drawing, int column, Layout layout, Token token)
{
    const int which = 4 * column + 2 * static_cast<int>(layout) + static_cast<int>(token);
    return *std::ranges::find(drawing.handles, which, &Handle::which);
}

double dotOf(const Handle& handle)
{
    return handle.place.y + handle.dotFrom.y;
}

std::size_t wiresIn(const Drawing& drawing, Ink ink, bool areDashed)
{
    std::size_t count = 0;
    for (const Stroke& wire : marksOf<Stroke>(drawing, Layer::Meaning::Data))
        count += wire.pen.ink == ink && wire.pen.dashes.empty() != areDashed ? 1 : 0;
    return count;
}

} // namespace

TEST_CASE("conventions: wires connect every column of the page with its index")
{
    struct Case {
        int width;
        double share;
        int pair;
    };
    for (const Case& one : {Case {16, 1, 2}, {16, 0.75, 2}, {16, 0, 2}, {2, 1, 0}, {128, 1, 40},
             {1024, 1, 511}, {128, 0.5, 31}}) {
        const LabState state = stateOf(one.width, Pairing::Interleaved, one.share, one.pair);
        const ConventionFrame frame = conventionFrame(state);
        const ConventionGrid grid(usual, frame, style);
        std::set<double> lower;
        int before = -1;
        for (int slot = 0; slot < grid.slots(); ++slot) {
            const auto& upper = grid.columnAt(Layout::Interleaved, slot);
            const auto& under = grid.columnAt(Layout::Halves, slot);
            CHECK(grid.slotOf(Layout::Interleaved, upper) == slot);
            CHECK(grid.slotOf(Layout::Halves, under) == slot);
            CHECK(under.halves > before); // the row of halves keeps its layout
            before = under.halves;
            const Line wire = grid.wire(upper);
            lower.insert(wire.to.x);
            if (upper.pair >= frame.rotatedPairs)
                CHECK(wire.from.x == doctest::Approx(wire.to.x));
            CHECK(usual.contains(wire.to));
        }
        CHECK(static_cast<int>(lower.size()) == grid.slots());
    }
}

TEST_CASE("conventions: the page contains the selected pair, in cells with space for numbers")
{
    for (const Box& place : {Box {0, 0, 364, 300}, usual, Box {0, 0, 880, 580}, {0, 0, 2000, 1300}})
        for (const int width : {2, 4, 16, 80, 128, 1024})
            for (const int pair : {0, width / 4, width / 2 - 1}) {
                const ConventionFrame frame =
                    conventionFrame(stateOf(width, Pairing::Interleaved, 1, pair));
                const ConventionGrid grid(place, frame, style);
                CHECK(grid.holds(pair));
                CHECK(grid.first >= 0);
                CHECK(grid.first + grid.count <= width / 2);
                CHECK(grid.pitch >= 18);
                CHECK(grid.upper.cells.bottom() < grid.upper.edge);
                CHECK(grid.upper.edge < grid.lower.edge);
                CHECK(grid.lower.cells.bottom() < grid.scoresTop);
                CHECK(grid.upper.cells.height >= 16);
                CHECK(grid.upper.cells.right() <= place.right());
            }
}

TEST_CASE("conventions: nothing overlaps in a low picture")
{
    const ConventionFrame frame = conventionFrame(stateOf());
    for (const double scale : {1.0, 1.6, 1.88, 3.2})
        for (int height = 132; height < 600; height += 3) {
            const Style scaled {plainMetrics, english, scale};
            const Box place {0, 0, 640 * scale, height * scale};
            const ConventionGrid grid(place, frame, scaled);
            double last = titleBaseline(grid.space, scaled) + scaled.px(4);
            const auto follows = [&](double top, double bottom) {
                const bool isBelow = top >= last;
                last = bottom;
                return isBelow;
            };
            const double text = scaled.digitHeight(TextRole::Note);
            if (grid.hasRowWords)
                CHECK(follows(grid.upper.labelBaseline - text, grid.upper.labelBaseline));
            if (grid.hasBars) {
                CHECK(grid.upper.cells.height >= scaled.px(20) - 1e-9);
                CHECK(follows(grid.upper.cells.top(), grid.upper.cells.bottom()));
            }
            CHECK(follows(grid.upper.numberBaseline - text, grid.upper.numberBaseline));
            CHECK(follows(grid.upper.edge, grid.lower.edge));
            CHECK(grid.lower.edge - grid.upper.edge >= scaled.px(22));
            CHECK(follows(grid.lower.numberBaseline - text, grid.lower.numberBaseline));
            if (grid.hasBars)
                CHECK(follows(grid.lower.cells.top(), grid.lower.cells.bottom()));
            if (grid.hasRowWords)
                CHECK(follows(
                    grid.lower.labelBaseline - text, grid.lower.labelBaseline + scaled.px(2)));
            for (std::size_t index = 0; index < frame.scores.size(); ++index) {
                CHECK(grid.score(index).top() >= last);
                CHECK(grid.score(index).bottom() <= place.bottom());
            }
        }
}

TEST_CASE("conventions: parts are dropped one by one, and the last returns first")
{
    const ConventionFrame frame = conventionFrame(stateOf());
    const auto shown = [&](int height) {
        const Box place {0, 0, 640, static_cast<double>(height)};
        const ConventionGrid grid(place, frame, style);
        return std::array {
            int(grid.hasRowWords), int(grid.hasBars), int(!grid.areScoresBeside), grid.notes};
    };
    std::array before = shown(132);
    CHECK(before == (std::array {0, 0, 0, 0}));
    for (int height = 133; height < 400; ++height) {
        const std::array now = shown(height);
        CHECK(now >= before);
        int changes = 0;
        for (std::size_t i = 0; i < now.size(); ++i)
            changes += now[i] - before[i];
        CHECK((changes == 0 || changes == 1));
        before = now;
    }
    CHECK(before == (std::array {1, 1, 1, 2}));
    // A screen of 1280x800 with an outcome above it.
    CHECK(shown(230) == (std::array {1, 1, 0, 0}));
}

TEST_CASE("conventions: a handle per bar, of which keys take those of the selected pair")
{
    const Drawing drawing = drawn(stateOf());
    CHECK(drawing.handles.size() == 64);
    CHECK(std::ranges::count(drawing.handles, true, &Handle::isListed) == 4);
    const ConventionFrame frame = conventionFrame(stateOf());
    for (const Handle& handle : drawing.handles) {
        const Hit hit = hitAt(drawing, handle.box.centre());
        CHECK(hit.handle == &handle);
        CHECK(hit.focus.pair == hit.focus.column.value() / 2);
        CHECK(hit.press == handle.press);
        CHECK(handle.axis.pixel(handle.number) == doctest::Approx(handle.place.y));
    }
    const Handle& query = handleOf(drawing, 5, Layout::Interleaved, Token::Query);
    CHECK(query.number == frame.columns[5].query);
    CHECK(query.name.text == "q in column 5");
}

TEST_CASE("conventions: a drag sets the column of the state in its own layout")
{
    struct Case {
        Pairing pairing;
        Layout layout;
        int column; ///< in the interleaved layout
        int own;
    };
    for (const Case& one : {Case {Pairing::Interleaved, Layout::Interleaved, 5, 5},
             {Pairing::Interleaved, Layout::Halves, 5, 5}, {Pairing::Halves, Layout::Halves, 5, 10},
             {Pairing::Halves, Layout::Interleaved, 5, 10},
             {Pairing::WrongMix, Layout::Interleaved, 15, 15}})
        for (const Token token : {Token::Query, Token::Key}) {
            const Drawing drawing = drawn(stateOf(16, one.pairing));
            const Handle& handle = handleOf(drawing, one.column, one.layout, token);
            const auto edit = editAt(handle, handle, handle.place + Point {2, 11});
            REQUIRE(edit);
            const auto* set = edit->as<SetColumn>();
            REQUIRE(set);
            CHECK(set->token == token);
            CHECK(set->column == one.own);
            CHECK(handle.axis.pixel(set->value) == doctest::Approx(handle.place.y + 11));
            const auto far = editAt(handle, handle, handle.place - Point {0, 900});
            CHECK(far->as<SetColumn>()->value == doctest::Approx(1.2));
        }
}

TEST_CASE("conventions: the end of a bar follows the pointer, in the unit at the start")
{
    LabState state = stateOf();
    const Drawing start = drawn(state);
    const Handle& held = handleOf(start, 0, Layout::Interleaved, Token::Query);
    state = applied(state, SetColumn {Token::Query, 0, 1.2});
    CHECK(conventionFrame(state).unit == 1.5);
    const auto endNow = [&](const Pointing& pointing) {
        return dotOf(handleOf(drawn(state, pointing), 0, Layout::Interleaved, Token::Query));
    };
    const double moved = held.axis.pixel(1.2) - held.axis.pixel(held.number);
    CHECK(endNow(holding(held)) < endNow({}));
    state = applied(stateOf(), SetColumn {Token::Query, 0, 0.9});
    const double step = held.axis.pixel(0.9) - held.axis.pixel(held.number);
    CHECK(endNow(holding(held)) - dotOf(held) == doctest::Approx(step));
    CHECK(moved < 0);
}

TEST_CASE("conventions: a wire says its pair, and a press selects it")
{
    const Drawing drawing = drawn(stateOf());
    const ConventionFrame frame = conventionFrame(stateOf());
    const ConventionGrid grid(usual, frame, style);
    for (const int column : {1, 14, 15})
        for (const double along : {0.02, 0.98}) {
            const Line wire = grid.wire(frame.columns[static_cast<std::size_t>(column)]);
            const Hit hit = hitAt(drawing, wire.from + (wire.to - wire.from) * along);
            CHECK(hit.focus.pair == column / 2);
            CHECK(!hit.focus.column);
            CHECK(hit.isButton);
            CHECK(hit.press == Press {"rope.pair", Value(std::int64_t {column / 2})});
        }
    CHECK(hitAt(drawing, {3, 3}).focus == Focus {});
}

TEST_CASE("conventions: each score has its focus, below each other or beside")
{
    for (const Box& place : {usual, Box {0, 0, 640, 220}}) {
        const Drawing drawing = drawn(stateOf(), {}, place);
        const ConventionFrame frame = conventionFrame(stateOf());
        const ConventionGrid grid(place, frame, style);
        for (int index = 0; index < 3; ++index) {
            const Hit hit = hitAt(drawing, grid.score(static_cast<std::size_t>(index)).centre());
            CHECK(hit.focus.convention == index);
            CHECK(!hit.focus.pair);
            CHECK(!hit.press);
        }
    }
}

TEST_CASE("conventions: a forgotten permutation has its own wires, dashed")
{
    for (const Pairing pairing : {Pairing::Interleaved, Pairing::Halves}) {
        const LabState state = stateOf(16, pairing);
        CHECK(wiresIn(drawn(state), Tone::Unseen, true) == 0);
        CHECK(wiresIn(drawn(state, pointingAtScore(2)), Tone::Unseen, true) == 16);
        CHECK(wiresIn(drawn(state, pointingAtScore(1)), Tone::Unseen, true) == 0);
        CHECK(textsOf(drawn(state, pointingAtScore(2)),
                  "Columns used without permutation: wrong partners")
            == 1);
    }
}

TEST_CASE("conventions: unrotated cells are hatched and their wires gray")
{
    const Drawing partly = drawn(stateOf(16, Pairing::Interleaved, 0.75));
    const auto hatchesIn = [](const Drawing& drawing) {
        int count = 0;
        forEachMark(drawing, [&](const Layer&, const Mark& mark) {
            count += std::holds_alternative<Hatch>(mark) ? 1 : 0;
        });
        return count;
    };
    CHECK(hatchesIn(partly) == 2 * 4);
    CHECK(wiresIn(partly, Tone::Axis, false) == 4);
    CHECK(hatchesIn(drawn(stateOf())) == 0);
    CHECK(textsOf(partly, "%1 pairs do not rotate") == 1);
    CHECK(textsOf(drawn(stateOf(16, Pairing::Interleaved, 0.875)), "1 pair does not rotate") == 1);
}

TEST_CASE("conventions: all scores have equally many decimals, so that equal ones look equal")
{
    for (int width = 300; width <= 900; width += 12) {
        const Drawing drawing = drawn(stateOf(), {}, {0, 0, static_cast<double>(width), 345});
        std::set<std::size_t> decimals;
        int count = 0;
        for (const Text& text : marksOf<Text>(drawing, Layer::Meaning::Texts))
            if (text.role == TextRole::BodyStrong) {
                decimals.insert(text.said.text.size() - text.said.text.find('.'));
                ++count;
            }
        CHECK(count == 3);
        CHECK(decimals.size() == 1);
    }
}

TEST_CASE("conventions: there are pages where not all pairs fit, and no columns need no picture")
{
    CHECK(drawn(stateOf()).page == 0);
    const Drawing many = drawn(stateOf(128));
    CHECK(many.page > 4);
    CHECK(many.page < 64);
    CHECK(textsOf(many, "Pairs %1 to %2 of %3, in two layouts") == 1);
    CHECK(rotationsConventions.drawing({ConventionFrame {}}, usual, style, {}) == Drawing {});
    CHECK(rotationsConventions.table(ConventionFrame {}).rows.empty());
}
