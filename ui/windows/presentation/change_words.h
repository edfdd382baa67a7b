#pragma once

#include "core/state/edit.h"
#include "ui/paint/last_change.h"

#include <optional>

namespace lab::ui {

/// What the step from `before` to `after` changed, to be read by an audience: one or two values,
/// else the edit's name, and empty for a whole state that was loaded. Nothing where it only turned
/// to another bench or moved what is shown.
std::optional<LastChange> lastChange(
    const LabState& before, const LabState& after, const Edit& edit);

} // namespace lab::ui
