#pragma once

#include "core/encodings/alibi/forms_parameters.h"
#include "core/encodings/alibi/formula.h"

#include <cstdint>
#include <vector>

namespace lab {

/// The stored value for query m and key n, both in 0 … length − 1.
double storedBias(const AlibiStorage& storage, double slope, std::int64_t query, std::int64_t key);

/// The difference between this form and the paper's bias, equal for every attended key at or before
/// the query. The query itself must be attended.
double rowConstant(const AlibiStorage& storage, double slope, std::int64_t query);

/// Softmax of scores + stored bias for one query: 0 for padding and, except for the symmetric form,
/// for keys after the query. `scores` has one value for each of the `length` keys.
std::vector<double> storedWeights(const AlibiStorage& storage, double slope, std::int64_t query,
    const std::vector<double>& scores);

} // namespace lab
