#pragma once

#include "core/encodings/scaling/formula.h"

#include <cstdint>
#include <vector>

namespace lab {

/// The factor by which one pair is slowed, θᵢ/θ'ᵢ, for a text of ℓ positions: `upTo` for ℓ ≤ L₀,
/// and `beyond`·(s·ℓ/L₀ − (s − 1))^exponent from L₀ + 1 on.
///
/// Dynamic NTK has upTo = beyond = 1 and the exponent i/(r/2 − 1); LongRoPE has the two divisors
/// and no exponent; all other methods have the same number on both sides. Law:
/// slowing(pairSlowing(rotary, scaling, i), L) is 1/multiplier of scaledPairs() at L.
struct PairSlowing {
    std::int64_t originalLength = 4096; ///< L₀
    double factor = 1; ///< s
    double upTo = 1;
    double beyond = 1;
    double exponent = 0;

    bool operator==(const PairSlowing&) const = default;
};
PairSlowing pairSlowing(const Rotary& rotary, const RotaryScaling& scaling, int pair);
double slowing(const PairSlowing& pair, std::int64_t length);

/// A cached key, relative to the current query.
///
/// Keys are rotated once, when they are written, and kept: the key at position n was rotated when
/// the text had n + 1 positions, f(n + 1) times slower than plain RoPE. The query at the end of the
/// current L positions is rotated f(L) times slower. So the key's angle is wrong by n·θᵢ·(1/f(n +
/// 1) − 1/f(L)), as if it were n·(f(L)/f(n + 1) − 1) positions later. Law: both are 0 up to L₀, for
/// a method that does not depend on the length, and for the newest key.
struct CachedKey {
    std::int64_t position = 0; ///< n
    double written = 1; ///< f(n + 1)
    double present = 1; ///< f(L)
    double angleError = 0; ///< in radians, not reduced to one rotation
    double displacement = 0; ///< in positions

    bool operator==(const CachedKey&) const = default;
};
CachedKey cachedKey(
    const Rotary& rotary, const RotaryScaling& scaling, int pair, std::int64_t position);

/// In radians: within it, the score of the pair is wrong by at most a tenth of ‖q‖‖k‖. Beyond it,
/// the score may be right again after full rotations, but such a key still counts as wrong.
constexpr double fitTolerance = 0.1;
bool fits(const CachedKey& key);

/// The positions first … last.
struct PositionSpan {
    std::int64_t first = 0;
    std::int64_t last = 0;

    bool operator==(const PositionSpan&) const = default;
};

/// The cache of a text that was written token by token to its current length, for one pair.
///
/// The spans are exact for any length: the angle error is monotonic between its few extrema, and
/// each edge is found by bisection.
struct CacheFit {
    std::int64_t keys = 0; ///< L, including the newest
    /// Keys with frequencies other than the current ones, in any pair.
    std::int64_t atOtherFrequencies = 0;
    std::int64_t misplaced = 0; ///< of these, keys whose error in this pair exceeds the tolerance
    std::vector<PositionSpan> misplacedSpans; ///< in order and disjoint

    bool operator==(const CacheFit&) const = default;
};
CacheFit cacheFit(const Rotary& rotary, const RotaryScaling& scaling, int pair);

/// The score of the query at the end of the text with the key at `position` < L.
struct CachedScore {
    double asCached = 0; ///< with the rotation at the time of writing
    double recomputed = 0; ///< with the current rotation

    bool operator==(const CachedScore&) const = default;
};
CachedScore cachedScore(const Rotary& rotary, const RotaryScaling& scaling,
    const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, std::int64_t position);

} // namespace lab
