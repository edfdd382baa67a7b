#include "core/state/order.h"

#include "core/attention/word_vectors.h"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <utility>

namespace lab {

namespace {

int tokenCount(std::string_view sentence)
{
    return static_cast<int>(tokensOf(sentence).size());
}

} // namespace

bool rotatesPairs(OrderEncoding encoding)
{
    return encoding == OrderEncoding::Rope || encoding == OrderEncoding::Xpos;
}

bool isSentence(std::string_view sentence)
{
    const int tokens = tokenCount(sentence);
    const bool isOneLine =
        std::ranges::none_of(sentence, [](char letter) { return letter >= 0 && letter < ' '; });
    return isOneLine && sentence.size() <= longestSentence && tokens >= fewestTokens
        && tokens <= maxTokens;
}

TokenOrder startOrder(int tokens)
{
    TokenOrder order(static_cast<std::size_t>(tokens));
    std::iota(order.begin(), order.end(), 0);
    if (tokens > 1)
        std::swap(order[0], order[1]);
    return order;
}

std::string orderText(const TokenOrder& order)
{
    std::string text;
    for (const int token : order) {
        if (!text.empty())
            text += ' ';
        text += std::to_string(token);
    }
    return text;
}

TokenOrder orderOf(std::string_view text)
{
    TokenOrder order;
    const char* const end = text.data() + text.size();
    const char* place = text.data();
    while (true) {
        while (place != end && (*place == ' ' || *place == ','))
            ++place;
        if (place == end)
            return isOrder(order) ? order : TokenOrder();
        int token = 0;
        const auto [next, error] = std::from_chars(place, end, token);
        if (error != std::errc {})
            return {};
        order.push_back(token);
        place = next;
    }
}

TokenOrder withMoved(TokenOrder order, int from, int to)
{
    const int size = static_cast<int>(order.size());
    if (from < 0 || from >= size || to < 0 || to >= size)
        return order;
    const int token = order[static_cast<std::size_t>(from)];
    order.erase(order.begin() + from);
    order.insert(order.begin() + to, token);
    return order;
}

Order clampedOrder(Order order)
{
    if (!isSentence(order.sentence))
        order.sentence = Order().sentence;
    const int tokens = tokenCount(order.sentence);
    if (static_cast<int>(order.arrangement.size()) != tokens || !isOrder(order.arrangement))
        order.arrangement = startOrder(tokens);
    return order;
}

} // namespace lab
