#pragma once

#include "core/attention/layer.h"
#include "core/state/order.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lab {

constexpr int orderWidth = 8; ///< columns of a token's vector, and of the layer's one head
constexpr double orderBase = 10000; ///< of all sinusoids and turns, over the 8 columns
constexpr double orderScaleBase = 16; ///< positions for one power of xPos's ζ
constexpr double orderSlope = 0.5; ///< of ALiBi: the steepest of 8 heads
constexpr int orderClip = 4; ///< of relative bias and Shaw: farther keys share its last entry
constexpr double orderTableDeviation = 0.5; ///< of the learned rows; the words' vectors have 1
constexpr double orderBiasDeviation = 1; ///< of the learned biases

/// The first layer of the bench Order: one head of 8 columns, its weights from the seed.
AttentionLayer orderLayer(const Order& order);

/// What the encoding of Order gives to each of its layers; the mask is the layers' own. A token
/// gets its position once, before the first layer, and all layers share a table of distances;
/// DeBERTa's layers project it with their own matrices. Learned tables have normal numbers from
/// tableSeed(): nobody has trained them.
///
/// Where every key is visible, the biases of the past alone (KERPLE, FIRE, Sandwich) take the later
/// of query and key as the query, xPos and the sinusoids of a distance take it with its sign, and
/// CoPE counts the gates from the key to the end of the text, as its code does without a mask.
std::vector<PositionSignal> orderSignals(const Order& order);
std::uint64_t tableSeed(const Order& order);

/// The sentence through the layers, as it was typed and with its tokens reordered. Rows are places;
/// the encoding knows places only. Weights and outputs are those of the last layer, as
/// stackedAttention() has them.
///
/// Laws: with no encoding and no mask the reordered output is the typed one with its rows
/// reordered, to the last bit: f(PX) = P·f(X). With the causal mask alone and the last token last,
/// the reordered output ends in the last row of the typed one after one layer, to the last bit, and
/// in another after two.
struct OrderRun {
    std::vector<std::string> tokens; ///< as typed
    Attention typed;
    Attention reordered;
};
OrderRun orderRun(const Order& order);

} // namespace lab
