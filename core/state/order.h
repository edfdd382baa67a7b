#pragma once

#include "core/attention/token_order.h"
#include "core/math/visible.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace lab {

constexpr int fewestTokens = 2;
constexpr int mostTokens = 12;
constexpr int longestSentence = 240; ///< bytes of UTF-8

/// The encodings that tell the layer of Order where a token stands.
enum class OrderEncoding { None, Sinusoidal, Learned, Rope, Alibi, RelativeBias, T5 };

/// What the outputs of the sentence as typed are held against.
enum class OrderComparison {
    ByToken, ///< the output of the same token, wherever it stands now
    ByPlace, ///< the output at the same place, whichever token stands there
    Pooled, ///< the mean of all outputs, one vector for the sentence
};

/// The sentences that the bench may start with, one for each language of the window: four tokens
/// whose meaning is another when the first two change places.
constexpr std::array<std::string_view, 2> teachingSentences {"我 不 爱 你", "only I love you"};

/// The bench Order: a sentence, the order that its tokens are put into, and what tells a small
/// attention layer of it. Place k holds token arrangement[k], both from 0.
struct Order {
    std::string sentence {teachingSentences.front()};
    TokenOrder arrangement {1, 0, 2, 3};
    OrderEncoding encoding = OrderEncoding::None;
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
/// room. The same order where there is no such place.
TokenOrder withMoved(TokenOrder order, int from, int to);

/// A sentence, and an order of its tokens: one of another number gives way to startOrder(). The
/// ranges of the numbers are those of the table.
Order clampedOrder(Order order);

} // namespace lab
