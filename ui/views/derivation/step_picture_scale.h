#pragma once

#include "core/frames/derivation/derivation_frames.h"

#include <optional>
#include <variant>

namespace lab::ui {

/// Whatever a step's picture is made from.
using StepPictureFrame =
    std::variant<PlaneFrame, AnglesFrame, PairsFrame, MatricesFrame, LayoutsFrame>;

/// The same picture on the scale of another: what is held must not run away from the pointer
/// because its own length changes the scale.
///
/// Pictures of different kinds have no scale in common; then the frame comes back as it was.
StepPictureFrame onScaleOf(StepPictureFrame frame, const StepPictureFrame& other);

/// The same picture with space for the ghost that lies under it.
StepPictureFrame besides(StepPictureFrame frame, const std::optional<StepPictureFrame>& ghost);

} // namespace lab::ui
