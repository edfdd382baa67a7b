#pragma once

#include <cstddef>
#include <type_traits>
#include <variant>

namespace lab {

/// The index among the kinds, from 0; their number if it is none of them.
template <class Kind, class Kinds> constexpr std::size_t placeAmong = 0;
template <class Kind, class... Kinds>
constexpr std::size_t placeAmong<Kind, std::variant<Kinds...>> = [] {
    std::size_t place = 0;
    bool isFound = false;
    ((isFound = isFound || std::is_same_v<Kind, Kinds>, place += isFound ? 0 : 1), ...);
    return place;
}();
/// Whether it is one of them, without constructing any of them.
template <class Kind, class Kinds>
concept IsAmong = placeAmong<Kind, Kinds> < std::variant_size_v<Kinds>;

} // namespace lab
