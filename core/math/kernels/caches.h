#pragma once

#include <cstddef>

namespace lab {

/// Larger data bypass the caches when written, because they would evict everything else.
inline constexpr std::size_t bytesPastTheCaches = std::size_t {32} << 20;

} // namespace lab
