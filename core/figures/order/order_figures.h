#pragma once

#include "core/drawing/figure.h"
#include "core/frames/order/order_frames.h"

namespace lab::drawing {

/// Both sentences, what the selected query attends to (an arrow as wide as its weight, with the
/// number), the output vectors as strips, and lines between those of the same token. Tokens of the
/// lower row can be dragged. A's arrows are dashed, if A has the same tokens in the same order.
extern const Figure<OrderFrame> orderSentences;

/// The attention weights of both sentences, queries down and keys across: from the ground's color
/// for 0 to the result's for 1, written into the cells where they fit. B − A is diverging.
extern const Figure<OrderFrame> orderWeights;

/// The output vectors that are compared: each as typed, with its numbers where they fit, and below
/// it that of the reordered sentence, the largest difference as a bar and a number. Above them the
/// number of each comparison, which a press selects. A's differences are dashed bars.
extern const Figure<OrderFrame> orderOutputs;

/// The difference of the outputs for each encoding: a filled dot with all keys visible, a hollow
/// one with the causal mask, and a line between them. Groups, by where an encoding enters the
/// layer, have heads if there is space, else lines between them. A's dot, of its own encoding and
/// mask, is dashed.
extern const Figure<OrderEncodingsFrame> orderEncodings;

} // namespace lab::drawing
