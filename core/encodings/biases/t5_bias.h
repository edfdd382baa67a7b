#pragma once

#include "core/encodings/biases/t5_bias_parameters.h"
#include "core/math/kernels/diagonals.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace lab {

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
