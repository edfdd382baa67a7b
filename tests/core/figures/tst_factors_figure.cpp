#include "core/drawing/font_metrics.h"
#include "core/figures/context/context_figures.h"
#include "core/figures/context/context_words.h"
#include "core/figures/context/factor_list.h"
#include "core/state/choices.h"
#include "core/state/shown_methods.h"
#include "tests/core/figures/figure_laws.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <tuple>

using namespace lab;
using namespace lab::drawing;

namespace {

constexpr Box usual {0, 0, 420, 460};

LabState factorState(ScalingMethod method = ScalingMethod::None)
{
    LabState state;
    state.bench = BenchId::Context;
    state.rotations.width = 128;
    state.rotations.scaling.method = method;
    state.position.trainingLength = 4096;
    state.position.targetLength = 32768;
    return clamped(state);
}

/// With all methods, whose factors differ as far as possible.
LabState extreme()
{
    LabState state = factorState(ScalingMethod::LongRope);
    for (const ScalingMethod method : scalingMethods())
        state.context.methods.insert(method);
    state.rotations.scaling.longFactors.assign(64, 0.001);
    state.rotations.scaling.longFactors.back() = 5e5;
    state.rotations.scaling.adjustedBase = 1e12;
    return clamped(state);
}

LabState unrotated()
{
    LabState state = factorState();
    state.rotations.rotatedShare = 0;
    return clamped(state);
}

Drawing drawn(const LabState& state, const Box& place = usual, const Pointing& pointing = {})
{
    return drawnIn<FactorsFrame>(contextFactors, factorsFrame(state), place, nullptr, pointing);
}

const Handle& handleOfEnd(const Drawing& drawing, RampEnd end)
{
    const auto found = std::ranges::find(drawing.handles, static_cast<int>(end), &Handle::which);
    REQUIRE(found != drawing.handles.end());
    return *found;
}

/// The texts above the picture while the pointer is on a target.
std::vector<std::string> pointedTexts(const LabState& state, std::size_t target)
{
    Pointing pointing;
    pointing.target = target;
    pointing.focus = drawn(state).targets.at(target).focus;
    std::vector<std::string> all;
    for (const Text& text : marksOf<Text>(drawn(state, usual, pointing), Layer::Meaning::Selection))
        all.push_back(text.said.text);
    return all;
}

} // namespace

TEST_CASE("the factors: every state is shown in any place")
{
    Focus focus;
    focus.pair = 5;
    LabState single = factorState(ScalingMethod::Yarn);
    single.rotations.width = 2;
    checkLaws(contextFactors,
        {factorsFrame(factorState()), factorsFrame(extreme()), factorsFrame(unrotated()),
            factorsFrame(clamped(single)),
            factorsFrame(factorState(ScalingMethod::ProportionalRope)),
            factorsFrame(factorState(ScalingMethod::Yarn))},
        {usual, Box {5, 6, 280, 190}, Box {0, 0, 900, 900}, Box {0, 0, 40, 30}}, focus);
}

TEST_CASE("the factors: a press in the list selects the method")
{
    const LabState state = factorState();
    const Drawing drawing = drawn(state);
    const auto& lines = factorsFrame(state).lines;
    REQUIRE(drawing.targets.size() == lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Hit hit = hitAt(drawing, drawing.targets[i].box.centre());
        REQUIRE(hit.press);
        CHECK(hit.isButton);
        CHECK(hit.target == i);
        CHECK(applied(state, hit.press->edit()).rotations.scaling.method == lines[i].method);
    }
}

TEST_CASE("the factors: a press in the plot selects the pair")
{
    const LabState state = factorState();
    const Drawing drawing = drawn(state);
    const Point there {drawing.zones.at(0).axis.pixel(41), 150};
    const Hit hit = hitAt(drawing, there);
    CHECK(hit.focus.pair == 41);
    CHECK(hit.focus.picture == Picture::ContextFactors);
    REQUIRE(hit.zone);
    CHECK(applied(state, *hit.zone->pressed(*hit.zone, there)).rotations.pair == 41);
    CHECK(drawn(unrotated()).zones.empty());
}

TEST_CASE("the factors: the selected method's line is thick and above the others")
{
    const auto curves =
        marksOf<Curve>(drawn(factorState(ScalingMethod::Yarn)), Layer::Meaning::Data);
    REQUIRE(curves.size() > 1);
    CHECK(curves.back().pen == methodPen(ScalingMethod::Yarn, 3));
    for (std::size_t i = 0; i + 1 < curves.size(); ++i)
        CHECK(curves[i].pen.width < 2);
    for (const Curve& curve : curves) // straight parts have no points
        CHECK(curve.points.size() < 64);
}

TEST_CASE("the factors: list and plot never overlap, and names are whole if they fit")
{
    for (const Box& place : {Box {0, 0, 280, 424}, usual, Box {0, 0, 900, 900}}) {
        const Drawing drawing = drawn(factorState(ScalingMethod::LongRope), place);
        CHECK(drawing.ground.height > 100);
        for (const Target& target : drawing.targets)
            if (target.press) {
                CHECK(target.box.top() >= drawing.ground.bottom());
                CHECK(target.box.right() <= place.right() + 1);
                CHECK(target.box.bottom() <= place.bottom() + 1);
            }
    }
    const FontMetrics fonts;
    const FactorsFrame frame = factorsFrame(factorState());
    Layer layer;
    for (const double width : {200.0, 240.0}) {
        const Style small {fonts, english, 1.4 * smallPictureScale, false};
        const FactorList list(frame, width, 360, small);
        for (std::size_t i = 0; i < list.entries.size(); ++i)
            addFactorEntry(layer, list.entries[i], frame.lines[i].method, false, small);
    }
    for (const Mark& mark : layer.marks)
        if (const auto* text = std::get_if<Text>(&mark)) {
            CHECK(text->isNeeded);
            CHECK(text->said.text.find("…") == std::string::npos);
        }
}

