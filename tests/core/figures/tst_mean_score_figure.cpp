#include "core/figures/context/context_figures.h"
#include "tests/core/figures/figure_laws.h"

#include <algorithm>
#include <cmath>
#include <string>

using namespace lab;
using namespace lab::drawing;

namespace {

constexpr Box usual {0, 0, 420, 280};

LabState scoreState(VectorSource source = VectorSource::Equal,
    ScalingMethod method = ScalingMethod::Yarn, int width = 32)
{
    LabState state;
    state.bench = BenchId::Context;
    state.rotations.width = width;
    state.rotations.source = source;
    state.rotations.scaling.method = method;
    state.position.trainingLength = 4096;
    state.position.targetLength = 32768;
    return clamped(state);
}

MeanScoreFrame frameOf(const LabState& state)
{
    return meanScoreFrame(state, {});
}

Drawing drawn(const LabState& state, const Box& place = usual, const Pointing& pointing = {})
{
    return drawnIn<MeanScoreFrame>(contextMeanScore, frameOf(state), place, nullptr, pointing);
}

} // namespace

TEST_CASE("the mean score: every state is shown in any place")
{
    LabState bound = scoreState(VectorSource::Random);
    bound.context.decayBoundShown = true;
    LabState far = scoreState(VectorSource::Adversarial, ScalingMethod::None);
    far.position.targetLength = lastPosition;
    Focus focus;
    focus.picture = Picture::ContextMeanScore;
    focus.pair = 3;
    focus.distance = 5000;
    checkLaws(contextMeanScore,
        {MeanScoreFrame {}, frameOf(scoreState()), frameOf(clamped(bound)), frameOf(clamped(far))},
        {usual, Box {5, 6, 284, 208}, Box {0, 0, 1400, 800}, Box {0, 0, 40, 30}}, focus);
    CHECK(drawnIn(contextMeanScore, MeanScoreFrame {}, usual) == Drawing {});
    CHECK(drawn(scoreState(), {0, 0, 284, 208}).ground.height > 90);
}

TEST_CASE("the mean score: lengths snap to powers of two and keep three digits")
{
    const LabState state = scoreState();
    const Drawing drawing = drawn(state);
    const Handle* target = handleOf(drawing, "context.target_length");
    REQUIRE(target);
    const auto near = [&](double length, double pixels) {
        return numberAt(*target, {target->axis.pixel(length) + pixels, 0});
    };
    CHECK(near(131072, 0.4) == 131072);
    CHECK(near(131072, 1.9) == 131072);
    const double free = near(131072, 6);
    CHECK(free > 131072);
    CHECK(std::fmod(free, 1000) == 0);
    CHECK(hitAt(drawing, {target->place.x, drawing.ground.centre().y}).handle == target);
    const LabState moved = movedTo(state, drawing, "context.target_length", 131072);
    CHECK(moved.position.targetLength == 131072);
    CHECK(moved.position.trainingLength == 4096);
    CHECK(moved.rotations.scaling.factor == 32);
}

TEST_CASE("the mean score: the peak snaps to both lengths")
{
    const LabState state = scoreState(VectorSource::Adversarial);
    const Drawing drawing = drawn(state);
    const Handle* peak = handleOf(drawing, "rope.peak_distance");
    REQUIRE(peak);
    CHECK(numberAt(*peak, {peak->axis.pixel(32768) + 3, 0}) == 32768);
    CHECK(numberAt(*peak, {peak->axis.pixel(4096) - 4.9, 0}) == 4096);
    CHECK(numberAt(*peak, {peak->axis.pixel(4096) - 5.1, 0}) != 4096);
    CHECK(peak->focus.distance == state.rotations.peakDistance);
    CHECK(movedTo(state, drawing, "rope.peak_distance", 150).rotations.peakDistance == 150);
    CHECK(!handleOf(drawn(scoreState()), "rope.peak_distance"));
}

