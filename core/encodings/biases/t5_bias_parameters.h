#pragma once

#include <cstdint>

namespace lab {

enum class T5Direction {
    Bidirectional, ///< an encoder: half of the buckets for keys after the query
    Causal, ///< a decoder: all buckets for the keys before it, later keys share bucket 0
};

/// T5's relative bias: one learned number for each head and bucket of relative = key − query is
/// added to the scores, which are not divided by √d.
///
/// With n buckets a side and e = ⌊n/2⌋, distances below e have a bucket each; a longer one, r, has
/// min(n − 1, e + ⌊(n − e)·ln(r/e) / ln(maxDistance/e)⌋), and keys after the query n more when
/// bidirectional. Law: the buckets of one side never fall with the distance, and bucket e + k
/// begins at the least r with rⁿ⁻ᵉ ≥ maxDistanceᵏ·eⁿ⁻ᵉ⁻ᵏ, which is decided in whole numbers.
/// Raffel et al. 2020, arXiv:1910.10683, §2.1; released code in float32.
struct T5Bias {
    T5Direction direction = T5Direction::Bidirectional;
    int buckets = 32; ///< 2 (bidirectional: 4) to 1024; an odd bidirectional one is never used
    std::int64_t maxDistance = 128; ///< above exactDistances, to 2³⁶
    int heads = 8; ///< 1 to 128
    double deviation = 0.044; ///< > 0, of the first values; T5's is 1/√(model width), here of 512

    bool operator==(const T5Bias&) const = default;
};

/// n: how many buckets the distances of one direction share.
int bucketsOfOneSide(const T5Bias& t5);

/// e: the distances 0 … e − 1 have a bucket each.
int exactDistances(const T5Bias& t5);

} // namespace lab
