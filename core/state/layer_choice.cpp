#include "core/state/layer_choice.h"

#include "core/state/rope_numbers.h"

#include <algorithm>
#include <utility>

namespace lab {

namespace {

/// The keys visible to the layers, as the picture of distances shows them.
PositionMap mapOf(const LayerKind& layers)
{
    PositionMap map;
    if (layers.looksAhead)
        map.visible = Visible::AllKeys;
    const std::int64_t reach = std::min(layers.reach, lastPosition);
    if (reach < 1)
        return map;
    if (layers.attention == LayerAttention::Window) {
        map.method = PositionMapMethod::SlidingWindow;
        map.window = reach;
    } else if (layers.attention == LayerAttention::Chunk) {
        map.method = PositionMapMethod::Chunked;
        map.chunk = reach;
    }
    return map;
}

// Settings that did not come from the previous layers stay: dual chunk attention applies to all
// layers.
PositionMap mapAfter(const PositionMap& present, const LayerKind& before, const LayerKind& after)
{
    const PositionMap own = mapOf(after);
    const bool isKept =
        own.method == PositionMapMethod::None && mapOf(before).method == PositionMapMethod::None;
    if (!isKept)
        return own;
    PositionMap kept = present;
    if (kept.method == PositionMapMethod::None) // unbounded, but one-sided or two-sided
        kept.visible = own.visible;
    return kept;
}

} // namespace

LabState withLayers(LabState state, int kind)
{
    const auto index = static_cast<std::size_t>(kind);
    if (kind < 0 || index >= state.model.kinds.size())
        return state;
    const LayerKind& layers = state.model.kinds[index];
    state.schemes.positionMap = mapAfter(state.schemes.positionMap,
        state.model.kinds[static_cast<std::size_t>(state.model.kind)], layers);
    state.model.kind = kind;
    if (std::ranges::none_of(state.model.kinds, &LayerKind::rotates))
        return state; // no layer uses RoPE
    Rotations& rotations = state.rotations;
    rotations.base = layers.base;
    rotations.width = layers.width;
    rotations.rotatedShare = layers.rotates ? layers.rotatedShare : 0;
    rotations.scaling = layers.rotates ? layers.scaling : RotaryScaling {};
    if (state.position.trainingLength <= 0)
        return state;
    RotaryScaling& scaling = rotations.scaling;
    const ScalingMethod method = scaling.method; // another method must extend from the same length
    if (!reads(method, "scaling.original_length"))
        scaling.originalLength = std::max<std::int64_t>(2, state.position.trainingLength);
    if (!reads(method, "scaling.current_length"))
        scaling.currentLength = std::max<std::int64_t>(1, contextLengths(state).target);
    return state;
}

} // namespace lab
