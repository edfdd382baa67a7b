#pragma once

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

} // namespace lab
