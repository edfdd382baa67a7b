#pragma once

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace lab {

enum class CopeGateLogit {
    Plain, ///< q·k
    DividedByRootWidth, ///< q·k/√width, the score as attention has it
};

/// CoPE (contextual position encoding): each key tells by a gate whether it counts, and the
/// position of key j for query i is the number that is counted from j to i.
///
/// gate g_t = σ(logit of q_i and k_t), p_ij = Σ g_t for t = j … i, at most positions − 1. The term
/// added to the score lies between those of the two whole positions, q_i·e[⌊p⌋] and q_i·e[⌈p⌉].
/// Laws: all gates open: p_ij = i − j + 1, a plain relative position; p never grows with j; nothing
/// depends on the keys before j.   Golovneva et al. 2024, arXiv:2405.18719, §4.
struct Cope {
    int positions = 64; ///< rows of the table e, 1 to 65,536
    CopeGateLogit gateLogit = CopeGateLogit::DividedByRootWidth;

    bool operator==(const Cope&) const = default;
};

/// σ(logit): 0 to 1.
double gate(double logit);

/// What the gate is made of, for vectors of one size ≥ 1.
double gateLogit(const Cope& cope, const Eigen::VectorXd& query, const Eigen::VectorXd& key);

/// p for the keys 0 … i of query i from their gates: as many numbers, clamped.
std::vector<double> contextualPositions(const Cope& cope, const std::vector<double>& gates);

/// The term at position p from those of the whole positions, `atWhole[k]` = q·e[k];
/// 0 ≤ p ≤ atWhole.size() − 1.
double interpolated(const Eigen::VectorXd& atWhole, double position);

/// All queries (rows) and keys (columns); NaN where the key lies in the query's future.
struct CopeMatrices {
    Eigen::MatrixXd gates;
    Eigen::MatrixXd positions;
    Eigen::MatrixXd addedScores;
};

/// `queries` and `keys` have a row a token, `table` has `positions` rows, all of one width.
CopeMatrices matrices(const Cope& cope, const Eigen::MatrixXd& queries, const Eigen::MatrixXd& keys,
    const Eigen::MatrixXd& table);

/// e with normal numbers of deviation 1/√width.
Eigen::MatrixXd seededTable(const Cope& cope, int width, std::uint64_t seed);

} // namespace lab
