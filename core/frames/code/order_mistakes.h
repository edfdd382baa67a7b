#pragma once

#include "core/frames/code/code_mistakes.h"

namespace lab {

// What is measured is the largest |f(PX) − P·f(X)| of the reordered sentence, or what the mistake
// takes for it. Where the state's sentence and order cannot show it, the first ones stand for them.

MistakeNumbers invariantOutputs(const LabState& state);
MistakeNumbers travellingPositions(const LabState& state);
MistakeNumbers blindDecoder(const LabState& state);

} // namespace lab