TEST_CASE("the factors: a low picture keeps the plot and names the selected method")
{
    const Drawing drawing = drawn(extreme(), {0, 0, 280, 190});
    CHECK(drawing.ground.height >= 48);
    bool isNamed = false;
    for (const Target& target : drawing.targets)
        isNamed = isNamed
            || (target.press
                && target.press->value == Value(std::string(keyOf(ScalingMethod::LongRope))));
    CHECK(isNamed);
}

TEST_CASE("the factors: a dragged end follows the pointer and stops at the other one")
{
    for (const auto& [method, end, way] :
        {std::tuple(ScalingMethod::Yarn, RampEnd::YarnFast, -43.0),
            {ScalingMethod::Yarn, RampEnd::YarnSlow, 31.0},
            {ScalingMethod::Llama3, RampEnd::Llama3High, -25.0},
            {ScalingMethod::Llama3, RampEnd::Llama3Low, 40.0},
            {ScalingMethod::NtkByParts, RampEnd::PlainBegin, -37.0},
            {ScalingMethod::NtkByParts, RampEnd::LinearEnd, 29.0},
            {ScalingMethod::ProportionalRope, RampEnd::TurningShare, -90.0}}) {
        const LabState state = factorState(method);
        const Drawing drawing = drawn(state);
        const Handle& handle = handleOfEnd(drawing, end);
        const auto after = [&](double pixels) {
            const auto edit = contextFactors.dragged(
                factorsFrame(state), handle, numberAt(handle, handle.place + Point {pixels, 0}));
            REQUIRE(edit);
            return applied(state, *edit);
        };
        CHECK(after(0) == state);
        const LabState moved = after(way);
        CHECK(handleOfEnd(drawn(moved), end).place.x
            == doctest::Approx(handle.place.x + way).epsilon(0.0005));
    }
    const LabState state = factorState(ScalingMethod::Yarn);
    const Drawing drawing = drawn(state);
    const auto edit =
        contextFactors.dragged(factorsFrame(state), handleOfEnd(drawing, RampEnd::YarnFast), 63);
    const RotaryScaling crossed = applied(state, *edit).rotations.scaling;
    CHECK(crossed.betaFast == crossed.betaSlow);
}

TEST_CASE("the factors: an end outside of the pairs is at the edge")
{
    LabState state = factorState(ScalingMethod::Yarn);
    state.rotations.scaling.originalLength = 1'000'000;
    const Drawing drawing = drawn(clamped(state));
    const Handle& slow = handleOfEnd(drawing, RampEnd::YarnSlow);
    CHECK(slow.place.x == slow.axis.pixel(63));
    CHECK(numberAt(slow, slow.place) == slow.number);
}

TEST_CASE("the factors: the pointer on an end has its focus and shows its number")
{
    for (const auto& [method, end] : {std::pair(ScalingMethod::Yarn, RampEnd::YarnSlow),
             {ScalingMethod::Llama3, RampEnd::Llama3Low}}) {
        const LabState state = factorState(method);
        const Drawing drawing = drawn(state);
        const Point middle = handleOfEnd(drawing, end).place;
        const Hit hit = hitAt(drawing, middle + Point {0, 11});
        CHECK(hit.focus.rampEnd == end);
        REQUIRE(hit.target);
        CHECK(pointedTexts(state, *hit.target) == std::vector<std::string> {"1 rotation"});
        CHECK(!hitAt(drawing, middle + Point {0, 14}).focus.rampEnd);
    }
}

TEST_CASE("the factors: the pointer on the list shows a method's line")
{
    const LabState state = factorState(ScalingMethod::Yarn);
    for (const std::size_t target : {0U, 1U}) {
        const std::string name =
            methodName(factorsFrame(state).lines.at(target).method, english).text;
        CHECK(pointedTexts(state, target).front() == name);
    }
}

TEST_CASE("the factors: the hint and the note say what can be done")
{
    const auto says = [](const LabState& state, const char* english) {
        return textsOf(drawn(state), english) == 1;
    };
    CHECK(says(factorState(), "Choose a method in the list below."));
    CHECK(says(factorState(ScalingMethod::Yarn),
        "Drag a handle of the line, or choose another method below."));
    CHECK(says(factorState(ScalingMethod::PositionInterpolation),
        "It slows all pairs equally. Choose another method below."));
    LabState lists = factorState(ScalingMethod::LongRope);
    lists.rotations.scaling.longFactors.assign(64, 1);
    CHECK(says(clamped(lists), "no lists; open a model file"));
    lists.rotations.scaling.longFactors.assign(64, 2);
    CHECK(says(clamped(lists), "factor for each pair, logarithmic"));
}

TEST_CASE("the factors: every factor is inside the plot, with few numbers")
{
    const Drawing drawing = drawn(extreme());
    for (const Curve& curve : marksOf<Curve>(drawing, Layer::Meaning::Data))
        for (const Point& point : curve.points)
            CHECK(drawing.ground.grown(0.1, 0.1).contains(point));
    const auto numbers = marksOf<Text>(drawing, Layer::Meaning::Axes);
    CHECK(std::ranges::count(numbers, Align::Right, &Text::align) <= 13);
}
