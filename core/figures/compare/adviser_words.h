#pragma once

#include "core/drawing/words.h"
#include "core/frames/compare/advice.h"

#include <vector>

namespace lab::drawing {

/// The column of the table for the statement about the encoding: that of its first objection; for
/// one that fits, its properties for distances.
ComparedProperty shownProperty(const Advice& advice);

Said mismatchText(const Mismatch& mismatch, const AdviceFrame& frame, const Language& words);
/// Everything said about an encoding, for one that fits its properties and cost; then, for less and
/// less space, the first objection and that there are more, the objection alone, its short form; or
/// its properties.
std::vector<Said> adviceTexts(
    const Advice& advice, const AdviceFrame& frame, const Language& words);
/// "fits", "fits, but costs more", "does not fit"
Said fitText(const Advice& advice, const Language& words);

} // namespace lab::drawing
