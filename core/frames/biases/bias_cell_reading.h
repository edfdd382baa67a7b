#pragma once

#include "core/frames/reading_numbers.h"
#include "core/state/lab_state.h"

namespace lab {

/// The reading of one cell of the encoding shown on Biases, except ALiBi: head, query and key come
/// from the focus, and the key may be hidden only by Swin's window.
Reading biasCellReading(const LabState& state, int head, const Focus& focus);

/// With the given number of decimals, or of significant digits if the decimals would be zeros.
ReadingNumber fixedOrSmall(std::string slot, double value, int decimals);

} // namespace lab
