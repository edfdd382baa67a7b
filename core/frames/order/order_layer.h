#pragma once

#include "core/attention/layer.h"
#include "core/state/order.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lab {

constexpr int orderWidth = 8; ///< columns of a token's vector, and of the layer's one head
constexpr double orderBase = 10000; ///< of all sinusoids and rotations, over the 8 columns
constexpr double orderScaleBase = 16; ///< positions for one power of xPos's ζ
constexpr double orderSlope = 0.5; ///< of ALiBi: the steepest of 8 heads
constexpr int orderClip = 4; ///< of relative bias and Shaw: larger distances share the last entry
constexpr double orderTableDeviation = 0.5; ///< of the learned rows; the words' vectors have 1
constexpr double orderBiasDeviation = 1; ///< of the learned biases

/// The first layer of the bench Order: one head of 8 columns, with weights from the seed.
AttentionLayer orderLayer(const Order& order);

/// The position signals of the encoding for each layer; the mask belongs to the layers. A token
/// gets its position once, before the first layer, and all layers share a table of distances;
/// DeBERTa's layers project it with their own matrices. Learned tables are untrained, with normally
/// distributed values from tableSeed().
///
/// If every key is visible, biases defined only for the past (KERPLE, FIRE, Sandwich) use the later
/// of query and key as the query, xPos and the sinusoids of a distance use its sign, and CoPE sums
/// the gates from the key to the end of the text, as its code does without a mask.
std::vector<PositionSignal> orderSignals(const Order& order);
std::uint64_t tableSeed(const Order& order);

/// The sentence in the layers, as typed and reordered. Rows are positions; the encoding depends
/// only on positions. Weights and outputs are those of the last layer, see stackedAttention().
///
/// Laws: without encoding and mask, the reordered output is the typed one with its rows reordered,
/// to the last bit: f(PX) = P·f(X). With only the causal mask, and the last token last, the last
/// row of the reordered output equals that of the typed one after one layer, to the last bit, and
/// differs after two.
struct OrderRun {
    std::vector<std::string> tokens; ///< as typed
    Attention typed;
    Attention reordered;
};
OrderRun orderRun(const Order& order);

} // namespace lab
