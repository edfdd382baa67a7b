#pragma once

#include <cstdint>
#include <vector>

namespace lab {

/// The part of one pair's circle that training at a length L covers, and the part beyond it.
///
/// In L positions the pair makes Lθ/2π turns. Below one turn, training covers only the arc [0, Lθ);
/// a longer text of T positions rotates it into [Lθ, Tθ), angles that never occurred. From one turn
/// on, the whole circle is covered, and so is the single angle of an unrotated pair.
///
/// Law: the pairs with less than one turn are those whose wavelength 2π/θ is above L; for
/// frequencies base^(−i/n) they begin at i = ⌈n·ln(L/2π)/ln base⌉. Liu et al. 2023,
/// arXiv:2310.05209, §4.
struct PairCoverage {
    double turns = 0; ///< Lθ/2π
    double seenArc = 0; ///< radians from 0, at most 2π
    double seenShare = 1; ///< of the circle; 1 for an unrotated pair, whose only angle is covered
    double newArc = 0; ///< radians after seenArc that occur at the target length

    bool operator==(const PairCoverage&) const = default;
};

/// One per pair. The frequencies are in radians per position, 0 or positive; the lengths are not
/// negative, and `targetLength` may be below `trainingLength`.
std::vector<PairCoverage> coverage(
    const std::vector<double>& frequencies, std::int64_t trainingLength, std::int64_t targetLength);

/// The same if the frequencies at the target length differ from those in training: covered on [0,
/// Lθ), rotated through [0, Tθ'). A difference due to rounding of the two is not new.
std::vector<PairCoverage> coverage(const std::vector<double>& trained, std::int64_t trainingLength,
    const std::vector<double>& stretched, std::int64_t targetLength);

} // namespace lab
