#pragma once

#include "core/encodings/biases/fire_parameters.h"

#include <Eigen/Core>

#include <cstdint>

namespace lab {

/// NaN where the key lies in the query's future. Positions are not negative.
double share(const Fire& fire, std::int64_t query, std::int64_t key);

/// bias = outer·max(0, inner·share + innerBias) + outerBias: one hidden layer.
struct FireNetwork {
    Eigen::VectorXd inner; ///< a number for each hidden unit
    Eigen::VectorXd innerBias;
    Eigen::MatrixXd outer; ///< heads × hidden units
    Eigen::VectorXd outerBias; ///< a number for each head
};

/// Normal numbers: inner weights and biases with the deviation 1, outer weights 1/√hidden, outer
/// biases 0. Both counts ≥ 1.
FireNetwork seededNetwork(const Fire& fire, int hidden, int heads, std::uint64_t seed);

/// The bias of each head; NaN throughout where the key lies in the query's future.
Eigen::VectorXd biases(
    const Fire& fire, const FireNetwork& network, std::int64_t query, std::int64_t key);

} // namespace lab
