#pragma once

#include "core/encodings/biases/cope.h"
#include "core/state/lab_state.h"

#include <Eigen/Core>

#include <cstdint>
#include <map>
#include <memory>

namespace lab {

constexpr std::int64_t mostCopeTokens = 256; ///< each query has gates of its own

/// CoPE of a text of the tokens that are shown or stand before the query, at most mostCopeTokens,
/// with seeded queries and keys, with the gates that were dragged in place of those that the
/// vectors open: such a gate is the same for every query.
///
/// gate(m, t) = σ(q_m·k_t/√d), counted(m, n) = Σ gate(m, t) for t = n … m,
/// position(m, n) = min(counted(m, n), positions − 1), added = q_m·e[position]. Law: without
/// dragged gates the numbers are those of `position-lab table
/// --encoding cope`.
class CopeText {
public:
    explicit CopeText(const LabState& state);
    CopeText(const LabState& state, std::int64_t tokens);

    bool holds(std::int64_t query) const { return query < m_gates.rows(); }
    /// key ≤ query, both among the tokens.
    double gate(std::int64_t query, std::int64_t key) const;
    /// Σ gate(m, t), and what is taken of it: no more than the last position that there is.
    double counted(std::int64_t query, std::int64_t key) const;
    double position(std::int64_t query, std::int64_t key) const;
    double added(std::int64_t query, std::int64_t key) const;
    /// q_m·e[row]: what a whole position adds.
    double atWhole(std::int64_t query, int row) const;
    bool isDragged(std::int64_t key) const { return m_dragged.contains(key); }

private:
    Cope m_cope;
    std::map<std::int64_t, double> m_dragged;
    Eigen::MatrixXd m_gates; ///< queries down, keys across
    Eigen::MatrixXd m_positions;
    Eigen::MatrixXd m_added;
    Eigen::MatrixXd m_whole; ///< q_m·e[row], queries down
};

/// That of the state: made once for all pictures of it. A query that it does not hold, as where A
/// is read at a place of B, has the text of mostCopeTokens.
std::shared_ptr<const CopeText> copeText(const LabState& state, std::int64_t query = 0);

} // namespace lab
