#pragma once

#include "core/frames/derivation/derivation_frames.h"
#include "ui/views/derivation/question_box.h"

namespace lab::ui {

struct DerivationBook;
struct DerivationStep;

/// What the page of a step asks: the principle first where the step is blank, else the number, and
/// what came of the answer.
Question askedOf(const LabState& state, const DerivationBook& book, const DerivationStep& step,
    const StepFrame& frame);

} // namespace lab::ui
