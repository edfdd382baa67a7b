#pragma once

#include "core/state/edit.h"
#include "ui/paint/last_change.h"

#include <optional>

namespace lab::ui {

/// The change in the step from `before` to `after`, for an audience: one or two values, else the
/// edit's name, and empty for a whole state that was loaded, and if only the bench or the range
/// shown has changed.
std::optional<LastChange> lastChange(
    const LabState& before, const LabState& after, const Edit& edit);

} // namespace lab::ui
