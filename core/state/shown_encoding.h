#pragma once

#include "core/state/lab_state.h"

namespace lab {

/// The state at the bench that shows an encoding, with this one shown.
LabState withShown(LabState state, WavesEncoding encoding); ///< its table
LabState withShown(LabState state, RelativeEncoding encoding);

} // namespace lab
