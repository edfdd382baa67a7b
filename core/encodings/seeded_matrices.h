#pragma once

#include "core/math/random.h"

#include <Eigen/Core>

namespace lab {

/// A matrix of normal numbers with mean 0 and the given deviation, drawn row by row, so that the
/// same seed gives the same weights on every machine. `rows`, `columns` ≥ 0.
Eigen::MatrixXd normalMatrix(
    Random& random, Eigen::Index rows, Eigen::Index columns, double deviation);

/// The vector of the token at `position`: normal numbers of deviation 1 that depend on the seed and
/// the position alone, so that any token of a long text can be had without those before it.
Eigen::VectorXd seededToken(std::uint64_t seed, std::int64_t position, Eigen::Index width);

} // namespace lab
