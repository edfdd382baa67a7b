#pragma once

#include "core/derivation/derivation_inputs.h"

#include <cstdint>
#include <string>

namespace lab {

struct LabState;
enum class Token;

/// The learner's own query or key of the derivation, before any turn.
struct MoveVector {
    Token token {};
    double x = 0;
    double y = 0;
};

/// How far φ(position) is dragged off the line; 0 puts it back.
struct BendAngle {
    std::int64_t position = 0;
    double bend = 0;
};

/// What the learner says will come out of a step.
struct Predict {
    int step = 0;
    double number = 0;
};

/// The answer of a step, without a prediction.
struct ShowAnswer {
    int step = 0;
};

/// The principle by which a blank step follows.
struct ChoosePrinciple {
    int step = 0;
    std::string principle;
};

/// A case of the panel as the learner's own numbers.
struct LoadCase {
    DerivationInputs inputs;
};

LabState with(LabState state, const MoveVector& edit);
LabState with(LabState state, const BendAngle& edit);
LabState with(LabState state, const Predict& edit);
LabState with(LabState state, const ShowAnswer& edit);
LabState with(LabState state, const ChoosePrinciple& edit);
LabState with(LabState state, const LoadCase& edit);

} // namespace lab
