#pragma once

#include "core/frames/derivation/derivation_frames.h"
#include "ui/views/derivation/step_list.h"

#include <vector>

namespace lab::ui {

struct DerivationBook;

/// The rows of the list of steps: a tick where the learner's own prediction was right, a ring where
/// a step was passed, shown or predicted wrongly, a cross where it is broken, bent by hand or does
/// not hold. `open` is the frame of the step that is shown.
std::vector<StepList::Row> markedSteps(
    const LabState& state, const DerivationBook& book, const StepFrame& open);

} // namespace lab::ui
