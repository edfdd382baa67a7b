#pragma once

#include "core/encodings/alibi.h"
#include "core/math/diagonals.h"

#include <cstdint>
#include <vector>

namespace lab {

/// What released code keeps and adds to the scores of query m and key n.
enum class AlibiForm {
    Paper, ///< −slope·(m − n), a matrix; NaN after the query
    Bloom, ///< slope·n, one row for all queries; n counts attended tokens only
    Mpt, ///< slope·(n − (length − 1)), one row for all queries
    Symmetric, ///< −slope·|m − n|, a matrix for models that see both directions
};

/// ALiBi as a model keeps it, for `length` tokens of which the first `padding` are not attended.
///
/// Law: under the causal mask each form is the paper's plus a number of the query alone, the
/// rowConstant, and softmax does not see that: all four give the same weights. It holds only where
/// every form hides the same keys.
/// Press et al. 2021, arXiv:2108.12409; Bloom and MPT as in their released code.
struct AlibiStorage {
    AlibiForm form = AlibiForm::Paper;
    std::int64_t length = 16; ///< > 0
    std::int64_t padding = 0; ///< on the left, below the length; Bloom's numbers alone depend on it

    bool operator==(const AlibiStorage&) const = default;
};

/// The number stored for query m and key n, both in 0 … length − 1.
double storedBias(const AlibiStorage& storage, double slope, std::int64_t query, std::int64_t key);

/// What the form adds to the paper's bias for every attended key at or before the query. The query
/// is attended.
double rowConstant(const AlibiStorage& storage, double slope, std::int64_t query);

/// Bloom's row for any attention mask (1 attended, 0 not): slope·(attended tokens before), and 0
/// where the token itself is not attended.
std::vector<double> bloomRow(double slope, const std::vector<int>& attended);

/// Softmax of scores + stored bias for one query: 0 for padding and, but for the symmetric form,
/// for the keys after the query. `scores` has a number for each of the `length` keys.
std::vector<double> storedWeights(const AlibiStorage& storage, double slope, std::int64_t query,
    const std::vector<double>& scores);

/// The biases of all heads by their diagonals, with the causal mask or without a sign.
Diagonals biasDiagonals(const Alibi& alibi, std::int64_t queries, std::int64_t keys);

} // namespace lab
