#pragma once

#include "core/state/lab_state.h"
#include "core/state/model.h"

#include <string_view>

namespace lab {

/// The state at the bench that shows an encoding, with this encoding selected: on Waves its table.
/// An encoding of none of them leaves the state unchanged.
LabState withShown(LabState state, std::string_view encoding);

/// The state with a model's encoding shown: at its own bench if that bench can show it, else at the
/// bench whose pictures describe it. Compare shows it in its row, Grids the sections of M-RoPE in a
/// video. An encoding without a bench leaves the state unchanged.
LabState withShown(LabState state, const Model& model);

} // namespace lab
