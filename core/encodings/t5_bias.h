#pragma once

#include "core/math/diagonals.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

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

/// The least distance of each bucket of one side, from bucket 0; a bucket that begins where the
/// next one does is empty.
std::vector<std::int64_t> bucketEdges(const T5Bias& t5);

/// The bucket of relative = key − query, 0 to buckets − 1; the same with its bucketEdges at hand;
/// those of `count` numbers from `first`.
int bucket(const T5Bias& t5, std::int64_t relative);
int bucket(const T5Bias& t5, const std::vector<std::int64_t>& edges, std::int64_t relative);
std::vector<int> buckets(const T5Bias& t5, std::int64_t first, std::int64_t count);

/// What released code computes, every step rounded to float32: it can differ at an edge, where the
/// logarithm should be a whole number.
int bucketInFloat(const T5Bias& t5, std::int64_t relative);

/// The table before training, buckets × heads, drawn row by row.
Eigen::MatrixXd seededTable(const T5Bias& t5, std::uint64_t seed);

/// The bias of each head, table(bucket(n − m), head) for query m and key n. A causal model masks
/// the keys after the query besides; here they show bucket 0.
Diagonals biasDiagonals(
    const T5Bias& t5, const Eigen::MatrixXd& table, std::int64_t queries, std::int64_t keys);

} // namespace lab
