#pragma once

#include "core/drawing/figure.h"
#include "core/frames/rotations/frequencies_frame.h"
#include "core/frames/rotations/rotations_frames.h"

namespace lab::drawing {

/// Beside the outer circles, at a scale of 1: space for the handle of an arrow that extends to the
/// edge.
constexpr double dialsMargin = 12;
/// More on the right, for the tab that changes the dimension.
constexpr double dialsTabSpace = 12;

/// A dial for each pair of the page: the query and the key before rotation (dotted) and after it
/// (arrows, q with a filled head and k with a hollow one), and the rotation as an arc. Beyond a
/// full circle the arc moves outwards and a ring represents the full rotations; beyond two their
/// number is written. So the picture costs the same at every position. While presenting, the score
/// of each pair is in the place of its frequency. A's rotated arrows are thin and pale.
///
/// The tips of both arrows are dragged in every pair, a press selects a pair, and with more than 64
/// pairs the wheel and Page Up and Down turn the pages. The tab at the right edge changes the
/// dimension; it stays where it is while the dials find their new places. While a tip is held, the
/// unit is that of the moment at which it was grabbed, so that the tip stays under the pointer.
extern const Figure<DialsFrame> rotationsDials;

/// The frequency of each pair on a logarithmic axis. The thin line is plain RoPE: it starts at 1
/// for every base, and at its end, one step after the last pair, a diamond at 1/b moves the base:
/// the line rotates about its left end, the axis stays. Dots are the frequencies that the pairs
/// rotate with: two per pair in a mismatched layout, hollow on the line where the method stops the
/// pair. The chosen method has a line of its own. The selected pair has a ring and its number; a
/// press selects the pair there. A is dashed below.
extern const Figure<FrequenciesFrame> rotationsFrequencies;

/// Beside the number of a pair, under its dial.
enum class DialNote : std::uint8_t { Frequency, Score };

/// The dials alone, in the frame's unit, with their handles: two per dial, the query's first.
Drawing dialsAlone(const DialsFrame& frame, const DialsFrame* reference, DialNote note,
    const Box& place, const Style& style, const Focus& focus);

} // namespace lab::drawing
