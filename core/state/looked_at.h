#pragma once

#include "core/state/lab_state.h"

namespace lab {

/// The state, viewed like another: with its bench, positions shown, selected pairs, head and cell,
/// and chosen pictures, measures and error. Everything else stays.
LabState viewedLike(LabState state, const LabState& other);

} // namespace lab
