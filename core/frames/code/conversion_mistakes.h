#pragma once

#include "core/attention/weight_conversion.h"
#include "core/frames/code/code_mistakes.h"

namespace lab {

/// The measured number is the score of the state's query and key, one head of each, after their
/// rows are converted from the head's own layout to the other: correctly, and by the mistake. For
/// keys split by the query's head count, the layer has twice as many query heads. If at most one
/// pair is rotated, or no unrotated row would be moved by the mistake, the nearest state is used.
MistakeNumbers conversionMistake(const LabState& state, Conversion mistake);

} // namespace lab
