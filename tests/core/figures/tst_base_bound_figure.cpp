#include "core/drawing/legend.h"
#include "core/figures/context/base_bound_words.h"
#include "core/figures/context/context_figures.h"
#include "core/figures/context/context_words.h"
#include "core/state/shown_methods.h"
#include "tests/core/figures/figure_laws.h"

#include <algorithm>
#include <cmath>
#include <string>

using namespace lab;
using namespace lab::drawing;

namespace {

constexpr Box usual {0, 0, 424, 300};

LabState boundState(ScalingMethod method = ScalingMethod::None, double base = 10000)
{
    LabState state;
    state.bench = BenchId::Context;
    state.rotations.width = 128;
    state.rotations.base = base;
    state.rotations.scaling.method = method;
    state.position.trainingLength = 4096;
    state.position.targetLength = 32768;
    return clamped(state);
}

/// Like the window: the failing distance is computed now, the bounds were found before.
BaseBoundFrame boundOf(const LabState& state)
{
    static const BoundLadder ladder = [] {
        BoundLadder low {{128, {}}, {}, false};
        while (low.bounds.size() < 3)
            low = *longer(low, {});
        return low;
    }();
    BoundAnswers answers;
    answers.ladder = ladder;
    answers.search = BoundAnswers::Search::Running;
    answers.share = 0.25;
    const std::int64_t target = contextLengths(state).target;
    if (reaches(ladder, target))
        answers.target = boundFor(ladder, target, {});
    answers.failing = nearFailingDistance(ladderFamily(state), state.rotations.base);
    return baseBoundFrame(state, answers);
}

std::string failing(const BaseBoundFrame& frame)
{
    return failingWords(frame, english).front().text;
}

/// The words for a base that fails at a distance, for the target length.
std::string failsAt(double base, std::int64_t distance)
{
    return "Base " + significant(base, 6) + " first fails at distance " + wholeNumber(distance)
        + (distance < 32768 ? ", before" : ", beyond") + " the target of " + wholeNumber(32768);
}

Drawing drawn(const BaseBoundFrame& frame, const Box& place = usual, const Pointing& pointing = {})
{
    return drawnIn<BaseBoundFrame>(contextBound, frame, place, nullptr, pointing);
}

} // namespace

TEST_CASE("the base bound: every state is shown in any place")
{
    LabState still = boundState();
    still.rotations.rotatedShare = 0;
    LabState small = boundState(ScalingMethod::None, 1.0001);
    small.position.trainingLength = 1;
    small.position.targetLength = 1;
    LabState large = boundState(ScalingMethod::Yarn, highestBase);
    large.position.targetLength = lastPosition;
    checkLaws(contextBound,
        {boundOf(boundState()), boundOf(clamped(still)), boundOf(clamped(small)),
            boundOf(clamped(large))},
        {usual, Box {0, 0, 260, 190}, Box {5, 6, 1700, 1000}, Box {0, 0, 40, 30}}, Focus {});
    CHECK(drawn(boundOf(clamped(still))).handles.empty());
    CHECK(drawn(boundOf(clamped(small))).ground.height > 40);
}

TEST_CASE("the base bound: the line of the base is dragged to short numbers")
{
    const LabState state = boundState();
    const Drawing drawing = drawn(boundOf(state), {0, 0, 424, 1400});
    const Handle& line = drawing.handles.at(0);
    for (const double base : {30.0, 12345.678, 8'000'000.0, 1e30}) {
        const double moved = movedTo(state, drawing, "rope.base", base).rotations.base;
        const double wanted = std::min(base, highestBase);
        CHECK(std::abs(line.axis.pixel(moved) - line.axis.pixel(wanted)) <= 0.3);
    }
    CHECK(numberAt(line, line.place) == 10000);
    CHECK(hitAt(drawing, {line.place.x - 150, line.place.y + 4}).handle);
}

TEST_CASE("the base bound: the axis is fixed during a drag")
{
    const Drawing resting = drawn(boundOf(boundState()));
    Pointing pointing;
    pointing.held = Pointing::Held {resting.handles.at(0), resting.handles.at(0).place, resting.y};
    const BaseBoundFrame other = boundOf(boundState(ScalingMethod::None, 1e14));
    CHECK(drawn(other, usual, pointing).y == resting.y);
    CHECK(!(drawn(other).y == resting.y));
}

