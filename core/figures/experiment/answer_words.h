#pragma once

#include "core/drawing/words.h"
#include "core/frames/experiment/accuracy_frame.h"

namespace lab::drawing::answers {

/// What is said of the results of small models.

using Values = AccuracyFrame;
using Run = Values::Line;
using Answer = Values::Point;

inline constexpr Message hiddenUntilRanked =
    LAB_MESSAGE("lab::ui::ExperimentWords", "The answers are hidden until you rank the encodings.");

Said titleOf(const Values& values, const Language& words);
Said valueText(const Values& values, double of, const Language& words); ///< "49 %", "1.27"
/// "Plain RoPE" beside a stretched one; with a star if its models have not learned the task.
Said lineName(const Values& values, const Run& run, const Language& words);
Said spoken(const Values& values, const Language& words);

} // namespace lab::drawing::answers
