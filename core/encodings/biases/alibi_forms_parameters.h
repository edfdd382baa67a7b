#pragma once

#include <cstdint>

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

} // namespace lab
