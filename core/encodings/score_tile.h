#pragma once

#include <cstdint>

namespace lab {

/// A rectangle in a score matrix: a range of queries and a range of keys.
struct Tile {
    std::int64_t firstQuery = 0;
    std::int64_t queries = 1;
    std::int64_t firstKey = 0;
    std::int64_t keys = 1;
};

} // namespace lab
