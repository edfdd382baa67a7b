#pragma once

#include "core/drawing/figure.h"
#include "core/frames/biases/biases_frames.h"
#include "core/frames/biases/forms_frame.h"

#include <memory>
#include <optional>

namespace lab::drawing {

struct BiasMatrixValues {
    std::shared_ptr<const BiasMatrixFrame> matrix {}; ///< null: nothing is shown
    Positions positions {};

    bool operator==(const BiasMatrixValues&) const = default;
};
/// b − a; empty if the heads or cells differ.
std::optional<BiasMatrixValues> difference(const BiasMatrixValues& a, const BiasMatrixValues& b);

/// The bias matrix of one head, with the numbers of the positions to its left and below it and the
/// color bar to its right. Query and key are dragged beside the cells, or both on a visible cell; a
/// drag on masked ground pans along the diagonal. The arrow keys move query and key by 1, with
/// Shift by 10.
extern const Figure<BiasMatrixValues> biasesMatrix;

/// ALiBi as published, with the geometric slopes, and as stored by BLOOM and MPT: a small map each,
/// the difference of its row for the current query, and the difference of its attention weights
/// from the published ones.
extern const Figure<FormsFrame> biasesForms;

/// The bias matrices of all heads as small maps on one scale, in a grid with the number of columns
/// that makes the maps largest. If there is space, each has its number below it and, if all of them
/// fit, the slope of ALiBi or the bias for the current query and key.
///
/// A press selects a head, a drag across the maps goes through them, and so do the arrow keys. The
/// tab below them, if there is space, changes the number of heads of ALiBi. The wheel zooms.
extern const Figure<HeadsFrame> biasesHeads;

/// The bias of every head against the distance, with the table of heads as its legend. The point on
/// the selected line moves the key, the diamond at its end changes the slopes of ALiBi, and the
/// other points move the parameters of the encoding. A press on a line or a row of the table
/// selects its head; a drag goes through the rows.
///
/// Some encodings have their own plots: T5 the distances of its buckets, Swin its table of row and
/// column offsets, CoPE the count of its gates. The arrow keys change the distance, with Shift by
/// 10, and select a head. The wheel zooms.
extern const Figure<BiasCurveFrame> biasesCurve;

/// Of the maps of all heads in a place.
struct HeadMapsSize {
    double side = 0; ///< of a map, in pixels
    double bottom = 0; ///< of all of them and their tab
};
HeadMapsSize headMapsSize(const Box& place, int count, bool hasTab, const Style& style);

/// The row of a query in an area as wide as the bias matrix, so that a key has the same place in
/// both: the scores as dots at the top, the weights as bars below. A hollow bar for each weight
/// before the bias, a filled one after it; for cells too narrow for bars, two outlines with steps.
/// The weights of A after the bias are dashed steps behind the bars, its different scores faint
/// rings.
///
/// Dots are dragged vertically (a double-click sets one to 0), a press on the bars brings the key
/// there, a drag elsewhere pans. The arrow keys move the key and change its score. The wheel zooms.
extern const Figure<WeightsFrame> biasesWeights;
/// Pixels to the right of the weights, for those of the marked key.
double weightsSpaceRight(const Style& style);

} // namespace lab::drawing
