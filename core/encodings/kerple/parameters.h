#pragma once

namespace lab {

enum class KerpleKernel {
    Logarithmic, ///< −r₁·ln(1 + r₂·d)
    Power, ///< −r₁·d^r₂
};

/// KERPLE: a bias that decreases with the distance d = query − key ≥ 0, with two learned numbers
/// per head. It is conditionally positive definite, so adding a constant, which softmax cancels,
/// makes it a kernel.
///
/// Laws: 0 at distance 0 and decreasing; Power with r₂ = 1 is ALiBi with slope r₁; with
/// Logarithmic, attention weights decrease like a power of the distance, (1 + r₂d)^(−r₁). Chi et
/// al. 2022, arXiv:2205.09921, §4.
struct Kerple {
    KerpleKernel kernel = KerpleKernel::Logarithmic;
    double r1 = 1; ///< > 0
    double r2 = 1; ///< > 0; at most 2 for the power kernel

    bool operator==(const Kerple&) const = default;
};

} // namespace lab
