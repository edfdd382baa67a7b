#pragma once

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

} // namespace lab
