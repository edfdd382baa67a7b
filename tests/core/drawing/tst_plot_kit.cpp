#include "core/drawing/drawing.h"
#include "core/drawing/legend.h"
#include "core/drawing/numbers.h"
#include "core/drawing/plot.h"
#include "core/drawing/ticks.h"
#include "core/figures/context/context_words.h"
#include "core/state/edit.h"
#include "tests/core/drawing/plain_texts.h"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>

using namespace lab;
using namespace lab::drawing;

namespace {

const Style style {plainMetrics, english};

std::vector<std::string> labelsOf(const std::vector<Tick>& ticks)
{
    std::vector<std::string> labels;
    for (const Tick& tick : ticks)
        labels.push_back(tick.label);
    return labels;
}

using Labels = std::vector<std::string>;

Handle lengthHandle(std::string_view key, Point place, const Axis& axis)
{
    return {.key = key,
        .place = place,
        .reach = 12,
        .axis = axis,
        .number = axis.value(place.x),
        .snap = Snap {.lowest = 2, .marks = {3000}}};
}

} // namespace

TEST_CASE("an axis maps numbers to pixels and back")
{
    const Axis linear {Axis::Kind::Linear, -2, 6, 300, 100};
    const Axis logarithmic {Axis::Kind::Logarithmic, 0, 4, 50, 450};
    for (const double number : {0.5, 1.0, 3.25})
        CHECK(linear.value(linear.pixel(number)) == doctest::Approx(number));
    for (const double number : {1.0, 37.0, 1e4, 1e6})
        CHECK(logarithmic.value(logarithmic.pixel(number)) == doctest::Approx(number));
    CHECK(logarithmic.pixel(100) == doctest::Approx(250));
    CHECK(logarithmic.pixel(0) < -1000);
    CHECK(linear.nearest(90) == 100);
    CHECK(linear.nearest(310) == 300);
}

TEST_CASE("positions have ticks a power of two apart while that is short")
{
    CHECK(positionTicks(0, 63, 5) == std::vector<double> {0, 16, 32, 48});
    CHECK(positionTicks(10, 5e6, 6) == std::vector<double> {1e6, 2e6, 3e6, 4e6, 5e6});
    CHECK(positionTicks(3, 3, 4).empty());
}

TEST_CASE("a logarithmic axis has as many powers of ten as fit")
{
    const Axis axis {Axis::Kind::Logarithmic, 0, 6, 0, 240};
    CHECK(labelsOf(decadeTicks(axis, 30, TicksBetween::Omitted, style))
        == Labels {"1", "10", "100", "1\u2009000", "10\u2009000", "10^5", "10^6"});
    CHECK(labelsOf(decadeTicks(axis, 70, TicksBetween::Omitted, style))
        == Labels {"1", "100", "10\u2009000", "10^6"});
    CHECK(labelsOf(decadeTicks(axis, 30, TicksBetween::Kept, style))
        == Labels {"1", "", "100", "", "10\u2009000", "", "10^6"}); // 10 000 is wide
}

TEST_CASE("numbers along x become powers of ten, or fewer, before they touch")
{
    const auto labels = [](double length) {
        const std::vector<double> values {0, 2e6, 4e6, 6e6};
        return labelsOf(fittingTicks(values, {Axis::Kind::Linear, 0, 6e6, 0, length}, style));
    };
    CHECK(labels(400)[1] == "2\u2009000\u2009000");
    CHECK(labels(180) == Labels {"0", "2×10^6", "4×10^6", "6×10^6"});
    CHECK(labels(120) == Labels {"0", "", "4×10^6", ""});
}

TEST_CASE("numbers upwards keep apart, from 0 on")
{
    const std::vector<Tick> ticks {{-1, "−1"}, {0, "0"}, {1, "1"}, {2, "2"}};
    const auto marks = [&](double height) {
        Layer layer;
        addUpwards(
            layer, {40, 0, 100, height}, {Axis::Kind::Linear, -1, 2, height, 0}, ticks, style);
        return layer.marks;
    };
    CHECK(marks(60).size() == 8); // a line and a number each
    const auto few = marks(30);
    REQUIRE(few.size() == 4);
    CHECK(std::get<Rule>(few[0]).ink == Ink(Tone::Axis)); // at 0
    CHECK(std::get<Text>(few[3]).said.text == "2");
}

TEST_CASE("the name of an axis is to the left of its numbers")
{
    Layer layer;
    const Axis axis {Axis::Kind::Linear, 0, 10, 100, 200};
    addAcross(layer, {100, 0, 100, 50}, 60, axis, {{0, "1 000 000"}, {5, ""}}, {"pair"}, style);
    const auto& name = std::get<Text>(layer.marks.back());
    CHECK(name.said.text == "pair");
    CHECK(name.at.x == doctest::Approx(100 - 9 * 7 / 2.0 - 5));
    CHECK(layer.marks.size() == 5);
    Layer none;
    addAcross(none, {100, 0, 100, 50}, 60, axis, {}, {"pair"}, style);
    CHECK(none.marks.empty());
}

