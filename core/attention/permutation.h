#pragma once

#include "core/attention/layer.h"
#include "core/attention/token_order.h"

#include <Eigen/Core>

namespace lab {

/// The rows in the new order, as many as `order` has.
Eigen::MatrixXd reordered(const Eigen::MatrixXd& tokens, const TokenOrder& order);

/// How far the layer is from equivariant: the largest |f(Px) − P·f(x)| of all outputs. 0 says that
/// the layer does not know in which order the tokens came; positions stay with the places, not
/// with the tokens.
double orderError(const AttentionLayer& layer, const PositionSignal& signal,
    const Eigen::MatrixXd& tokens, const TokenOrder& order);

/// The output of the last of `depth` ≥ 1 layers of stackedAttention(), without a position signal.
Eigen::MatrixXd stackedOutput(
    const AttentionLayer& first, int depth, const Eigen::MatrixXd& tokens);

/// What the last of so many layers makes of the order of the tokens before the last one: the
/// largest change of the last token's output when those before it come in the order `before`, which
/// has one token less.
///
/// Laws: 0 to the last bit without a mask, whatever the depth, and for one layer with the causal
/// mask, whose outputs are functions of the set of tokens up to each. A second masked layer reads
/// outputs that differ with the order.
double prefixError(const AttentionLayer& first, int depth, const Eigen::MatrixXd& tokens,
    const TokenOrder& before);

} // namespace lab
