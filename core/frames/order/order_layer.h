#pragma once

#include "core/attention/layer.h"
#include "core/state/order.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lab {

constexpr int orderWidth = 8; ///< columns of a token's vector, and of the layer's one head
constexpr double orderBase = 10000; ///< of the sinusoids and of RoPE, over the 8 columns
constexpr double orderSlope = 0.5; ///< of ALiBi: the steepest of 8 heads
constexpr int orderClip = 4; ///< of the relative bias: farther keys share its last number
constexpr double orderTableDeviation = 0.5; ///< of the learned rows; the words' vectors have 1
constexpr double orderBiasDeviation = 1; ///< of the learned biases

/// The layer of the bench Order: one head of 8 columns, its weights from the seed.
AttentionLayer orderLayer(const Order& order);

/// What the encoding of Order gives to such a layer; the mask is the layer's own. The learned
/// tables have normal numbers from tableSeed(): nobody has trained them.
PositionSignal orderSignal(const Order& order);
std::uint64_t tableSeed(const Order& order);

/// The sentence through the layer, as it was typed and with its tokens reordered. Rows are places;
/// the encoding knows places only.
///
/// Law: with no encoding and no mask the reordered output is the typed one with its rows
/// reordered, to the last bit: f(PX) = P·f(X).
struct OrderRun {
    std::vector<std::string> tokens; ///< as typed
    Attention typed;
    Attention reordered;
};
OrderRun orderRun(const Order& order);

} // namespace lab
