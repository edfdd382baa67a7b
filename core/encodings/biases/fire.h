#pragma once

#include "core/encodings/biases/fire_parameters.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace lab {

/// ψ(distance), and the divisor of a query's shares: ψ(max(threshold, query)) + epsilon.
double stretched(const Fire& fire, std::int64_t distance);
double context(const Fire& fire, std::int64_t query);

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

/// A network as what it is: in each head a line from bend to bend, which lie where a hidden unit
/// falls silent or begins. Of the shares from 0 to 1.
///
/// Law: bias(lines, h, share) is head h of the network but for rounding, however many hidden units
/// there are.
struct FireLines {
    std::vector<double> bends; ///< ascending
    Eigen::MatrixXd slopes; ///< a row for each line, from share 0; a column for each head
    Eigen::MatrixXd offsets; ///< at share 0, if the line went on to it
};
FireLines fireLines(const FireNetwork& network);
double bias(const FireLines& lines, Eigen::Index head, double share); ///< head from 0

} // namespace lab
