#include "core/analysis/coverage.h"
#include "core/frames/context/context_frames.h"
#include "core/frames/reading.h"
#include "core/state/edit.h"
#include "tests/core/relatively.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace lab;

namespace {

LabState llama2(ScalingMethod method = ScalingMethod::None)
{
    LabState state;
    state.bench = BenchId::Context;
    state.rotations.width = 128;
    state.rotations.scaling.method = method;
    state.position.trainingLength = 4096;
    return clamped(state);
}

const FactorsFrame::Line& lineOf(const FactorsFrame& frame, ScalingMethod method)
{
    return *std::ranges::find(frame.lines, method, &FactorsFrame::Line::method);
}

LabState with(const LabState& state, const char* key, std::int64_t value)
{
    return applied(state, SetParameter {key, value});
}

} // namespace

TEST_CASE("18 of the 64 pairs of Llama 2 make less than one turn in training")
{
    const SpectrumFrame frame = spectrumFrame(llama2());
    CHECK(frame.pairs.size() == 64);
    CHECK(frame.incomplete == 18);
    CHECK(frame.pairs[53].wavelength == relatively(12902.68, 1e-6)); // 2π·10000^(106/128)
    CHECK(frame.pairs[53].turns == relatively(0.31745, 1e-4));
    CHECK(frame.pairs[0].wavelength == relatively(2 * std::numbers::pi, 1e-15));
}

TEST_CASE("a pair makes less than one turn exactly if its circle is not covered")
{
    for (const double base : {1.5, 10000.0, 5e5, 1e12}) {
        for (const std::int64_t length : {2, 7, 4096, 10'000'000}) {
            LabState state = llama2();
            state.rotations.base = base;
            state.position.trainingLength = length;
            const SpectrumFrame frame = spectrumFrame(state);
            std::vector<double> perPair;
            for (const SpectrumFrame::Pair& pair : frame.pairs)
                perPair.push_back(pair.frequency);
            const auto seen = coverage(perPair, length, length);
            for (std::size_t i = 0; i < seen.size(); ++i)
                CHECK((frame.pairs[i].turns < 1) == (seen[i].seenShare < 1));
        }
    }
}

TEST_CASE("partial rotary leaves the other pairs out of the spectrum")
{
    LabState state = llama2();
    state.rotations.rotatedShare = 0.25;
    const SpectrumFrame frame = spectrumFrame(state);
    CHECK(frame.pairs.size() == 16);
    CHECK(frame.restingPairs == 48);
    CHECK(frame.turningPairs == 16);
    state.rotations.rotatedShare = 0;
    CHECK(spectrumFrame(state).pairs.empty());
    CHECK(factorsFrame(state).lines.front().factors.empty());
    CHECK(spectrumTable(spectrumFrame(state)).rows.empty());
}

TEST_CASE("pairs that p-RoPE leaves unrotated are not among those with less than one turn")
{
    LabState state = llama2(ScalingMethod::ProportionalRope);
    state.rotations.scaling.turningShare = 0.75;
    const SpectrumFrame frame = spectrumFrame(state);
    CHECK(frame.pairs.size() == 64); // where they would be
    CHECK(frame.turningPairs == 48);
    CHECK(frame.restingPairs == 16);
    const auto rests = static_cast<int>(frame.pairs.size()) - 1;
    CHECK(std::abs(frame.pairs.back().turns) <= 0);
    Focus slowest;
    slowest.pair = rests;
    CHECK(reading(state, slowest).formula == "reading.base.stopped");
    CHECK(frame.incomplete == 2); // 46 and 47
}