TEST_CASE("a curve is interrupted where a point is not finite")
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    Layer layer;
    addCurve(layer, {{0, 1}, {1, 1}, {2, nan}, {3, 1}, {4, nan}, {5, 1}, {6, 2}, {7, 3}}, {}, {});
    REQUIRE(layer.marks.size() == 2); // one point is no line
    CHECK(std::get<Curve>(layer.marks[0]).points == std::vector<Point> {{0, 1}, {1, 1}});
    CHECK(std::get<Curve>(layer.marks[1]).points.size() == 3);
}

TEST_CASE("a line of words leaves out what does not fit, and cuts the first")
{
    const std::vector<Word> words {{{"four"}}, {{"eightish"}}, {{"two"}}};
    CHECK(lineOfWords(words, {0, 0}, 200, style).marks.size() == 3);
    CHECK(lineOfWords(words, {0, 0}, 70, style).marks.size() == 2);
    const Placed cut = lineOfWords(words, {0, 0}, 20, style);
    REQUIRE(cut.marks.size() == 1);
    CHECK(std::get<Text>(cut.marks[0]).said.text == "fo…");
}

TEST_CASE("a legend has as many entries as fit, and none without words")
{
    const std::vector<LegendEntry> entries {{{"one"}}, {{"two"}}};
    const auto marks = [&](double left, const Style& how) {
        return legendAtRight(entries, {200, 50}, left, 20, how).marks.size();
    };
    CHECK(marks(0, style) == 4);
    CHECK(marks(120, style) == 2);
    CHECK(marks(190, style) == 0);
    Style silent = style;
    silent.hasWords = false;
    CHECK(marks(0, silent) == 0);
}

TEST_CASE("a text keeps clear of others but those of axes")
{
    Layer texts {Layer::Meaning::Texts};
    texts.marks.emplace_back(Text {{10, 50}, {"other"}});
    const std::vector<Layer> layers {texts};
    const Box ground {0, 0, 100, 100};
    const Text text {{12, 50}, {"words"}};
    const Text moved = apart(text, layers, ground, style);
    CHECK(std::abs(moved.at.y - 50) == doctest::Approx(11));
    CHECK(!boxOf(moved, style).meets(boxOf(std::get<Text>(texts.marks[0]), style)));
    texts.meaning = Layer::Meaning::Axes;
    CHECK(apart(text, std::vector {texts}, ground, style) == text);
}

TEST_CASE("a handle stops at marks, powers of two and whole numbers")
{
    const Axis axis {Axis::Kind::Logarithmic, 0, 6, 0, 600};
    const Handle handle = lengthHandle("context.target_length", {axis.pixel(500.5), 10}, axis);
    const auto numberAt = [&](double number, double away) {
        return drawing::numberAt(handle, {axis.pixel(number) + away, 0});
    };
    CHECK(numberAt(3000, 1.5) == 3000);
    CHECK(numberAt(1024, -1.5) == 1024);
    CHECK(numberAt(1500.4, 0) == 1500);
    CHECK(numberAt(1, 0) == 2);
    CHECK(numberAt(1, -1000) == 2);
    CHECK(numberAt(500.5, 0) == doctest::Approx(500.5)); // it is there already
    const auto edit = editTo(handle, 1499.7);
    REQUIRE(edit->is<SetParameter>());
    CHECK(edit->as<SetParameter>()->value == Value(std::int64_t {1500}));
}

TEST_CASE("a press grabs the nearest handle in reach, and else a line")
{
    Drawing drawing;
    const Axis axis {Axis::Kind::Linear, 0, 100, 0, 100};
    drawing.handles = {lengthHandle("one", {20, 10}, axis), lengthHandle("two", {30, 10}, axis)};
    drawing.handles[0].box = {0, 5, 100, 10};
    const auto keyAt = [&](Point point) {
        const Handle* const handle = hitAt(drawing, point).handle;
        return handle ? handle->key : std::string_view();
    };
    CHECK(keyAt({24, 10}) == "one");
    CHECK(keyAt({26, 10}) == "two");
    CHECK(keyAt({90, 10}) == "one");
    CHECK(keyAt({90, 40}).empty());
    drawing.handles[1].place = drawing.handles[0].place; // two at one place
    CHECK(keyAt({15, 10}) == "one");
    CHECK(keyAt({25, 10}) == "two");
}

