#pragma once

#include "core/models/layer_kind.h"
#include "core/state/lab_state.h"

#include <vector>

namespace lab {

/// The kinds of the model's layers, that which is shown with the numbers of the state.
std::vector<LayerKind> ladderKinds(const LabState& state);

/// Whether layers of the two kinds turn alike; as plain RoPE, whatever length a scaling that none
/// applies would extend from.
bool turnAlike(const LabState& state, const LayerKind& one, const LayerKind& other);

/// The rotating kinds that turn otherwise than the one that is shown.
std::vector<LayerKind> otherLadders(const LabState& state);

/// Whether each rotating kind has an entry of rope_parameters that is no other's.
bool haveEntryEach(const std::vector<LayerKind>& kinds);

} // namespace lab
