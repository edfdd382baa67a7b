#pragma once

#include "core/encodings/fire/parameters.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace lab {

/// ψ(distance), and the divisor of the shares of a query: ψ(max(threshold, query)) + epsilon.
double stretched(const Fire& fire, std::int64_t distance);
double context(const Fire& fire, std::int64_t query);

/// NaN if the key is after the query. Positions are not negative.
double share(const Fire& fire, std::int64_t query, std::int64_t key);

/// bias = outer·max(0, inner·share + innerBias) + outerBias: one hidden layer.
struct FireNetwork {
    Eigen::VectorXd inner; ///< one value per hidden unit
    Eigen::VectorXd innerBias;
    Eigen::MatrixXd outer; ///< heads × hidden units
    Eigen::VectorXd outerBias; ///< one value per head
};

/// Normally distributed: inner weights and biases with standard deviation 1, outer weights
/// 1/√hidden, outer biases 0. Both counts ≥ 1.
FireNetwork seededNetwork(const Fire& fire, int hidden, int heads, std::uint64_t seed);

/// The bias of each head; all NaN if the key is after the query.
Eigen::VectorXd biases(
    const Fire& fire, const FireNetwork& network, std::int64_t query, std::int64_t key);

/// The network as a piecewise linear function of the share from 0 to 1, per head. The segments meet
/// where a hidden unit becomes active or inactive.
///
/// Law: bias(lines, h, share) equals head h of the network except for rounding, for any number of
/// hidden units.
struct FireLines {
    std::vector<double> bends; ///< ascending
    Eigen::MatrixXd slopes; ///< a row per segment, from share 0; a column per head
    Eigen::MatrixXd offsets; ///< the value of the segment's line at share 0
};
FireLines fireLines(const FireNetwork& network);
double bias(const FireLines& lines, Eigen::Index head, double share); ///< head from 0

} // namespace lab
