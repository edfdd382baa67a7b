#pragma once

#include "core/encodings/t5/parameters.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace lab {

/// The smallest distance of each bucket of one side, from bucket 0; a bucket that begins where the
/// next one does is empty.
std::vector<std::int64_t> bucketEdges(const T5Bias& t5);

/// The bucket of relative = key − query, 0 to buckets − 1; the second form takes its precomputed
/// bucketEdges.
int bucket(const T5Bias& t5, std::int64_t relative);
int bucket(const T5Bias& t5, const std::vector<std::int64_t>& edges, std::int64_t relative);

/// The result of released code, with every step rounded to float32. It can differ at an edge, where
/// the exact logarithm is an integer.
int bucketInFloat(const T5Bias& t5, std::int64_t relative);

/// The table before training, buckets × heads, drawn row by row.
Eigen::MatrixXd seededTable(const T5Bias& t5, std::uint64_t seed);

} // namespace lab
