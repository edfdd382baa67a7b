#include "core/attention/token_order.h"

#include "core/math/random.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

namespace lab {

bool isOrder(const TokenOrder& order)
{
    std::vector<bool> occurs(order.size(), false);
    for (const int token : order) {
        if (token < 0 || static_cast<std::size_t>(token) >= order.size()
            || occurs[static_cast<std::size_t>(token)])
            return false;
        occurs[static_cast<std::size_t>(token)] = true;
    }
    return true;
}

TokenOrder shuffledOrder(int count, std::uint64_t seed)
{
    assert(count >= 0);
    Random random(seed);
    TokenOrder order(static_cast<std::size_t>(count));
    std::iota(order.begin(), order.end(), 0);
    for (std::size_t left = order.size(); left > 1; --left) {
        const auto chosen = static_cast<std::size_t>(random.uniform() * static_cast<double>(left));
        std::swap(order[left - 1], order[chosen]);
    }
    return order;
}

TokenOrder withLastKept(TokenOrder order)
{
    assert(isOrder(order));
    const auto last = std::ranges::max_element(order);
    if (last != order.end())
        std::rotate(last, last + 1, order.end());
    return order;
}

TokenOrder inverse(const TokenOrder& order)
{
    assert(isOrder(order));
    TokenOrder places(order.size());
    for (std::size_t place = 0; place < order.size(); ++place)
        places[static_cast<std::size_t>(order[place])] = static_cast<int>(place);
    return places;
}

} // namespace lab
