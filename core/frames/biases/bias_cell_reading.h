#pragma once

#include "core/frames/reading_numbers.h"
#include "core/state/lab_state.h"

namespace lab {

/// The reading of one cell of the encoding that Biases shows, other than ALiBi: head, query and key
/// are those of the focus, and the key is not hidden but by Swin's window.
Reading biasCellReading(const LabState& state, int head, const Focus& focus);

/// With so many decimals, or significant digits where those would leave none.
ReadingNumber fixedOrSmall(std::string slot, double value, int decimals);

} // namespace lab