TEST_CASE("the mean score: the pointer shows the distances of a column")
{
    const LabState state = scoreState();
    const Drawing drawing = drawn(state);
    const Axis& x = drawing.zones.at(0).axis;
    const Focus far = hitAt(drawing, {x.pixel(200'000), 150}).focus;
    CHECK(far.picture == Picture::ContextMeanScore);
    REQUIRE(far.distance);
    CHECK(*far.distance <= 200'000);
    CHECK(200'000 < *far.distance + far.covered);
    CHECK(far.covered > 1000);
    const Focus near = hitAt(drawing, {x.pixel(2.02), 150}).focus;
    CHECK(near.distance == 2);
    CHECK(near.covered == 1);
    CHECK(hitAt(drawing, {5, 5}).focus == Focus {});
    Pointing pointing;
    pointing.focus = far;
    const auto dots = marksOf<Rings>(drawn(state, usual, pointing), Layer::Meaning::Selection);
    REQUIRE(dots.size() == 2); // without and with the method
    const MeanScoreFrame frame = frameOf(state);
    const Axis y {Axis::Kind::Linear, frame.lowest, frame.highest, drawing.ground.bottom(),
        drawing.ground.top()};
    CHECK(
        dots[1].places[0].y == doctest::Approx(y.pixel(frame.chosen.mean[runAt(frame, 200'000)])));
}

TEST_CASE("the mean score: the thick line is that of the method, on bands of all known extremes")
{
    const Drawing drawing = drawn(scoreState());
    const auto curves = marksOf<Curve>(drawing, Layer::Meaning::Data);
    REQUIRE(curves.size() == 2);
    CHECK(curves[0].pen.width < curves[1].pen.width);
    CHECK(curves[1].pen.ink == Ink(Tone::Series0));
    const MeanScoreFrame part = frameOf(scoreState(VectorSource::Equal, ScalingMethod::None, 4));
    const auto band = [&](const MeanScoreFrame& frame) {
        return marksOf<Band>(drawnIn(contextMeanScore, frame, usual), Layer::Meaning::Data)
            .at(0)
            .upper.size();
    };
    CHECK(band(part) < part.runs.size());
    CHECK(band(contextMeanScore.whole(part)) == part.runs.size()); // in files
    const NumberTable table = contextMeanScore.table(part);
    CHECK(table.header.size() == 5);
    CHECK(table.rows.back()[3] <= table.rows.back()[4]);
    CHECK(table.rows.back()[0] + table.rows.back()[1] - 1 == 1e7);
}

TEST_CASE("the mean score: the bound is shown on request")
{
    LabState state = scoreState();
    const auto dotsOf = [](const LabState& of) {
        std::size_t count = 0;
        for (const Rings& rings : marksOf<Rings>(drawn(of), Layer::Meaning::Data))
            count += rings.fill == Ink(Tone::Notes) ? rings.places.size() : 0;
        return count;
    };
    CHECK(dotsOf(state) == 0);
    CHECK(textsOf(drawn(state), "RoFormer's bound") == 0);
    state.context.decayBoundShown = true;
    CHECK(dotsOf(state) == frameOf(state).bounds.size());
    CHECK(dotsOf(state) > 0);
    CHECK(textsOf(drawn(state, {0, 0, 700, 280}), "RoFormer's bound") == 1);
}

TEST_CASE("the mean score: any width names the vectors")
{
    for (const double width : {290.0, 420.0, 1200.0}) {
        bool isNamed = false;
        for (const Text& text : marksOf<Text>(
                 drawn(scoreState(VectorSource::Own), {0, 0, width, 300}), Layer::Meaning::Texts))
            isNamed = isNamed || text.said.text.starts_with("your own vec");
        CHECK(isNamed);
    }
}

TEST_CASE("the mean score: the arrows select a pair")
{
    const LabState state = scoreState();
    const LabState after = afterKey(contextMeanScore, frameOf(state), state, Key::Right);
    CHECK(after.rotations.pair == state.rotations.pair + 1);
}
