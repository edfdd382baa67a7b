#pragma once

#include <Eigen/Core>

#include <cstdint>

namespace lab {

/// FIRE: a small network reads how far back the key lies, as a share of what there is to look back
/// at, and gives the bias of each head.
///
/// share(i, j) = ψ(i − j)/(ψ(max(threshold, i)) + epsilon) with ψ(x) = ln(c·x + 1), j ≤ i.
/// Laws: 0 for the query's own key; at i ≥ threshold the first key has the share 1 whatever the
/// length (epsilon 0), so that no share is ever unseen.   Li et al. 2024, arXiv:2310.04418.
struct Fire {
    double c = 0.1; ///< > 0, learned
    double threshold = 512; ///< L > 0, learned; a shorter context counts as this long
    double epsilon = 0; ///< ≥ 0; the published code adds 1e-6, its formula nothing

    bool operator==(const Fire&) const = default;
};

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
