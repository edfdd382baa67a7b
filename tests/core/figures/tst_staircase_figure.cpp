#include "core/drawing/json.h"
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

constexpr Box place {0, 0, 320, 344};
const Style style {plainMetrics, english};

LabState stateOf(int width, double share = 1, int pair = 2)
{
    LabState state;
    state.rotations.width = width;
    state.rotations.rotatedShare = share;
    state.rotations.pair = pair;
    return clamped(state);
}

/// DeepSeek's head: 64 dimensions are rotated, 128 are not.
LabState partlyRotated(int pair)
{
    return stateOf(192, 64.0 / 192, pair);
}

Drawing drawn(const StaircaseValues& values, const StaircaseValues* reference = nullptr,
    std::optional<int> pointed = {}, const Box& in = place)
{
    Pointing pointing;
    pointing.focus.pair = pointed;
    return rotationsScores.drawing({values, reference}, in, style, pointing);
}

Drawing drawn(const LabState& state, std::optional<int> pointed = {})
{
    return drawn(staircaseValues(state), nullptr, pointed);
}

Point inRow(const Drawing& drawing, double row)
{
    return {150, drawing.zones.front().axis.pixel(row + 0.5)};
}

std::optional<int> pairAt(const Drawing& drawing, double row)
{
    return hitAt(drawing, inRow(drawing, row)).focus.pair;
}

std::vector<std::string> textsIn(const Drawing& drawing)
{
    std::vector<std::string> all;
    for (const Text& text : marksOf<Text>(drawing, Layer::Meaning::Texts))
        all.push_back(text.said.text);
    return all;
}

bool says(const Drawing& drawing, const std::string& text)
{
    const auto all = textsIn(drawing);
    return std::ranges::find(all, text) != all.end();
}

} // namespace

TEST_CASE("staircase: any number of rows fits, above the sum")
{
    for (const int width : {2, 16, 64, 128, 1024}) {
        const Drawing drawing = drawn(stateOf(width));
        const Zone& rows = drawing.zones.front();
        CHECK(rows.box.bottom() <= place.bottom() - 24);
        CHECK(pairAt(drawing, 0) == 0);
        CHECK(pairAt(drawing, width / 2 - 1) == width / 2 - 1);
        CHECK(!hitAt(drawing, {100, rows.box.bottom() + 10}).focus.pair);
        CHECK(hitAt(drawing, inRow(drawing, 0)).isButton);
    }
}

TEST_CASE("staircase: each bar starts where the previous one ends, and negative ones are hollow")
{
    const ScoresFrame frame = scoresFrame(stateOf(16));
    const Drawing drawing = drawn(stateOf(16));
    REQUIRE(frame.scores[1] < 0);
    const auto filled = marksOf<Region>(drawing, Layer::Meaning::Data);
    const auto hollow = marksOf<Outline>(drawing, Layer::Meaning::Data);
    const auto negative = static_cast<std::size_t>(
        std::ranges::count_if(frame.scores, [](double score) { return score < 0; }));
    CHECK(hollow.size() == negative);
    CHECK(filled.size() == 8 - negative);
    const auto joints = marksOf<Rule>(drawing, Layer::Meaning::Data);
    REQUIRE(joints.size() == 7);
    std::vector<Box> bars;
    for (const Region& bar : filled)
        bars.push_back(bar.box);
    for (const Outline& bar : hollow)
        bars.push_back(bar.box.grown(bar.pen.width / 2, bar.pen.width / 2));
    std::ranges::sort(bars, {}, &Box::y);
    for (std::size_t k = 0; k < joints.size(); ++k) {
        const double end = joints[k].line.from.x;
        const auto touches = [&](const Box& bar) {
            return std::min(std::abs(bar.left() - end), std::abs(bar.right() - end)) < 1e-6;
        };
        CHECK(touches(bars[k]));
        CHECK(touches(bars[k + 1]));
    }
}

TEST_CASE("staircase: rows thinner than a pixel are one mark, from 0 to the sum")
{
    const ScoresFrame frame = scoresFrame(stateOf(1024));
    const Drawing drawing = drawn(stateOf(1024));
    const auto bars = marksOf<Bars>(drawing, Layer::Meaning::Data);
    REQUIRE(bars.size() == 1);
    REQUIRE(bars[0].bars.size() == 512);
    CHECK(bars[0].last.size() == 1); // the sum itself
    CHECK(bars[0].bars.back().to == bars[0].last.back());
    for (std::size_t k = 1; k < 512; ++k)
        CHECK(bars[0].bars[k].from == bars[0].bars[k - 1].to);
    CHECK(pairAt(drawing, 300) == 300);
    CHECK(frame.scores.size() == 512);
}

