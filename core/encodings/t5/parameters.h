#pragma once

#include <cstdint>

namespace lab {

enum class T5Direction {
    Bidirectional, ///< an encoder: half of the buckets are for keys after the query
    Causal, ///< a decoder: all buckets are for keys before the query; later keys share bucket 0
};

/// T5's relative bias: one learned number per head and bucket of relative = key − query is added to
/// the scores, which are not divided by √d.
///
/// With n buckets per side and e = ⌊n/2⌋, each distance below e has its own bucket; a larger
/// distance r has min(n − 1, e + ⌊(n − e)·ln(r/e) / ln(maxDistance/e)⌋), and keys after the query n
/// more if bidirectional. Law: on one side, buckets do not decrease with the distance, and bucket e
/// + k begins at the smallest r with rⁿ⁻ᵉ ≥ maxDistanceᵏ·eⁿ⁻ᵉ⁻ᵏ, which is computed in integers.
/// Raffel et al. 2020, arXiv:1910.10683, §2.1; released code in float32.
struct T5Bias {
    T5Direction direction = T5Direction::Bidirectional;
    int buckets = 32; ///< 2 (bidirectional: 4) to 1024; if odd and bidirectional, one is unused
    std::int64_t maxDistance = 128; ///< above exactDistances, to 2³⁶
    int heads = 8; ///< 1 to 128
    /// > 0, of the initial values; T5's is 1/√(model width), here for 512.
    double deviation = 0.044;

    bool operator==(const T5Bias&) const = default;
};

/// n: the number of buckets per direction.
int bucketsOfOneSide(const T5Bias& t5);

/// e: each of the distances 0 … e − 1 has its own bucket.
int exactDistances(const T5Bias& t5);

} // namespace lab
