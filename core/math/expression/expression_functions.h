#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace lab {

/// The number of arguments of a built-in function; empty for another name.
std::optional<std::size_t> argumentCount(std::string_view function);

} // namespace lab
