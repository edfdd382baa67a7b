#pragma once

#include "core/encodings/sinusoidal/formula.h"
#include "core/frames/waves/waves_frames.h"

#include <cmath>
#include <cstdint>
#include <utility>

/// States of Waves, and their numbers one after the other.
namespace waves_stage {

using namespace lab;

constexpr double waveTolerance = 1e-12;

inline LabState stateWith(
    SinusoidalLayout layout, int width, std::int64_t first, std::int64_t shown)
{
    LabState state;
    state.bench = BenchId::Waves;
    state.waves.encoding = {layout, 10000, width};
    state.position.query = 21;
    state.position.key = 29;
    state.position.first = first;
    state.position.shown = shown;
    return clamped(state);
}

inline LabState stateWith(int width, std::int64_t shown)
{
    return stateWith(SinusoidalLayout::Halves, width, 0, shown);
}

constexpr SinusoidalLayout allLayouts[] = {
    SinusoidalLayout::Interleaved, SinusoidalLayout::Halves, SinusoidalLayout::Tensor2Tensor};

/// Mean and deviation of a function over positions, one after the other.
template <class Function> std::pair<double, double> bruteMoments(Run run, Function value)
{
    double sum = 0;
    for (std::int64_t p = run.first; p < run.first + run.count; ++p)
        sum += value(p);
    const double mean = sum / static_cast<double>(run.count);
    double squares = 0;
    for (std::int64_t p = run.first; p < run.first + run.count; ++p)
        squares += (value(p) - mean) * (value(p) - mean);
    return {mean, std::sqrt(squares / static_cast<double>(run.count))};
}

inline double encodingAt(const Sinusoidal& encoding, std::int64_t position, int column)
{
    const ColumnMeaning meaning = columnMeaning(encoding, column);
    const SinCos angle = sinCos(position * turns(encoding)[static_cast<std::size_t>(meaning.pair)]);
    return meaning.sine ? angle.sin : angle.cos;
}

inline double similarityBetween(const Sinusoidal& encoding, std::int64_t one, std::int64_t other)
{
    return (row(encoding, one) * row(encoding, other)).sum();
}

/// The waves of the pairs that a new window shows.
inline lab::WavesFrame wavesFrame(const lab::LabState& state, const lab::WavesSpace& space)
{
    return lab::wavesFrame(
        state, space, lab::shownPairs(lab::sinusoid(state).width / 2, state.waves.pair));
}

} // namespace waves_stage
