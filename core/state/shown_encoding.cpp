#include "core/state/shown_encoding.h"

#include "core/state/benches.h"

#include <optional>

namespace lab {

namespace {

LabState withShown(LabState state, BiasEncoding encoding)
{
    state.bench = BenchId::Biases;
    state.biases.shown = encoding;
    return state;
}

/// A model with RoPE belongs to the row of RoPE, with or without context extension.
std::optional<ComparedEncoding> rowOf(Scheme scheme)
{
    switch (scheme) {
    case Scheme::Rope:
        return ComparedEncoding::Rope;
    case Scheme::Alibi:
        return ComparedEncoding::Alibi;
    case Scheme::T5Bias:
        return ComparedEncoding::T5;
    case Scheme::None:
        return ComparedEncoding::None;
    case Scheme::Learned:
        return ComparedEncoding::Learned;
    case Scheme::Sinusoidal:
        return ComparedEncoding::Sinusoidal;
    case Scheme::Deberta:
        return ComparedEncoding::Deberta;
    case Scheme::TransformerXl:
        return ComparedEncoding::TransformerXl;
    case Scheme::SwinBias:
    case Scheme::RopeGrid:
    case Scheme::Unknown:
        break;
    }
    return {};
}

LabState withRopeShown(LabState state, const Model& model)
{
    const bool isInVideo = model.multimodalSections.size() == 3;
    if (state.bench == BenchId::Grids && isInVideo)
        state.grids.picture = GridsPictureShown::Video;
    else if (!benchOf(state.bench).showsRope)
        state.bench = BenchId::Rotations;
    return state;
}

} // namespace

LabState withShown(LabState state, WavesEncoding encoding)
{
    state.bench = BenchId::Waves;
    state.waves.shown = encoding;
    state.waves.picture = WavesPictureShown::Table;
    return state;
}

LabState withShown(LabState state, RelativeEncoding encoding)
{
    state.bench = BenchId::Relative;
    state.relative.encoding = encoding;
    return state;
}

LabState withShown(LabState state, const Model& model)
{
    if (const auto row = rowOf(model.scheme); row && state.bench == BenchId::Compare) {
        state.compare.encoding = *row;
        return state;
    }
    switch (model.scheme) {
    case Scheme::Rope:
        return withRopeShown(std::move(state), model);
    case Scheme::Alibi:
        return withShown(std::move(state), BiasEncoding::Alibi);
    case Scheme::T5Bias:
        return withShown(std::move(state), BiasEncoding::T5);
    case Scheme::SwinBias:
        return withShown(std::move(state), BiasEncoding::Swin);
    case Scheme::None:
        return withShown(std::move(state), BiasEncoding::Nope);
    case Scheme::Learned:
        return withShown(std::move(state), WavesEncoding::Learned);
    case Scheme::Sinusoidal:
        return withShown(std::move(state), WavesEncoding::Sinusoidal);
    case Scheme::Deberta:
        return withShown(std::move(state), RelativeEncoding::Deberta);
    case Scheme::TransformerXl:
        return withShown(std::move(state), RelativeEncoding::TransformerXl);
    case Scheme::RopeGrid:
    case Scheme::Unknown:
        break;
    }
    return state;
}

} // namespace lab
