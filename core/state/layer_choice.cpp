#include "core/state/layer_choice.h"

#include <utility>

namespace lab {

LabState withLayers(LabState state, int kind)
{
    const auto index = static_cast<std::size_t>(kind);
    if (kind < 0 || index >= state.model.kinds.size())
        return state;
    state.model.kind = kind;
    const LayerKind& layers = state.model.kinds[index];
    Rotations& rotations = state.rotations;
    rotations.base = layers.base;
    rotations.width = layers.width;
    rotations.rotatedShare = layers.rotates ? layers.rotatedShare : 0;
    rotations.scaling = layers.rotates ? layers.scaling : RotaryScaling {};
    if (rotations.scaling.method == ScalingMethod::None && state.position.trainingLength > 0) {
        rotations.scaling.originalLength = state.position.trainingLength; // what to extend from
        rotations.scaling.currentLength = contextLengths(state).target;
    }
    return state;
}

} // namespace lab
