#pragma once

namespace lab {

enum class KerpleKernel {
    Logarithmic, ///< −r₁·ln(1 + r₂·d)
    Power, ///< −r₁·d^r₂
};

/// KERPLE: a bias that falls with the distance d = query − key ≥ 0, with two learned numbers for
/// each head; conditionally positive definite, so that an unseen constant makes it a kernel.
///
/// Laws: 0 at the distance 0 and falling from there; Power with r₂ = 1 is ALiBi with the slope r₁;
/// Logarithmic makes attention weights fall like a power of the distance, (1 + r₂d)^(−r₁).
/// Chi et al. 2022, arXiv:2205.09921, §4.
struct Kerple {
    KerpleKernel kernel = KerpleKernel::Logarithmic;
    double r1 = 1; ///< > 0
    double r2 = 1; ///< > 0; of the power kernel at most 2

    bool operator==(const Kerple&) const = default;
};

} // namespace lab
