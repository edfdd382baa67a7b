#pragma once

#include "core/math/random.h"

#include <Eigen/Core>

namespace lab {

/// A matrix of normally distributed values with mean 0 and the given standard deviation, drawn row
/// by row. The same seed gives the same weights on every machine. `rows`, `columns` ≥ 0.
Eigen::MatrixXd normalMatrix(
    Random& random, Eigen::Index rows, Eigen::Index columns, double deviation);

/// The vector of the token at `position`: normally distributed values of standard deviation 1 that
/// depend only on the seed and the position, so that any token of a long text can be computed
/// without the tokens before it.
Eigen::VectorXd seededToken(std::uint64_t seed, std::int64_t position, Eigen::Index width);

} // namespace lab
