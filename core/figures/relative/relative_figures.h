#pragma once

#include "core/drawing/figure.h"
#include "core/frames/relative/relative_frames.h"

namespace lab::drawing {

/// The maps of the terms on one color scale, so that they add up, each with its check box above and
/// its formula and number below; a term that is not included is pale, and so is its plus. They are
/// in a square, rows by the part of the query, columns by that of the key, or in one row or column.
/// A press on a check box includes or excludes a term; a press on a cell selects query and key, and
/// a drag goes on to other cells.
extern const Figure<RelativeFrame> relativeTermMaps;

/// The sum of the included terms: a large map with its words and color bar, below it the weights of
/// the selected query (hollow: of the content alone) and the values that they average, with one
/// column per key through all three. The query's row, the key's column and each value can be
/// dragged. A's weights are dashed lines.
extern const Figure<RelativeFrame> relativeScoreMap;

/// Transformer-XL's shift of its matrix, cell by cell: the rows by distance with the padding on
/// their left, the rows by key that are filled with the same numbers, and a slider with a button
/// that plays it. Digits are distances, colors those of the term; what has no distance or no key is
/// hatched.
extern const Figure<ShiftedFrame> relativeShift;

/// The row of the learned table for each distance: a strip with one box per row, in its color, keys
/// before the query on the left; logarithmic if the farthest is far. Its edges can be dragged on
/// both sides: Shaw's clip; for DeBERTa, the last distance with its own bucket, and the largest
/// distance.
extern const Figure<DistanceRowsFrame> relativeRows;

} // namespace lab::drawing
