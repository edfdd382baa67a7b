#pragma once

#include <cstdint>

namespace lab {

/// What released code stores and adds to the scores of query m and key n.
enum class AlibiForm {
    Paper, ///< −slope·(m − n), a matrix; NaN after the query
    Bloom, ///< slope·n, one row for all queries; n counts only attended tokens
    Mpt, ///< slope·(n − (length − 1)), one row for all queries
    Symmetric, ///< −slope·|m − n|, a matrix for bidirectional models
};

/// ALiBi as stored by a model, for `length` tokens of which the first `padding` are not attended.
///
/// Law: under the causal mask each form is the paper's plus a number that depends only on the
/// query, the rowConstant, which softmax cancels: all four give the same weights. This holds only
/// if every form hides the same keys. Press et al. 2021, arXiv:2108.12409; Bloom and MPT as in
/// their released code.
struct AlibiStorage {
    AlibiForm form = AlibiForm::Paper;
    std::int64_t length = 16; ///< > 0
    /// On the left, less than the length; only Bloom's values depend on it.
    std::int64_t padding = 0;

    bool operator==(const AlibiStorage&) const = default;
};

} // namespace lab
