#pragma once

#include "core/encodings/biases/alibi.h"
#include "core/encodings/biases/alibi_forms_parameters.h"

#include <cstdint>
#include <vector>

namespace lab {

/// The number stored for query m and key n, both in 0 … length − 1.
double storedBias(const AlibiStorage& storage, double slope, std::int64_t query, std::int64_t key);

/// What the form adds to the paper's bias for every attended key at or before the query. The query
/// is attended.
double rowConstant(const AlibiStorage& storage, double slope, std::int64_t query);

/// Softmax of scores + stored bias for one query: 0 for padding and, but for the symmetric form,
/// for the keys after the query. `scores` has a number for each of the `length` keys.
std::vector<double> storedWeights(const AlibiStorage& storage, double slope, std::int64_t query,
    const std::vector<double>& scores);

} // namespace lab