TEST_CASE("a press brings a handle that jumps, and pointing says where to")
{
    Drawing drawing;
    drawing.handles = {lengthHandle("one", {20, 10}, {Axis::Kind::Linear, 0, 100, 0, 100})};
    drawing.handles[0].jump = {0, 0, 100, 100};
    drawing.handles[0].shown = [](const Handle&, double number) {
        Focus focus;
        focus.position = std::llround(number);
        return focus;
    };
    const Hit there = hitAt(drawing, {70, 60});
    CHECK(!there.handle);
    CHECK(there.jumping == &drawing.handles[0]);
    CHECK(there.focus.position == 70);
    const Hit own = hitAt(drawing, {24, 10});
    CHECK(own.handle == &drawing.handles[0]);
    CHECK(!own.jumping);
    CHECK(own.focus.position == 20);
}

TEST_CASE("every point of a ground has a pair, up to its edges")
{
    Drawing drawing;
    const Box ground {0, 0, 100, 50};
    drawing.zones = pairZones(ground, pairAxis(4, 10, 70), 4, Picture::ContextSpectrum);
    for (const auto& [x, pair] :
        {std::pair {0.0, 0}, {19.0, 0}, {21.0, 1}, {69.0, 3}, {100.0, 3}}) {
        const Hit hit = hitAt(drawing, {x, 50});
        CHECK(hit.focus.picture == Picture::ContextSpectrum);
        CHECK(hit.focus.pair == pair);
        CHECK(!hit.isButton);
        REQUIRE(hit.zone);
        const auto edit = hit.zone->pressed(*hit.zone, {x, 50});
        CHECK(edit->as<SetParameter>()->key == "rope.pair");
        CHECK(edit->as<SetParameter>()->value == Value(std::int64_t {pair}));
    }
    CHECK(!hitAt(drawing, {50, 51}).zone);
    CHECK(pairZones(ground, pairAxis(0, 10, 70), 0, Picture::ContextSpectrum).empty());
}

TEST_CASE("a shortened number stays within a quarter of a pixel")
{
    for (const Axis& axis : {Axis {Axis::Kind::Linear, -3, 250, 400, 20},
             Axis {Axis::Kind::Logarithmic, 0, 7, 10, 610}, Axis {Axis::Kind::Linear, 0, 1, 0, 90}})
        for (double share = 0.02; share < 1; share += 0.013) {
            const double pixel = axis.from + share * (axis.to - axis.from);
            const double number = axis.value(pixel);
            const double shorter = shortened(axis, number);
            CHECK(std::abs(axis.pixel(shorter) - pixel) <= 0.25 + 1e-9);
            CHECK(significant(shorter, 15).size() <= significant(number, 15).size());
        }
}

TEST_CASE("a steady range contains all numbers and ends at half steps")
{
    for (const auto& [lowest, highest] : {std::pair(-0.86, 4.02), std::pair(-6.0, 5.7),
             std::pair(0.0, 0.013), std::pair(-9000.0, -1.0), std::pair(-0.5, 128.0)}) {
        const TickedRange range = steadyRange(lowest, highest, 5);
        CHECK(range.lowest <= lowest);
        CHECK(range.highest >= highest);
        REQUIRE(range.ticks.size() >= 2);
        const double step = range.ticks[1] - range.ticks[0];
        const double halves = 2 * range.lowest / step;
        CHECK(std::abs(halves - std::round(halves)) < 1e-6);
        CHECK(range.highest - range.lowest < 2.2 * (highest - lowest) + step);
    }
    const TickedRange range = steadyRange(-0.94, 2.476, 5);
    for (const double highest : {2.45, 2.6, 2.85}) { // stable under small changes
        CHECK(steadyRange(-0.94, highest, 5).highest == range.highest);
        CHECK(steadyRange(-0.94, highest, 5).lowest == range.lowest);
    }
}

TEST_CASE("the label of a tick has the decimals of its step")
{
    CHECK(tickLabel(0.5, 0.5) == "0.5");
    CHECK(tickLabel(1, 0.5) == "1.0");
    CHECK(tickLabel(-2, 2) == "−2");
    CHECK(tickLabel(0.25, 0.25) == "0.25");
    CHECK(tickLabel(2e6, 2e6) == "2\u2009000\u2009000");
    CHECK(tickLabel(0, 1e-9) == "0");
    CHECK(tickLabel(3e-9, 1e-9) == "3×10^−9");
}

TEST_CASE("a whole percentage is 0 or 100 only if it is exact")
{
    CHECK(wholePercentOf(1) == "100");
    CHECK(wholePercentOf(0.999) == "> 99");
    CHECK(wholePercentOf(0.994) == "99");
    CHECK(wholePercentOf(0.001) == "< 1");
    CHECK(wholePercentOf(0) == "0");
}
