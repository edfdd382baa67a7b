#pragma once

#include <cstddef>
#include <type_traits>
#include <variant>

namespace lab {

/// Where among the kinds it stands, from 0; their number where it is none of them.
template <class Kind, class Kinds> constexpr std::size_t placeAmong = 0;
template <class Kind, class... Kinds>
constexpr std::size_t placeAmong<Kind, std::variant<Kinds...>> = [] {
    std::size_t place = 0;
    bool isFound = false;
    ((isFound = isFound || std::is_same_v<Kind, Kinds>, place += isFound ? 0 : 1), ...);
    return place;
}();
/// Whether it is one of them; none of them is made whole to know that.
template <class Kind, class Kinds>
concept IsAmong = placeAmong<Kind, Kinds> < std::variant_size_v<Kinds>;

} // namespace lab
