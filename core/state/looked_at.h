#pragma once

#include "core/state/lab_state.h"

namespace lab {

/// The state as another is looked at: with its bench, positions shown, selected pairs, head and
/// cell and choices of pictures, measures and error; all else stays.
LabState lookedAtAs(LabState state, const LabState& other);

} // namespace lab
