#pragma once

#include "core/attention/layer.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace lab {

/// An order of tokens: place k holds what stood at order[k]. Each of 0 … size − 1 occurs once.
using TokenOrder = std::vector<int>;

bool isOrder(const TokenOrder& order);

/// A random order of `count` ≥ 0 tokens, each as likely as the others (Fisher and Yates).
TokenOrder shuffledOrder(int count, std::uint64_t seed);

/// The order that undoes it.
TokenOrder inverse(const TokenOrder& order);

/// The rows in the new order, as many as `order` has.
Eigen::MatrixXd reordered(const Eigen::MatrixXd& tokens, const TokenOrder& order);

/// How far the layer is from equivariant: the largest |f(Px) − P·f(x)| of all outputs. 0 says that
/// the layer does not know in which order the tokens came; positions stay with the places, not
/// with the tokens.
double orderError(const AttentionLayer& layer, const PositionSignal& signal,
    const Eigen::MatrixXd& tokens, const TokenOrder& order);

} // namespace lab
