#pragma once

#include "core/state/lab_state.h"

#include <cstdint>

namespace lab {

/// Whether the ruler's m is the end of the text: on Base, with a method that looks at the length.
bool isLengthOnRuler(const LabState& state);

/// How many positions the text has now: for a method that looks at the length its current length,
/// else the positions up to and with the query's.
std::int64_t presentLength(const LabState& state);

/// The state after an edit, with one present length: where the ruler is the length, L = m + 1. A
/// query that was moved takes the current length along, and any other edit takes the query along.
LabState withOnePresentLength(const LabState& before, LabState now);

} // namespace lab
