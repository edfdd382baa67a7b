#pragma once

#include "core/state/lab_state.h"
#include "ui/windows/parts/window_services.h"

namespace lab::app {

/// The configuration for the encoding selected in Compare, as the adviser suggests it: the part of
/// a config.json that selects it, with the required lengths (advisedState()), and notes. The text
/// is empty if the encoding does not meet the requirements, if no key that Position Lab reads
/// selects it, or for more than one axis; a note says which.
///
/// Law: modelInConfig() or editInJson() reads the text as the same encoding with the same values.
ui::RopeBlockText advisedBlock(const LabState& state, ui::BlockKeys keys);

} // namespace lab::app
