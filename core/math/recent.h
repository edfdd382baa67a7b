#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <optional>
#include <utility>

namespace lab {

/// The last few values of a pure function, for callers that ask for the same few again and again:
/// all pictures of one state, or one picture of all methods.
///
/// Law: of(key, make) is make(), which must depend on the key alone. One memory is not for several
/// threads: it is held thread_local.
template <std::equality_comparable Key, class Value, std::size_t kept> class Recent {
public:
    template <class Make> Value of(const Key& key, Make make)
    {
        for (const std::optional<Entry>& entry : m_entries)
            if (entry && entry->key == key)
                return entry->value;
        std::optional<Entry>& oldest = m_entries[m_oldest];
        m_oldest = (m_oldest + 1) % kept;
        oldest = {key, make()};
        return oldest->value;
    }

private:
    struct Entry {
        Key key;
        Value value;
    };
    std::array<std::optional<Entry>, kept> m_entries;
    std::size_t m_oldest = 0;
};

} // namespace lab
