#pragma once

#include <cstdint>
#include <vector>

namespace lab {

/// What training at a length L shows of one pair's circle, and what lies beyond.
///
/// In L positions the pair makes Lθ/2π turns. Below one turn it has been seen on the arc [0, Lθ)
/// only; a longer text of T positions drives it into [Lθ, Tθ), angles never met before. From one
/// turn on the whole circle is known, and so is a resting pair's only angle.
///
/// Law: the pairs with less than one turn are those whose wavelength 2π/θ is above L; for a ladder
/// base^(−i/n) they begin at i = ⌈n·ln(L/2π)/ln base⌉.   Liu et al. 2023, arXiv:2310.05209, §4.
struct PairCoverage {
    double turns = 0; ///< Lθ/2π
    double seenArc = 0; ///< radians from 0 on, at most 2π
    double seenShare = 1; ///< of the circle; 1 for a resting pair, which has nothing unseen
    double newArc = 0; ///< radians after seenArc that the target length adds

    bool operator==(const PairCoverage&) const = default;
};

/// One for each pair. The frequencies are in radians a position, 0 or positive; the lengths
/// are not negative and `targetLength` may be below `trainingLength`.
std::vector<PairCoverage> coverage(
    const std::vector<double>& frequencies, std::int64_t trainingLength, std::int64_t targetLength);

/// The same where the target length turns the pairs by other frequencies than training did: seen on
/// [0, Lθ), driven through [0, Tθ'). What the rounding of the two leaves between them is not new.
std::vector<PairCoverage> coverage(const std::vector<double>& trained, std::int64_t trainingLength,
    const std::vector<double>& stretched, std::int64_t targetLength);

} // namespace lab
