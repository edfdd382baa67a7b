#pragma once

namespace lab {

enum class CopeGateLogit {
    Plain, ///< q·k
    DividedByRootWidth, ///< q·k/√width, the attention score
};

/// CoPE (contextual position encoding): a gate decides how much each key counts, and the position
/// of key j for query i is the sum of gates from j to i.
///
/// gate g_t = σ(logit of q_i and k_t), p_ij = Σ g_t for t = j … i, at most positions − 1. The term
/// added to the score is interpolated between those of the two nearest integers, q_i·e[⌊p⌋] and
/// q_i·e[⌈p⌉]. Laws: if all gates are open, p_ij = i − j + 1, a plain relative position; p does not
/// increase with j; nothing depends on the keys before j. Golovneva et al. 2024, arXiv:2405.18719,
/// §4.
struct Cope {
    int positions = 64; ///< rows of the table e, 1 to 65,536
    CopeGateLogit gateLogit = CopeGateLogit::DividedByRootWidth;

    bool operator==(const Cope&) const = default;
};

} // namespace lab
