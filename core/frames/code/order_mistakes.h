#pragma once

#include "core/frames/code/code_mistakes.h"

namespace lab {

// The measured number is the largest |f(PX) − P·f(X)| of the reordered sentence, or what the
// mistake computes instead. If the state's sentence and order cannot show it, the first ones are
// used.

MistakeNumbers invariantOutputs(const LabState& state);
MistakeNumbers travellingPositions(const LabState& state);
MistakeNumbers blindDecoder(const LabState& state);

} // namespace lab
