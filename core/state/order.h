#pragma once

#include "core/attention/token_order.h"
#include "core/encodings/rope/parameters.h"
#include "core/math/visible.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace lab {

constexpr int fewestTokens = 2;
constexpr int maxTokens = 12;
constexpr int longestSentence = 240; ///< bytes of UTF-8

/// The encodings that give positions to the layer of Order, by where they enter it: all of the
/// catalogue that apply to text.
enum class OrderEncoding {
    None, ///< NoPE
    Sinusoidal, ///< added to the token embedding
    Learned,
    Rope, ///< query and key are rotated
    Xpos,
    Alibi, ///< a number added to the score
    RelativeBias,
    T5,
    Kerple,
    Fire,
    Sandwich,
    Cope,
    Shaw, ///< products with the vector of the distance, added to the score
    FunctionalRelative,
    TransformerXl,
    Deberta,
};
inline constexpr std::array allOrderEncodings {OrderEncoding::None, OrderEncoding::Sinusoidal,
    OrderEncoding::Learned, OrderEncoding::Rope, OrderEncoding::Xpos, OrderEncoding::Alibi,
    OrderEncoding::RelativeBias, OrderEncoding::T5, OrderEncoding::Kerple, OrderEncoding::Fire,
    OrderEncoding::Sandwich, OrderEncoding::Cope, OrderEncoding::Shaw,
    OrderEncoding::FunctionalRelative, OrderEncoding::TransformerXl, OrderEncoding::Deberta};

/// Whether it rotates pairs of columns and so has a pairing.
bool rotatesPairs(OrderEncoding encoding);

constexpr int maxOrderLayers = 2;

/// How the outputs are compared with those of the sentence as typed.
enum class OrderComparison {
    ByToken, ///< the output of the same token, at any position
    ByPlace, ///< the output at the same position, for any token
    Pooled, ///< the mean of all outputs, one vector for the sentence
    Last, ///< the output of the last token, which stays last when the others are reordered
};

/// The sentence of a state before a window sets one in its language (FirstWords).
constexpr std::string_view firstSentence {"我 不 爱 你"};

/// The bench Order: a sentence, a permutation of its tokens, and the encoding that gives positions
/// to a small attention layer. Position k holds token arrangement[k], both from 0.
struct Order {
    std::string sentence {firstSentence};
    TokenOrder arrangement {1, 0, 2, 3};
    OrderEncoding encoding = OrderEncoding::None;
    Pairing pairing = Pairing::Interleaved; ///< of encodings that rotate pairs; never WrongMix
    int layers = 1; ///< 1 or 2, one after the other
    Visible visible = Visible::AllKeys;
    OrderComparison compared = OrderComparison::ByToken;
    int token = 2; ///< the selected token, by its position in the sentence as typed
    std::int64_t seed = 3; ///< of the layer's weights and of the untrained tables

    bool operator==(const Order&) const = default;
};

/// Whether it is a single line with as many tokens as the bench allows.
bool isSentence(std::string_view sentence);

/// The starting order of a sentence of `tokens` tokens: the first two are swapped.
TokenOrder startOrder(int tokens);

/// "1 0 2 3", and back; an empty order if the text is invalid.
std::string orderText(const TokenOrder& order);
TokenOrder orderOf(std::string_view text);

/// The order after moving the token at `from` to `to`; the tokens between shift by one. The same
/// order if a position does not exist.
TokenOrder withMoved(TokenOrder order, int from, int to);

/// Makes the sentence and the order of its tokens valid: an order of the wrong size is replaced by
/// startOrder(). The ranges of the numbers are in the parameter table.
Order clampedOrder(Order order);

} // namespace lab
