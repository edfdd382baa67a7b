#pragma once

#include "core/encodings/functional_relative/parameters.h"
#include "core/encodings/sinusoidal/formula.h"

#include <Eigen/Core>

#include <cstdint>

namespace lab {

/// Δ of a query and a key, with the sign of the convention.
std::int64_t distance(const FunctionalRelative& relative, std::int64_t query, std::int64_t key);

/// r_Δ, `sinusoid.width` numbers, each angle exact.
Eigen::ArrayXd row(const FunctionalRelative& relative, std::int64_t query, std::int64_t key);

/// u·r_Δ for all queries (rows of `projectedQueries`, from position 0) and `keys` keys; width
/// columns. Not divided by √d and not masked.
Eigen::MatrixXd scores(
    const FunctionalRelative& relative, const Eigen::MatrixXd& projectedQueries, std::int64_t keys);

} // namespace lab
