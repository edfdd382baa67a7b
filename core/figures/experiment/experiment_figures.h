#pragma once

#include "core/drawing/figure.h"

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

} // namespace lab::drawing
