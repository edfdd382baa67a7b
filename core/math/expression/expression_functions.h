#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace lab {

/// How many values a function takes that every expression knows; nothing of another name.
std::optional<std::size_t> argumentCount(std::string_view function);

} // namespace lab
