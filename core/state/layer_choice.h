#pragma once

#include "core/state/lab_state.h"

namespace lab {

/// The state with the ladder of one kind of its model's layers: the base, the width, the rotated
/// share and the scaling of state.model.kinds[kind], and as position map its window or its chunks.
/// Layers without positions turn nothing: their rotated share is 0. The same state where there is
/// no such kind.
/// Law: choosing another kind and then the first again gives the first state.
LabState withLayers(LabState state, int kind);

} // namespace lab
