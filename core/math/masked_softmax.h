#pragma once

#include "core/math/visible.h"

#include <Eigen/Core>

namespace lab {

/// Scores with NaN where the mask hides the key; rows are queries and columns keys, both from 0.
Eigen::MatrixXd masked(Eigen::MatrixXd scores, Visible visible);

/// The softmax of each row. NaN is a masked key and gets weight 0, and so does −∞; a row without
/// visible keys has only zeros. No score may be +∞.
///
/// Law: a masked key has no effect; the other weights are those of the row without it.
Eigen::MatrixXd attentionWeights(const Eigen::MatrixXd& scores);

} // namespace lab
