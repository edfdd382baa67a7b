#include "core/state/model_numbers.h"

#include "core/state/edit.h"
#include "core/state/layer_choice.h"

#include <algorithm>

namespace lab {

namespace {

bool isSameEncoding(const Rotations& one, const Rotations& other)
{
    if (rotary(one) != rotary(other) || one.scaling.method != other.scaling.method)
        return false;
    RotaryScaling scaling = one.scaling;
    scaling.currentLength = other.scaling.currentLength;
    return scaling.method == ScalingMethod::None || scaling == other.scaling;
}

bool isFirst(Order order)
{
    const Order first;
    if (std::ranges::find(teachingSentences, order.sentence) != teachingSentences.end())
        order.sentence = first.sentence;
    return order == first;
}

} // namespace

bool hasFirstNumbers(const LabState& state)
{
    static const LabState first = clamped({});
    switch (state.bench) {
    case BenchId::Order:
        return isFirst(state.order);
    case BenchId::Waves:
        return state.waves.encoding == first.waves.encoding;
    case BenchId::Biases:
        return state.biases.encoding == first.biases.encoding;
    case BenchId::Rotations:
    case BenchId::Derivation:
    case BenchId::Base:
    case BenchId::Precision:
        break;
    }
    return isSameEncoding(state.rotations, first.rotations);
}

bool hasNumbersOf(const Model& model, const LabState& state)
{
    const LabState first = applied(state, LoadModel {model});
    const LabState loaded =
        state.model.kind == first.model.kind ? first : clamped(withLayers(first, state.model.kind));
    const auto isSame = [&](const Setting& one) {
        const Parameter* const row = parameterNamed(one.key);
        return !row || row->read(loaded) == row->read(state);
    };
    return isSameEncoding(loaded.rotations, state.rotations)
        && loaded.biases.encoding == state.biases.encoding
        && std::ranges::all_of(model.tables, isSame);
}

} // namespace lab
