#pragma once

#include "core/encodings/cope/formula.h"
#include "core/state/lab_state.h"

#include <Eigen/Core>

#include <cstdint>
#include <map>
#include <memory>

namespace lab {

constexpr std::int64_t maxCopeTokens = 256; ///< each query has its own gates

/// CoPE for a text of the tokens shown and those before the query, at most maxCopeTokens, with
/// seeded queries and keys. Dragged gates replace computed ones; a dragged gate is the same for
/// every query.
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
    /// Precondition: key ≤ query, both in the text.
    double gate(std::int64_t query, std::int64_t key) const;
    /// Σ gate(m, t), and its value limited to the last position.
    double counted(std::int64_t query, std::int64_t key) const;
    double position(std::int64_t query, std::int64_t key) const;
    double added(std::int64_t query, std::int64_t key) const;
    /// q_m·e[row]: the term of an integer position.
    double atWhole(std::int64_t query, int row) const;
    bool isDragged(std::int64_t key) const { return m_dragged.contains(key); }

private:
    Cope m_cope;
    std::map<std::int64_t, double> m_dragged;
    Eigen::MatrixXd m_gates; ///< rows are queries, columns keys
    Eigen::MatrixXd m_positions;
    Eigen::MatrixXd m_added;
    Eigen::MatrixXd m_whole; ///< q_m·e[row]; rows are queries
};

/// The text of the state, computed once for all pictures. For a query outside of it, for example if
/// A is read at a position of B, it has maxCopeTokens tokens.
std::shared_ptr<const CopeText> copeText(const LabState& state, std::int64_t query = 0);

} // namespace lab
