#pragma once

#include <cstdint>

namespace lab {

/// A rectangle of cells of a score matrix: so many queries from one on, and so many keys.
struct Tile {
    std::int64_t firstQuery = 0;
    std::int64_t queries = 1;
    std::int64_t firstKey = 0;
    std::int64_t keys = 1;
};

} // namespace lab
