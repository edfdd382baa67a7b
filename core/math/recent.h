#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

namespace lab {

/// A cache of the most recent values of a pure function, for callers that request the same few
/// repeatedly: all pictures of one state, or one picture of all methods.
///
/// Law: of(key, make) equals make(), which must depend only on the key. Not thread-safe: use it as
/// thread_local.
template <std::equality_comparable Key, class Value, std::size_t kept> class Recent {
public:
    template <class Make> Value of(const Key& key, Make make)
    {
        ++m_asked;
        std::optional<Entry>* oldest = &m_entries.front();
        for (std::optional<Entry>& entry : m_entries) {
            if (entry && entry->key == key) {
                entry->asked = m_asked;
                return entry->value;
            }
            if (askedOf(entry) < askedOf(*oldest))
                oldest = &entry;
        }
        *oldest = {key, make(), m_asked};
        return (*oldest)->value;
    }

private:
    struct Entry {
        Key key;
        Value value;
        std::uint64_t asked; ///< number of its last request, counted from 1
    };
    static std::uint64_t askedOf(const std::optional<Entry>& entry)
    {
        return entry ? entry->asked : 0;
    }

    std::array<std::optional<Entry>, kept> m_entries;
    std::uint64_t m_asked = 0;
};

} // namespace lab
