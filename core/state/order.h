#pragma once

#include "core/attention/token_order.h"
#include "core/encodings/turning/rotary_parameters.h"
#include "core/math/visible.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace lab {

constexpr int fewestTokens = 2;
constexpr int mostTokens = 12;
constexpr int longestSentence = 240; ///< bytes of UTF-8

/// The encodings that tell the layer of Order where a token stands, by where they enter it: all of
/// the catalogue that a text can have.
enum class OrderEncoding {
    None, ///< NoPE
    Sinusoidal, ///< added to the token
    Learned,
    Rope, ///< query and key are turned
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

/// Whether it turns pairs of columns, so that it has a pairing.
bool turnsPairs(OrderEncoding encoding);

constexpr int mostOrderLayers = 2;

/// What the outputs of the sentence as typed are held against.
enum class OrderComparison {
    ByToken, ///< the output of the same token, wherever it stands now
    ByPlace, ///< the output at the same place, whichever token stands there
    Pooled, ///< the mean of all outputs, one vector for the sentence
    Last, ///< the output of the last token, which stays last while the others are reordered
};

/// The sentence of a state that no window has given that of its language (FirstWords).
constexpr std::string_view firstSentence {"我 不 爱 你"};

/// The bench Order: a sentence, the order that its tokens are put into, and what tells a small
/// attention layer of it. Place k holds token arrangement[k], both from 0.
struct Order {
    std::string sentence {firstSentence};
    TokenOrder arrangement {1, 0, 2, 3};
    OrderEncoding encoding = OrderEncoding::None;
    Pairing pairing = Pairing::Interleaved; ///< of what turns pairs; never WrongMix
    int layers = 1; ///< 1 or 2, one after the other
    Visible visible = Visible::AllKeys;
    OrderComparison compared = OrderComparison::ByToken;
    int token = 2; ///< the selected one, by its place in the sentence as typed
    std::int64_t seed = 3; ///< of the layer's weights, and of the tables nobody has trained

    bool operator==(const Order&) const = default;
};

/// Whether it is one line with as many tokens as the bench takes.
bool isSentence(std::string_view sentence);

/// The order that a sentence of `tokens` tokens starts with: the first two have changed places.
TokenOrder startOrder(int tokens);

/// "1 0 2 3", and back; an empty order where the text is none.
std::string orderText(const TokenOrder& order);
TokenOrder orderOf(std::string_view text);

/// The order after the token that stands at `from` was moved to stand at `to`; those between make
/// space. The same order where there is no such place.
TokenOrder withMoved(TokenOrder order, int from, int to);

/// A sentence, and an order of its tokens: one of another number gives way to startOrder(). The
/// ranges of the numbers are those of the table.
Order clampedOrder(Order order);

} // namespace lab
