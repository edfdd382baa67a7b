#pragma once

#include "core/drawing/figure.h"
#include "core/frames/experiment/pairs_used_frame.h"

#include <span>

namespace lab::drawing {

/// The same for all states.
struct LimitsFrame {
    bool operator==(const LimitsFrame&) const = default;
};

/// What such small models can show and what they cannot, a sentence each.
std::span<const Message> limitSentences();

/// Both side by side, complete; while presenting as large as fits, but never small beside another
/// picture.
extern const Figure<LimitsFrame> experimentLimits;

/// On the left the contribution of each pair to the score, before and after training, with its
/// wavelength below; the frozen pair is dragged along them, or moved with the left and right keys.
/// On the right the results against the length if it is frozen, if all are rotated, and in pale
/// lines if each of the others is frozen.
extern const Figure<PairsUsedFrame> experimentPairs;

} // namespace lab::drawing
