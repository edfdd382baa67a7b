#include "core/drawing/json.h"
#include "core/drawing/legend.h"
#include "core/figures/context/context_figures.h"
#include "core/state/edit.h"
#include "tests/core/drawing/plain_texts.h"
#include "tests/core/figures/drawn_marks.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace lab;
using namespace lab::drawing;

namespace {

LabState stateOf(std::initializer_list<std::pair<const char*, Value>> settings)
{
    LabState state;
    state.bench = BenchId::Context;
    state.rotations.width = 128;
    state.position.trainingLength = 4096;
    state.position.targetLength = 32768;
    for (const auto& [key, value] : settings)
        state = applied(state, SetParameter {key, value});
    return clamped(state);
}

SpectrumFrame frameOf(std::initializer_list<std::pair<const char*, Value>> settings = {})
{
    return spectrumFrame(stateOf(settings));
}

const Box place {0, 0, 420, 460};

Drawing drawn(const SpectrumFrame& frame, const SpectrumFrame* reference = nullptr,
    const Pointing& pointing = {}, const Box& in = place)
{
    return contextSpectrum.drawing({frame, reference}, in, Style {plainMetrics, english}, pointing);
}

Pointing holding(const Drawing& drawing, std::size_t handle)
{
    Pointing pointing;
    const Handle& one = drawing.handles[handle];
    pointing.held = Pointing::Held {one, one.place, drawing.y};
    return pointing;
}

/// As while a handle is held on an axis that ends at this power of ten.
Pointing onAxisUpTo(const Drawing& drawing, double power)
{
    Pointing pointing = holding(drawing, 0);
    pointing.held->y.lowest = 0.5;
    pointing.held->y.highest = power;
    return pointing;
}

std::vector<SpectrumFrame> frames()
{
    return {frameOf(), frameOf({{"scaling.method", std::string("llama3")}}),
        frameOf({{"rope.width", std::int64_t {2}}}), frameOf({{"rope.rotated_share", 0.0}}),
        frameOf({{"rope.base", 1e12}, {"scaling.method", std::string("p_rope")}})};
}

const Handle* handleOf(const Drawing& drawing, std::string_view key)
{
    const auto found = std::ranges::find(drawing.handles, key, &Handle::key);
    return found == drawing.handles.end() ? nullptr : &*found;
}

std::vector<Text> lengthLabels(const Drawing& drawing)
{
    return marksOf<Text>(drawing, Layer::Meaning::Data);
}

} // namespace

TEST_CASE("the spectrum: equal arguments give equal drawings, and JSON that can be read")
{
    const std::vector<SpectrumFrame> all = frames();
    for (const SpectrumFrame& frame : all)
        for (const SpectrumFrame* reference :
            {static_cast<const SpectrumFrame*>(nullptr), &all[1], &all[3]})
            for (const Box& in : {place, Box {10, 20, 60, 50}}) {
                Pointing pointing;
                pointing.focus.pair = 3;
                const Drawing drawing = drawn(frame, reference, pointing, in);
                CHECK(drawing == drawing); // NaN would differ from itself
                CHECK(drawing == drawn(frame, reference, pointing, in));
                CHECK(
                    nlohmann::json::parse(json(drawing))["layers"].size() == drawing.layers.size());
            }
}

TEST_CASE("the spectrum: only the last layer depends on what is pointed at or held")
{
    for (const SpectrumFrame& frame : frames()) {
        const Drawing rest = drawn(frame);
        Pointing pointing = holding(rest, 0);
        pointing.focus.pair = 0;
        Drawing pointed = drawn(frame, nullptr, pointing);
        REQUIRE(rest.layers.back().isLive);
        CHECK(rest.layers.back().marks.empty());
        const bool hasPair = frame.pairs.size() > 1;
        CHECK(pointed.layers.back().marks.empty() != hasPair);
        pointed.layers.back() = rest.layers.back();
        CHECK(pointed == rest);
    }
}

TEST_CASE("the spectrum has no free paths")
{
    forEachMark(drawn(frames()[1], &frames()[0]),
        [](const Layer&, const Mark& mark) { CHECK(!std::holds_alternative<Path>(mark)); });
}

TEST_CASE("the spectrum: beyond its axis the diamond is at the end")
{
    const SpectrumFrame frame = frameOf({{"rope.base", 1e9}});
    const Drawing drawing = drawn(frame, nullptr, onAxisUpTo(drawn(frame), 6));
    CHECK(handleOf(drawing, "rope.base")->place.y == drawing.y.to);
}

TEST_CASE("the spectrum: one pair has no diamond, but a tab")
{
    const Drawing drawing = drawn(frameOf({{"rope.width", std::int64_t {2}}}));
    CHECK(!handleOf(drawing, "rope.base"));
    CHECK(handleOf(drawing, "rope.width"));
}

