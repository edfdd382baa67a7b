#pragma once

#include "core/derivation/derivation_inputs.h"

#include <Eigen/Core>

namespace lab {

/// The names that the derivation's formulas may use beside those of every expression.
///
/// Numbers: q, k, m, n, s, theta, gamma_q, gamma_k, c. Functions: bend(p), what was dragged of the
/// angle at p; q(j), k(j), theta(j) of pair j = 0 … 3, pair 0 the learner's own, θⱼ = θ·10⁻ʲ, the
/// others normal numbers of the seed; R(p, row, column) of the 8×8 matrix that turns all pairs; and
/// scores at m, n by ways that need matrices: dense_score, sparse_score, halves_score (both vectors
/// permuted), forgotten_score (the query alone), free_score (a random rotation of 8 dimensions),
/// block_score (the same in the basis of its planes), symmetric_score (no rotation at all).
/// For one thread.
class DerivationScope {
public:
    explicit DerivationScope(const DerivationInputs& inputs, std::uint64_t seed = 1);

    void setShift(std::int64_t shift) { m_inputs.shift = shift; }
    void setPositions(std::int64_t query, std::int64_t key)
    {
        m_inputs.queryPosition = query;
        m_inputs.keyPosition = key;
    }
    const DerivationInputs& inputs() const { return m_inputs; }
    const Eigen::ArrayXd& query() const { return m_query; } ///< of all pairs, side by side
    const Eigen::ArrayXd& key() const { return m_key; }
    Scope scope() const; ///< refers to this object

private:
    std::optional<Complex> variable(std::string_view name) const;
    std::optional<Expected<Complex, ExpressionFault::Kind>> function(
        std::string_view name, std::span<const Argument> arguments) const;

    DerivationInputs m_inputs;
    Eigen::ArrayXd m_query; ///< 8 columns, pairs side by side
    Eigen::ArrayXd m_key;
    mutable std::map<std::int64_t, Eigen::MatrixXd> m_rotations; ///< those asked for, by position
};

} // namespace lab
