#pragma once

#include "core/state/lab_state.h"
#include "core/state/model.h"

namespace lab {

/// Whether the encoding of the current bench still has the values with which the program starts,
/// and whether it has the values that a model sets.
///
/// Both ignore positions, lengths and vectors, which the learner may move, and the length of a
/// growing text. Laws: a bench that is reset has its first values; a state into which a model is
/// loaded has the model's values.
bool hasDefaultValues(const LabState& state);
bool hasModelValues(const Model& model, const LabState& state);

/// Whether both rotate in the same way; the current sequence length is ignored.
bool isSameEncoding(const Rotations& one, const Rotations& other);

} // namespace lab
