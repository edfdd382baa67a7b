#pragma once

#include "core/state/lab_state.h"

#include <cstdint>

namespace lab {

/// Whether the ruler's m is the end of the text: true in Context for a method that depends on the
/// length.
bool isLengthOnRuler(const LabState& state);

/// The number of positions in the text now: the current length for a method that depends on the
/// length, else the positions up to and including the query's.
std::int64_t presentLength(const LabState& state);

/// The state after an edit, with a single current length: if the ruler shows the length, L = m + 1.
/// Moving the query changes the current length; any other edit moves the query.
LabState withOnePresentLength(const LabState& before, LabState now);

} // namespace lab
