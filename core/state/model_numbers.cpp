#include "core/state/model_numbers.h"

#include "core/state/benches.h"
#include "core/state/edit.h"
#include "core/state/layer_choice.h"
#include "core/state/links.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <tuple>

namespace lab {

namespace {

// The learner chooses the prompt and how its positions are counted.
bool haveSameSections(const MultimodalScheme& one, const MultimodalScheme& other)
{
    const auto numbers = [](const MultimodalScheme& scheme) {
        return std::tuple(
            scheme.base, scheme.width, scheme.heightPairs, scheme.widthPairs, scheme.layout);
    };
    return numbers(one) == numbers(other);
}

} // namespace

bool isSameEncoding(const Rotations& one, const Rotations& other)
{
    if (rotary(one) != rotary(other) || one.scaling.method != other.scaling.method)
        return false;
    RotaryScaling scaling = one.scaling;
    scaling.currentLength = other.scaling.currentLength;
    return scaling.method == ScalingMethod::None || scaling == other.scaling;
}

bool hasDefaultValues(const LabState& state)
{
    static const std::array<LabState, 4> first {
        firstState({}), firstState({.base = true}), firstState({.width = true}), newScene()};
    const std::size_t links = (state.links.base ? 1U : 0U) + (state.links.width ? 2U : 0U);
    return benchOf(state.bench).hasModelValues(state, first[links]);
}

bool hasModelValues(const Model& model, const LabState& state)
{
    const LabState first = applied(state, LoadModel {model});
    const LabState loaded =
        state.model.kind == first.model.kind ? first : clamped(withLayers(first, state.model.kind));
    const auto isSame = [&](const Setting& one) {
        const Parameter* const row = parameterNamed(one.key);
        return !row || row->read(loaded) == row->read(state);
    };
    const bool isOfGrids = state.bench == BenchId::Grids && model.multimodalSections.size() == 3;
    return isSameEncoding(loaded.rotations, state.rotations)
        && (!isOfGrids || haveSameSections(loaded.schemes.multimodal, state.schemes.multimodal))
        && loaded.biases.encoding == state.biases.encoding
        && std::ranges::all_of(model.settings, isSame);
}

} // namespace lab
