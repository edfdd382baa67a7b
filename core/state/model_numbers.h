#pragma once

#include "core/state/lab_state.h"
#include "core/state/model.h"

namespace lab {

/// Whether the encoding that the state's bench shows still has the numbers with which the program
/// starts, and whether it has those that a model sets.
///
/// Positions, lengths and vectors are the learner's to move in either; the length of a text that
/// grows is one of them.
/// Laws: a bench that is reset has its first numbers; a state that a model is loaded into has the
/// model's.
bool hasFirstNumbers(const LabState& state);
bool hasNumbersOf(const Model& model, const LabState& state);

/// Whether both turn alike; the present length is the learner's to move.
bool isSameEncoding(const Rotations& one, const Rotations& other);

} // namespace lab
