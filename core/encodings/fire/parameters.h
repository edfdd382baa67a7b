#pragma once

namespace lab {

/// FIRE: a small network computes the bias of each head from the distance of the key, relative to
/// the number of previous positions.
///
/// share(i, j) = ψ(i − j)/(ψ(max(threshold, i)) + epsilon) with ψ(x) = ln(c·x + 1), j ≤ i. Laws: 0
/// for the query's own key; at i ≥ threshold the first key has share 1 at any length (epsilon 0),
/// so no share is outside of the trained range. Li et al. 2024, arXiv:2310.04418.
struct Fire {
    double c = 0.1; ///< > 0, learned
    double threshold = 512; ///< L > 0, learned; a shorter context counts as this long
    double epsilon = 0; ///< ≥ 0; the published code adds 1e-6, the published formula nothing

    bool operator==(const Fire&) const = default;
};

} // namespace lab
