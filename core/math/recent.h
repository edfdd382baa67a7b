#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

namespace lab {

/// Those values of a pure function that were asked for last, for callers that ask for the same few
/// again and again: all pictures of one state, or one picture of all methods.
///
/// Law: of(key, make) is make(), which must depend on the key alone. One memory is not for several
/// threads: it is held thread_local.
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
        std::uint64_t asked; ///< for it, the last time, counted from 1
    };
    static std::uint64_t askedOf(const std::optional<Entry>& entry)
    {
        return entry ? entry->asked : 0;
    }

    std::array<std::optional<Entry>, kept> m_entries;
    std::uint64_t m_asked = 0;
};

} // namespace lab
