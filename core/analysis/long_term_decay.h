#pragma once

#include "core/math/exact/cosine_sum.h"
#include "core/math/exact/turns.h"

#include <cstdint>
#include <vector>

namespace lab {

/// The long-term decay of rotary encodings: RoFormer's bound on the score at a distance m, and the
/// score of equal vectors, (1/n)·Σ cos(mθᵢ) over the n pairs.
///
/// Summation by parts: |Σ hᵢe^{imθᵢ}| ≤ max|hᵢ₊₁ − hᵢ| · Σⱼ|Sⱼ| with Sⱼ = Σ_{i<j} e^{imθᵢ} and
/// hₙ = 0. The plotted bound is (1/n)·Σ|Sⱼ|, j = 1 … n. It is not monotone: for width 128 and base
/// 10000 it rises at 115 of the first 256 steps, and from 4.5 at m = 1000 to 7.6 at 5000.
/// Su et al. 2021, arXiv:2104.09864, §3.4.3.
struct Decay {
    double bound = 0; ///< (1/n)·Σ|Sⱼ|; (n + 1)/2 at distance 0
    double mean = 0; ///< (1/n)·Σ cos(mθᵢ); 1 at distance 0

    bool operator==(const Decay&) const = default;
};

/// `perPosition` has the turns of at least one pair, in the order in which they are summed.
Decay decayAt(const std::vector<Turn>& perPosition, std::int64_t distance);

/// RoFormer's bound on |score| itself, max|hᵢ₊₁ − hᵢ|·Σ|Sⱼ|, where hᵢ = aᵢe^{iφᵢ} are the terms of
/// a score as a function of distance; its offset is added. Law: no score of this function exceeds
/// it.
double scoreBound(const CosineSum& score, std::int64_t distance);

} // namespace lab
