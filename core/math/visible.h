#pragma once

#include <cstdint>

namespace lab {

enum class Visible {
    AllKeys, ///< an encoder: every query attends to every key
    KeysUpToQuery, ///< the causal mask: only keys at or before the query
};

inline bool isVisible(Visible visible, std::int64_t query, std::int64_t key)
{
    return visible == Visible::AllKeys || key <= query;
}

} // namespace lab
