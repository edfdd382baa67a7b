#pragma once

#include "core/state/lab_state.h"
#include "ui/windows/parts/window_services.h"

namespace lab::app {

/// The configuration for the encoding that is chosen in Compare, as the adviser suggests it: the
/// part of a config.json that chooses it, with the lengths that are needed (advisedState()), and
/// what is to be said of it. No text where the encoding does not fit the needs, where no key that
/// Position Lab reads chooses it, or for more than one axis; a note says which.
///
/// Law: a text is read by modelInConfig() or editInJson() as the same encoding with the same
/// numbers.
ui::RopeBlockText advisedBlock(const LabState& state, ui::BlockKeys keys);

} // namespace lab::app