TEST_CASE("staircase: unrotated pairs are one step, which stands for the selected one")
{
    for (const int selected : {3, 31, 32, 70, 95}) {
        const ScoresFrame frame = scoresFrame(partlyRotated(selected));
        const Drawing drawing = drawn(partlyRotated(selected));
        CHECK(frame.steps() == 33);
        CHECK(drawing.zones.front().axis.highest == 33);
        CHECK(pairAt(drawing, 31) == 31);
        CHECK(pairAt(drawing, 32) == (selected < 32 ? 32 : selected));
        if (selected == 3) // far enough away
            CHECK(says(drawing, "32–95"));
    }
    const auto bars = marksOf<Bars>(drawn(stateOf(1024, 0.75, 2)), Layer::Meaning::Data);
    REQUIRE(bars.size() == 1);
    CHECK(bars[0].bars.size() == 385);
    CHECK(bars[0].last.size() == 129); // the sums within the step
}

TEST_CASE("staircase: a press selects the pair of its row, unless it is selected")
{
    const Drawing drawing = drawn(stateOf(16));
    const auto pressed = [&](int row) {
        const Point point = inRow(drawing, row);
        return drawing.zones.front().pressed(drawing.zones.front(), point);
    };
    const auto edit = pressed(6);
    REQUIRE(edit);
    CHECK(edit->as<SetParameter>()->key == "rope.pair");
    CHECK(std::get<std::int64_t>(edit->as<SetParameter>()->value) == 6);
    CHECK(!pressed(2));
}

TEST_CASE("staircase: only live layers depend on the pair under the pointer")
{
    for (const int width : {16, 128, 1024}) {
        const Drawing rest = drawn(stateOf(width));
        const Drawing pointed = drawn(stateOf(width), width / 2 - 1);
        CHECK(!(rest == pointed));
        REQUIRE(rest.layers.size() == pointed.layers.size());
        for (std::size_t k = 0; k < rest.layers.size(); ++k)
            CHECK((rest.layers[k].isLive || rest.layers[k] == pointed.layers[k]));
        CHECK(marksOf<Region>(pointed, Layer::Meaning::Selection).size() == 1);
    }
}

TEST_CASE("staircase: thin rows name the selected pair and the one under the pointer")
{
    CHECK(!says(drawn(stateOf(1024)), "333"));
    CHECK(says(drawn(stateOf(1024), 333), "333"));
    CHECK(says(drawn(stateOf(1024, 1, 200)), "200"));
}

TEST_CASE("staircase: the axis contains all sums, and those of A")
{
    const StaircaseValues own = staircaseValues(stateOf(16));
    StaircaseValues other = own;
    for (double& sum : other.scores.sums)
        sum *= 20;
    const Drawing drawing = drawn(own, &other);
    const auto line = marksOf<Path>(drawing, Layer::Meaning::Reference);
    REQUIRE(line.size() == 1);
    CHECK(line[0].points.size() == 17);
    for (const Point& point : line[0].points) {
        CHECK(point.x >= place.left());
        CHECK(point.x <= place.right());
    }
    const auto width = [](const Drawing& of) {
        double right = 0;
        for (const Region& bar : marksOf<Region>(of, Layer::Meaning::Data))
            right = std::max(right, bar.box.width);
        return right;
    };
    CHECK(width(drawing) < width(drawn(own)));
}

TEST_CASE("staircase: below are the sum, that of A, and the change while both shift")
{
    StaircaseValues values = staircaseValues(stateOf(16));
    const StaircaseValues other = staircaseValues(stateOf(64));
    CHECK(says(drawn(values, &other), "A " + decimals(other.scores.total(), 4)));
    CHECK(says(drawn(values), decimals(values.scores.total(), 4)));
    CHECK(textsOf(drawn(values), "Shift both: does the score change?") == 0);
    values.change = ScoreChange {};
    CHECK(textsOf(drawn(values), "Shift both: does the score change?") == 1);
    values.change = ScoreChange {-3, 0.25};
    CHECK(says(drawn(values), "Change when both shift by −3"));
    CHECK(says(drawn(values), "0.2500"));

    Style small = style;
    small.hasWords = false;
    small.scale = smallPictureScale;
    const Drawing drawing = rotationsScores.drawing({values, nullptr}, {0, 0, 200, 180}, small, {});
    double letters = 0;
    for (const Text& text : marksOf<Text>(drawing, Layer::Meaning::Texts))
        if (text.isNeeded)
            letters = std::max(letters, text.letters);
    CHECK(letters == 1.5); // the sum is the largest number on the screen
    CHECK(says(drawing, "change 0.2500"));
}

TEST_CASE("staircase: a mismatch says so, and no pair needs no picture")
{
    LabState torn = stateOf(16);
    torn.rotations.pairing = Pairing::WrongMix;
    CHECK(textsOf(drawn(clamped(torn)), "Not a rotation") == 1); // there is no space for more
    CHECK(textsOf(drawn(stateOf(16)), "Not a rotation") == 0);
    CHECK(drawn(StaircaseValues {}).zones.empty());
    CHECK(rotationsScores.table(staircaseValues(stateOf(16))).rows.size() == 8);
}
