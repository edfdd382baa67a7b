#pragma once

#include "core/math/visible.h"

#include <Eigen/Core>

namespace lab {

/// Scores with NaN where the mask hides the key, rows queries and columns keys, both from 0.
Eigen::MatrixXd masked(Eigen::MatrixXd scores, Visible visible);

/// The softmax of each row. NaN is a masked key and gets the weight 0, and so does −∞; a row with
/// nothing to see has no weight at all. No score is +∞.
///
/// Law: a masked key leaves no trace; the other weights are those of the row without it.
Eigen::MatrixXd attentionWeights(const Eigen::MatrixXd& scores);

} // namespace lab
