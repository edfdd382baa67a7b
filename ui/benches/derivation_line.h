#pragma once

#include "core/frames/derivation/derivation_frames.h"
#include "ui/paint/derivation/step_text.h"

namespace lab::ui {

struct DerivationStep;

/// What the page of a step says at its head: the formula, sound or with its broken part marked, and
/// why it follows or what is lost. Bends of the learner's own break a step as its way by hand does.
StepLine lineOf(const LabState& state, const DerivationStep& step, const StepFrame& frame);

} // namespace lab::ui
