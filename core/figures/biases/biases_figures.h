#pragma once

#include "core/drawing/figure.h"
#include "core/frames/biases/biases_frames.h"

namespace lab::drawing {

/// The bias matrices of all heads as small maps on one scale, in a grid with the number of columns
/// that makes the maps largest. If there is space, each has its number below it and, if all of them
/// fit, the slope of ALiBi or the bias for the current query and key.
///
/// A press selects a head, a drag across the maps goes through them, and so do the arrow keys. The
/// tab below them, if there is space, changes the number of heads of ALiBi. The wheel zooms.
extern const Figure<HeadsFrame> biasesHeads;

/// Of the maps of all heads in a place.
struct HeadMapsSize {
    double side = 0; ///< of a map, in pixels
    double bottom = 0; ///< of all of them and their tab
};
HeadMapsSize headMapsSize(const Box& place, int count, bool hasTab, const Style& style);

} // namespace lab::drawing
