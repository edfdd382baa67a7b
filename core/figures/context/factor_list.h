#pragma once

#include "core/drawing/marks.h"
#include "core/frames/context/context_frames.h"

#include <vector>

namespace lab::drawing {

/// The list of methods below their factors: in columns if there is enough height, else as compact
/// as possible. A name wider than the list takes several lines. If there is not enough height for
/// that, each is cut to one.
struct FactorList {
    /// One per line of the frame, from (0, 0); without a height if there is no space: the selected
    /// method's is the last to be dropped.
    std::vector<Box> entries {};
    double height = 0; ///< with the gap above; 0 without an entry

    /// In a space shared with a plot above.
    FactorList(const FactorsFrame& frame, double width, double height, const Style& style);
};

/// A method's line and its name; a small picture needs them, too.
void addFactorEntry(
    Layer& layer, const Box& entry, ScalingMethod method, bool isChosen, const Style& style);

} // namespace lab::drawing