TEST_CASE("the spectrum: a length near the top has its label off the line")
{
    const SpectrumFrame frame = frameOf({{"context.training_length", std::int64_t {900'000}},
        {"context.target_length", std::int64_t {1000}}});
    for (const double power : {6.0, 6.2, 6.5, 7.0}) {
        const Drawing drawing = drawn(frame, nullptr, onAxisUpTo(drawn(frame), power));
        const double line = drawing.y.pixel(900'000);
        const auto labels = lengthLabels(drawing);
        REQUIRE(!labels.empty());
        CHECK(labels[0].said.text == "trained 900\u2009000");
        const Box box = boxOf(labels[0], Style {plainMetrics, english});
        CHECK((box.bottom() <= line || box.top() >= line));
    }
}

TEST_CASE("the spectrum: the label of a length avoids the points")
{
    CHECK(lengthLabels(drawn(frameOf()))[0].at.x < place.width / 2);
    const SpectrumFrame steep = frameOf({{"rope.base", 1e12}});
    CHECK(lengthLabels(drawn(steep))[0].at.x > place.width / 2);
}

TEST_CASE("the spectrum: seen pairs are filled, and unseen and resting ones hollow")
{
    const SpectrumFrame frame = frames()[4];
    const auto dots = marksOf<Dots>(drawn(frame), Layer::Meaning::Data);
    REQUIRE(dots.size() == 3);
    std::vector<std::size_t> counts {0, 0, 0};
    for (const SpectrumFrame::Pair& pair : frame.pairs)
        ++counts[!std::isfinite(pair.scaledWavelength) ? 2 : pair.turns >= 1 ? 0 : 1];
    for (std::size_t kind = 0; kind < dots.size(); ++kind) {
        CHECK(dots[kind].places.size() == counts[kind]);
        CHECK(counts[kind] > 0);
        CHECK(dots[kind].fill == Ink(kind == 0 ? Tone::Seen : Tone::Ground));
    }
}

TEST_CASE("the spectrum: the selected pair has a ring on its point, and on the method's line")
{
    const auto ringsOf = [](const SpectrumFrame& frame) {
        std::vector<double> wavelengths;
        const Drawing drawing = drawn(frame);
        for (const Rings& rings : marksOf<Rings>(drawing, Layer::Meaning::Selection))
            wavelengths.push_back(drawing.y.value(rings.places.at(0).y));
        return wavelengths;
    };
    const auto plain = ringsOf(frameOf({{"rope.pair", std::int64_t {0}}}));
    REQUIRE(plain.size() == 1);
    CHECK(plain[0] == doctest::Approx(2 * std::numbers::pi));
    const auto scaled = ringsOf(frameOf({{"rope.pair", std::int64_t {0}},
        {"scaling.method", std::string("position_interpolation")}, {"scaling.factor", 8.0}}));
    REQUIRE(scaled.size() == 2);
    CHECK(scaled[1] == doctest::Approx(16 * std::numbers::pi));
}

TEST_CASE("the spectrum: A is below, within one axis for both, and has its own diamond")
{
    const SpectrumFrame frame = frameOf();
    const SpectrumFrame other =
        frameOf({{"rope.base", 5e6}, {"context.training_length", std::int64_t {300}}});
    const Drawing drawing = drawn(frame, &other);
    const auto rings = marksOf<Rings>(drawing, Layer::Meaning::Reference);
    REQUIRE(rings.size() == 1);
    CHECK(rings[0].places.size() == other.pairs.size());
    const auto lines = marksOf<Stroke>(drawing, Layer::Meaning::Reference);
    REQUIRE(lines.size() == 1); // the target is the same
    CHECK(drawing.y.value(lines[0].line.from.y) == doctest::Approx(300));
    CHECK(drawing.pinned.size() == 2);
    CHECK(layersOf(drawn(frame), Layer::Meaning::Reference) == 0);
}

TEST_CASE("the spectrum: the arrow keys select a pair, and other keys do nothing")
{
    const SpectrumFrame frame = frameOf({{"rope.pair", std::int64_t {63}}});
    const auto pair = [&](Key key) {
        const KeyPress press = contextSpectrum.pressed(frame, key);
        return press.isOwn ? std::get<std::int64_t>(press.edit->as<SetParameter>()->value) : -1;
    };
    CHECK(pair(Key::Left) == 62);
    CHECK(pair(Key::Up) == 62);
    CHECK(pair(Key::Down) == 63); // the last one
    CHECK(pair(Key::Home) == -1);
    CHECK(pair(Key::PageUp) == -1);
}

TEST_CASE("the spectrum speaks of the selected pair, before the method")
{
    const auto spoken = [](std::initializer_list<std::pair<const char*, Value>> settings) {
        return contextSpectrum.spoken(frameOf(settings), english).text;
    };
    CHECK(spoken({{"rope.pair", std::int64_t {0}}}).find("Pair 0: 6.283 ") != std::string::npos);
    CHECK(spoken({{"rope.pair", std::int64_t {0}},
                     {"scaling.method", std::string("position_interpolation")}})
              .find("Pair 0 in plain RoPE: 6.283 ")
        != std::string::npos);
    CHECK(
        spoken({{"rope.rotated_share", 0.0}}) == "No pair is rotated: raise the rotary fraction.");
}
