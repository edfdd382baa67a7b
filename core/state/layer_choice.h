#pragma once

#include "core/state/lab_state.h"

namespace lab {

/// The state with the frequencies of one kind of the model's layers: base, width, rotated share and
/// scaling of state.model.kinds[kind], and its window or chunks as the position map. Layers without
/// positions rotate nothing: their rotated share is 0. Returns the state unchanged if the kind does
/// not exist. Law: choosing another kind and then the first one again gives the first state.
LabState withLayers(LabState state, int kind);

} // namespace lab
