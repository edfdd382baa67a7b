#pragma once

#include "core/attention/layer.h"
#include "core/attention/token_order.h"

#include <Eigen/Core>

namespace lab {

/// The rows in the new order; their number is the size of `order`.
Eigen::MatrixXd reordered(const Eigen::MatrixXd& tokens, const TokenOrder& order);

/// The deviation from equivariance: the largest |f(Px) − P·f(x)| of all outputs. If it is 0, the
/// layer does not depend on the order of tokens. Positions stay at the rows and do not move with
/// the tokens.
double orderError(const AttentionLayer& layer, const PositionSignal& signal,
    const Eigen::MatrixXd& tokens, const TokenOrder& order);

/// The output of the last of `depth` ≥ 1 layers of stackedAttention(), without a position signal.
Eigen::MatrixXd stackedOutput(
    const AttentionLayer& first, int depth, const Eigen::MatrixXd& tokens);

/// The effect of the order of the earlier tokens on the last of `depth` layers: the largest change
/// of the last token's output if the tokens before it come in the order `before`, which has one
/// token less.
///
/// Laws: 0 to the last bit without a mask at any depth, and for one layer with the causal mask,
/// whose outputs depend only on the set of tokens up to each. A second masked layer reads outputs
/// that depend on the order.
double prefixError(const AttentionLayer& first, int depth, const Eigen::MatrixXd& tokens,
    const TokenOrder& before);

} // namespace lab
