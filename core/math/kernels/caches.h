#pragma once

#include <cstddef>

namespace lab {

/// What is larger than this is written past the caches: it would push out all else.
inline constexpr std::size_t bytesPastTheCaches = std::size_t {32} << 20;

} // namespace lab