TEST_CASE("the base bound: a base is said with its failing distance")
{
    for (const auto& [base, distance] : {std::pair {10'000.0, 1707}, {500'000.0, 18438},
             {1'000'000.0, 27115}, {5'000'000.0, 82999}, {8'000'000.0, 61936}})
        CHECK(failing(boundOf(boundState(ScalingMethod::None, base))) == failsAt(base, distance));
    LabState adjusted = boundState(ScalingMethod::AdjustedBase);
    adjusted.rotations.scaling.adjustedBase = 500'000;
    CHECK(failing(boundOf(adjusted))
              .starts_with("Adjusted base " + significant(500'000, 6) + " first fails at distance "
                  + wholeNumber(18438)));
}

TEST_CASE("the base bound: the scaling method is named where it matters")
{
    for (const ScalingMethod method : scalingMethods()) {
        const LabState state = boundState(method);
        const BaseBoundFrame frame = boundOf(state);
        const std::string name = methodName(method, english).text;
        const std::string target = targetWords(frame, english).front().text;
        const std::string found = foundWords(frame, english).text;
        CAPTURE(name);
        if (method == ScalingMethod::None || method == ScalingMethod::AdjustedBase) {
            CHECK(target.find('(') == std::string::npos);
            CHECK(found == "found here");
            continue;
        }
        CHECK(failing(frame).find("with " + name) != std::string::npos);
        const std::string how =
            (isSearchable(state.rotations.scaling) ? "with " : "without ") + name;
        CHECK(target.ends_with('(' + how + ')'));
        CHECK(found.ends_with(how));
        CHECK(
            publishedWords(frame, english).front().text == "published, plain RoPE, dimension 128");
    }
    CHECK(
        publishedWords(boundOf(boundState()), english).front().text == "published, dimension 128");
}

TEST_CASE("the base bound: the smallest base of the target is in words")
{
    LabState state = boundState();
    CHECK(targetWords(boundOf(state), english).front().text.find("at least") != std::string::npos);
    state.position.targetLength = 4096;
    const BaseBoundFrame frame = boundOf(state);
    // Like 40 000, which is not a threshold.
    const std::string smallest = "The smallest base for " + wholeNumber(4096) + " positions is "
        + significant(26952.34, 8) + "; a larger one may fail again";
    CHECK(targetWords(frame, english).front().text == smallest);
    CHECK(contextBound.spoken(frame, english).text == failing(frame) + ". " + smallest);
}

TEST_CASE("the base bound: its keys move the base and select pairs")
{
    const LabState state = boundState();
    const auto after = [&](Key key, bool isShifted = false) {
        return afterKey(contextBound, boundOf(state), state, key, isShifted).rotations;
    };
    CHECK(after(Key::Up).base == doctest::Approx(10233).epsilon(0.0001));
    CHECK(after(Key::Down).base == doctest::Approx(9772.4).epsilon(0.0001));
    CHECK(after(Key::Up, true).base == doctest::Approx(12589).epsilon(0.0001));
    CHECK(after(Key::Right).pair == state.rotations.pair + 1);
}

TEST_CASE("the base bound: the pointer shows the failing and the binding distances")
{
    const BaseBoundFrame frame = boundOf(boundState());
    const Drawing drawing = drawn(frame);
    const Box& ground = drawing.ground;
    CHECK(hitAt(drawing, ground.centre()).focus.distance == 1707);
    CHECK(hitAt(drawing, {3, 3}).focus == Focus {});
    // The dot of the third bound, at length 4 096.
    const Rings dots = marksOf<Rings>(drawing, Layer::Meaning::Data).at(0);
    const Hit hit = hitAt(drawing, dots.places.at(2));
    CHECK(hit.focus.distance == 4012);
    REQUIRE(hit.target);
    Pointing pointing;
    pointing.target = hit.target;
    const auto texts = marksOf<Text>(drawn(frame, usual, pointing), Layer::Meaning::Selection);
    REQUIRE(texts.size() == 1);
    CHECK(texts[0].said.text.starts_with(wholeNumber(4096) + ": " + significant(26952.34, 8)));
    CHECK(hitAt(drawing, drawing.handles.at(0).place).focus.distance == 1707);
}

TEST_CASE("the base bound: the squares are explained during the search, at any width")
{
    for (const Box& place : {Box {0, 0, 290, 230}, usual, Box {0, 0, 700, 400}}) {
        const Drawing drawing = drawn(boundOf(boundState(ScalingMethod::Yarn)), place);
        const auto texts = marksOf<Text>(drawing, Layer::Meaning::Texts);
        CHECK(std::ranges::count_if(texts, [](const Text& text) {
            return text.said.text.starts_with("published");
        }) == 1);
        const Box button = searchButton(place, 1);
        for (const Text& text : texts)
            CHECK(!boxOf(text, usualStyle).meets(button));
    }
}