TEST_CASE("the sequence of wavelengths ends at 2π times the base")
{
    LabState state = clamped({});
    for (const double base : {2.0, 10'000.0, 1e12}) {
        state.rotations.base = base;
        for (const int width : {4, 16, 128}) {
            state.rotations.width = width;
            const SpectrumFrame frame = spectrumFrame(clamped(state));
            const double step = frame.pairs[1].wavelength / frame.pairs[0].wavelength;
            CHECK(frame.wavelengthAtEnd()
                == doctest::Approx(frame.pairs.back().wavelength * step).epsilon(1e-12));
        }
    }
}

TEST_CASE("each method slows the pairs as it is defined")
{
    const FactorsFrame frame = factorsFrame(llama2(ScalingMethod::Yarn));
    for (std::size_t i = 0; i < 64; ++i) {
        const auto share = static_cast<double>(i) / 63;
        CHECK(lineOf(frame, ScalingMethod::None).factors[i] == 1);
        CHECK(
            lineOf(frame, ScalingMethod::PositionInterpolation).factors[i] == relatively(8, 1e-14));
        CHECK(lineOf(frame, ScalingMethod::NtkAware).factors[i]
            == relatively(std::pow(8, share), 1e-12));
    }
    const auto& yarn = lineOf(frame, ScalingMethod::Yarn).factors;
    CHECK(yarn.front() == relatively(1, 1e-15));
    CHECK(yarn.back() == relatively(8, 1e-14));
    CHECK(std::ranges::is_sorted(yarn));
    CHECK(frame.highest >= 8);
    CHECK(frame.lowest == 1);
    CHECK(frame.method == ScalingMethod::Yarn);
}

TEST_CASE("LongRoPE is among the methods once it has its lists")
{
    LabState state = llama2();
    state.context.methods.insert(ScalingMethod::LongRope);
    const auto has = [](const FactorsFrame& frame) {
        return std::ranges::find(frame.lines, ScalingMethod::LongRope, &FactorsFrame::Line::method)
            != frame.lines.end();
    };
    CHECK_FALSE(has(factorsFrame(state)));
    state.rotations.scaling.method = ScalingMethod::LongRope;
    CHECK(has(factorsFrame(state)));
    state.rotations.scaling.method = ScalingMethod::None;
    state.rotations.scaling.longFactors.assign(64, 3);
    CHECK(lineOf(factorsFrame(state), ScalingMethod::LongRope).factors[9] == relatively(3, 1e-14));
}

TEST_CASE("a pair that p-RoPE leaves unrotated has no finite factor and an empty field")
{
    LabState state = llama2(ScalingMethod::ProportionalRope);
    const FactorsFrame frame = factorsFrame(state);
    CHECK(std::isinf(lineOf(frame, ScalingMethod::ProportionalRope).factors[63]));
    CHECK(std::isfinite(frame.highest));
    const NumberTable table = factorsTable(frame);
    CHECK(table.header.front() == "pair");
    CHECK(table.header.back() == "p_rope");
    CHECK(std::isnan(table.rows[63].back()));
    CHECK(std::isnan(spectrumTable(spectrumFrame(state)).rows[63].back()));
    state.rotations.pair = 63;
    Focus focus;
    focus.picture = Picture::ContextFactors;
    CHECK(reading(state, focus).formula == "reading.base.stopped");
}

TEST_CASE("lengths that are not set follow from the scaling")
{
    LabState state;
    state.rotations.scaling.originalLength = 1000;
    state.rotations.scaling.factor = 4;
    CHECK(contextLengths(state) == ContextLengths {1000, 4000});
    state.position.trainingLength = 2048;
    CHECK(contextLengths(state) == ContextLengths {2048, 8192});
    state.position.targetLength = 5000;
    CHECK(contextLengths(state) == ContextLengths {2048, 5000});
    state.position.targetLength = 0;
    state.rotations.scaling.factor = 10000;
    CHECK(contextLengths(state).target == lastPosition);
}

TEST_CASE("a new length changes what the methods extend, and how far")
{
    const LabState longer = with(llama2(), "context.target_length", 65536);
    CHECK(longer.position.targetLength == 65536);
    CHECK(longer.rotations.scaling.factor == 16);
    CHECK(longer.rotations.scaling.currentLength == 65536);
    CHECK(longer.rotations.scaling.originalLength == 4096);
    const LabState trained = with(longer, "context.training_length", 8192);
    CHECK(trained.rotations.scaling.factor == 8);
    CHECK(trained.rotations.scaling.originalLength == 8192);
    CHECK(with(trained, "context.target_length", 100).rotations.scaling.factor == 1);
    const LabState same = with(llama2(), "context.training_length", 4096);
    CHECK(same == llama2());
}

TEST_CASE("the reading line of a pair has the wavelength and its turns")
{
    LabState state = llama2();
    state.rotations.pair = 53;
    const Reading selected = reading(state, {});
    CHECK(selected.formula == "reading.base.wavelength");
    CHECK(selected.numbers[3].value == spectrumFrame(state).pairs[53].wavelength);
    Focus focus;
    focus.picture = Picture::ContextSpectrum;
    focus.pair = 2;
    CHECK(reading(state, focus).numbers[0].value == 2);
    focus.pair = 1000; // of a wider model, gone since
    CHECK(reading(state, focus).numbers[0].value == 63);
    state.rotations.rotatedShare = 0.5;
    CHECK(reading(state, {}).formula == "reading.base.resting");
}

TEST_CASE("the bench stays when a model is opened on it, and its reset keeps the vectors")
{
    LabState state = llama2(ScalingMethod::Yarn);
    state.rotations.query[3] = 2.5;
    Model model;
    model.name = "long";
    model.scheme = Scheme::Rope;
    model.base = 500000;
    model.length = 8192;
    const LabState opened = applied(state, LoadModel {model});
    CHECK(opened.bench == BenchId::Context);
    CHECK(opened.rotations.base == 500000);
    CHECK(contextLengths(opened) == ContextLengths {8192, 65536});
    CHECK(opened.rotations.scaling.originalLength == 8192);
    CHECK(opened.rotations.scaling.currentLength == 65536);
    const LabState reset = applied(opened, ResetBench {});
    CHECK(reset.rotations.base == 10000);
    CHECK(reset.rotations.scaling == RotaryScaling {});
    CHECK(reset.rotations.query.at(3) == 2.5);
}
