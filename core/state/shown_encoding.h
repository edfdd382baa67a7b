#pragma once

#include "core/state/lab_state.h"
#include "core/state/model.h"

namespace lab {

/// The state at the bench that shows an encoding, with this encoding selected.
LabState withShown(LabState state, WavesEncoding encoding); ///< its table
LabState withShown(LabState state, RelativeEncoding encoding);

/// The state with a model's encoding shown: at its own bench if that bench can show it, else at the
/// bench whose pictures describe it. Compare shows it in its row, Grids the sections of M-RoPE in a
/// video. An encoding without a bench leaves the state unchanged.
LabState withShown(LabState state, const Model& model);

} // namespace lab
