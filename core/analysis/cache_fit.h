#pragma once

#include "core/encodings/turning/rotary_scaling.h"

#include <cstdint>
#include <vector>

namespace lab {

/// By how much one pair is slowed, θᵢ/θ'ᵢ, when the text has ℓ positions: `upTo` for ℓ ≤ L₀, and
/// `beyond`·(s·ℓ/L₀ − (s − 1))^exponent from L₀ + 1 on.
///
/// Dynamic NTK has upTo = beyond = 1 and the exponent i/(r/2 − 1); LongRoPE the two divisors and no
/// exponent; every other method the same number on both sides.
/// Law: slowing(pairSlowing(rotary, scaling, i), L) is 1/multiplier of scaledPairs() at L.
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

/// A key of the cache as the present query meets it.
///
/// Keys are turned once, when they are written, and kept: the key at position n was turned when the
/// text had n + 1 positions, f(n + 1) times slower than plain RoPE, and the query at the end of the
/// L positions of now is turned f(L) times slower. The key's angle is off by
/// n·θᵢ·(1/f(n + 1) − 1/f(L)), as if it stood n·(f(L)/f(n + 1) − 1) positions further on.
/// Law: both are 0 up to L₀, for a method that does not look at the length, and for the newest key.
struct CachedKey {
    std::int64_t position = 0; ///< n
    double written = 1; ///< f(n + 1)
    double present = 1; ///< f(L)
    double angleError = 0; ///< in radians, not reduced to one turn
    double displacement = 0; ///< in positions

    bool operator==(const CachedKey&) const = default;
};
CachedKey cachedKey(
    const Rotary& rotary, const RotaryScaling& scaling, int pair, std::int64_t position);

/// Radians: within it the pair's score is off by at most a tenth of ‖q‖‖k‖. Beyond it the score may
/// come round again after whole turns; such a key is counted as off all the same.
constexpr double fitTolerance = 0.1;
bool fits(const CachedKey& key);

/// Whole positions first … last.
struct PositionSpan {
    std::int64_t first = 0;
    std::int64_t last = 0;

    bool operator==(const PositionSpan&) const = default;
};

/// The cache of a text that was written token by token to its present length, in one pair.
///
/// The spans are exact for any length: the angle error is monotone between its few turning points,
/// and each edge is found by halving.
struct CacheFit {
    std::int64_t keys = 0; ///< L, with the newest
    std::int64_t atOtherFrequencies = 0; ///< with other frequencies than those of now, in any pair
    std::int64_t misplaced = 0; ///< of them, those off by more than that in this pair
    std::vector<PositionSpan> misplacedSpans; ///< in order, apart from each other

    bool operator==(const CacheFit&) const = default;
};
CacheFit cacheFit(const Rotary& rotary, const RotaryScaling& scaling, int pair);

/// The score of the query at the end of the text with the key at `position` < L.
struct CachedScore {
    double asCached = 0; ///< the key turned as it was when it was written
    double recomputed = 0; ///< as it would be now

    bool operator==(const CachedScore&) const = default;
};
CachedScore cachedScore(const Rotary& rotary, const RotaryScaling& scaling,
    const Eigen::ArrayXd& query, const Eigen::ArrayXd& key, std::int64_t position);

} // namespace lab
