#pragma once

#include "core/state/lab_state.h"
#include "ui/views/derivation/step_picture_scale.h"

#include <optional>

namespace lab::ui {

/// The step of the derivation that is open, and what its question keeps from the picture.
struct OpenStep {
    int step = 0;
    std::optional<double> prediction {};
    bool hidesRight = false;
    bool hidesLeft = false;

    bool operator==(const OpenStep&) const = default;
};

/// The frames of the open step, with the rule that the book has for it and the state's numbers.
StepFrame stepFrameOf(const LabState& state, int open);
StepPictureFrame pictureOf(const LabState& state, const OpenStep& open);

} // namespace lab::ui
