#pragma once

#include "core/figures/ruler/ruler.h"

namespace lab::drawing {

/// The distances of the parts of the ruler below its top, in pixels at 1x; of texts, those of their
/// baselines.
struct RulerHeights {
    double line = 34;
    double symbol = 18;
    double distance = 22;
    double tick = 59;
    double tickOverWord = 53;
    double word = 67;
};
bool isLowRuler(const Box& area, const Style& style); ///< one row of words, below the line
RulerHeights rulerHeights(const Box& area, const Style& style);

constexpr double rulerSymbolSize = 18;
constexpr double rulerRingRadius = 13; ///< around the handle with the focus

/// m − n = 5, without its place.
Formula rulerDistance(const Positions& positions);

} // namespace lab::drawing
