#pragma once

#include "core/attention/weight_conversion.h"
#include "core/frames/code/code_mistakes.h"

namespace lab {

/// What is measured is the score of the state's query and key, one head of each, after their rows
/// are converted from the head's own layout to the other: rightly, and by the mistake. Keys by the
/// query's head count are those of a layer with twice as many query heads. Where at most one pair
/// turns, or no row rests that the mistake would move, the nearest state stands for it.
MistakeNumbers conversionMistake(const LabState& state, Conversion mistake);

} // namespace lab
