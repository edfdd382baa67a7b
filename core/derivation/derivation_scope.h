#pragma once

#include "core/derivation/derivation_inputs.h"
#include "core/math/expression/expression.h"

#include <Eigen/Core>

namespace lab {

/// The names available in the derivation's formulas besides those of every expression.
///
/// Numbers: q, k, m, n, t, Delta = m − n, theta, gamma_q, gamma_k, c; and those for which a claim
/// is tested: p (m unless it is given), j (0), order (6, the first two words changed) and size (8).
/// Functions: bend(p), the dragged offset of the angle at p; pair_q(j), pair_k(j), speed(j) of pair
/// j = 0 … 3, pair 0 the learner's own, speed(j) = θ·10⁻ʲ, the others normal numbers of the seed;
/// w(j) = pair_q(j)·conj(pair_k(j)), and 0 at j = 4; column(v, a), a = 0 … 7, of the query (v = 0)
/// or key; R(p, row, column) of the 8×8 matrix that rotates all pairs, step_power those of R(1)ᵖ;
/// weight(w) and output(order, j), output_added, output_masked of four words
/// (core/derivation/word_order.h); scores at m, n that need matrices
/// (core/derivation/matrix_scores.h): dense_score, sparse_score, halves_score, forgotten_score,
/// unpermuted_score, mixed_score, sheared_score, sheared_both_score, free_score, block_score,
/// symmetric_score, flipped_score, mirror_score. Not thread-safe.
class DerivationScope {
public:
    explicit DerivationScope(const DerivationInputs& inputs, std::uint64_t seed = 1);

    void setShift(std::int64_t shift) { m_inputs.shift = shift; }
    void setPositions(std::int64_t query, std::int64_t key)
    {
        m_inputs.queryPosition = query;
        m_inputs.keyPosition = key;
    }
    /// Sets p, j, order or size to another value than its default.
    void setRunning(std::string_view name, double value)
    {
        m_running.insert_or_assign(std::string(name), value);
    }
    const DerivationInputs& inputs() const { return m_inputs; }
    const Eigen::ArrayXd& query() const { return m_query; } ///< all pairs, side by side
    const Eigen::ArrayXd& key() const { return m_key; }
    Scope scope() const; ///< refers to members of this object

private:
    std::optional<Complex> variable(std::string_view name) const;
    std::optional<Expected<Complex, ExpressionError::Kind>> function(
        std::string_view name, std::span<const Argument> arguments) const;
    using Matrices = std::map<std::int64_t, Eigen::MatrixXd>;
    Expected<Complex, ExpressionError::Kind> entry(Matrices& known,
        Eigen::MatrixXd (*matrix)(double, std::int64_t), std::span<const Argument> arguments) const;
    Complex pairOf(const Eigen::ArrayXd& vector, int pair) const;

    DerivationInputs m_inputs;
    Eigen::ArrayXd m_query; ///< 8 columns, pairs side by side
    Eigen::ArrayXd m_key;
    std::map<std::string, double, std::less<>> m_running;
    mutable Matrices m_rotations; ///< the requested ones, by position
    mutable Matrices m_powers;
};

} // namespace lab
