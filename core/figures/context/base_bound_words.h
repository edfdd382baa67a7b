#pragma once

#include "core/drawing/words.h"
#include "core/frames/context/base_bound_frame.h"

#include <vector>

namespace lab::drawing {

/// The sentences of the base bound; of several wordings the longest is first.

/// Where the base in use first fails, and whether that is before the target.
std::vector<Said> failingWords(const BaseBoundFrame& frame, const Language& words);
/// The smallest base for the target length, and the method for which it holds; none if no pair is
/// rotated.
std::vector<Said> targetWords(const BaseBoundFrame& frame, const Language& words);
/// For the legend of the computed and of the published bounds.
Said foundWords(const BaseBoundFrame& frame, const Language& words);
std::vector<Said> publishedWords(const BaseBoundFrame& frame, const Language& words);
Said foundBriefly(const Language& words);
/// The note of the title: the dimension.
Said widthWords(const BaseBoundFrame& frame, const Language& words);
/// "4 096: 26 952.341, published 27 000"
Said pointWords(const BaseBoundFrame::Point& point, const Language& words);

} // namespace lab::drawing
