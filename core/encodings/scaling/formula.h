#pragma once

#include "core/encodings/rope/formula.h"
#include "core/encodings/scaling/parameters.h"
#include "core/math/exact/turns.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace lab {

enum class Regime {
    Kept, ///< turns as in plain RoPE
    Blended, ///< changed, but not by the whole factor
    Divided, ///< by the whole factor
    Resting, ///< not rotated: beyond the rotated width, or p-RoPE's slowest pairs
};

/// The effect of a scaling on one pair.
struct ScaledPair {
    double plainFrequency = 0; ///< θᵢ in radians per position
    double frequency = 0; ///< θ'ᵢ
    double multiplier = 1; ///< θ'ᵢ/θᵢ; 1 for a pair that plain RoPE does not rotate either
    Regime regime = Regime::Kept;

    bool operator==(const ScaledPair&) const = default;
};

/// Every pair of the width, including unrotated ones, fastest first in plain RoPE.
///
/// Laws: a factor of 1 is plain RoPE where a method divides by it (dynamic NTK at factor 1 is NTK-
/// aware by L/L₀); NTK-aware keeps pair 0 and divides the last by exactly s; Llama 3 is YaRN's ramp
/// in turns without its attention factor.
std::vector<ScaledPair> scaledPairs(const Rotary& rotary, const RotaryScaling& scaling);

/// θ'ᵢ of every pair in radians per position, and as exact turns: accurate for 10⁷ positions.
Eigen::ArrayXd frequencies(const Rotary& rotary, const RotaryScaling& scaling);
std::vector<Turn> turns(const Rotary& rotary, const RotaryScaling& scaling);

/// Multiplies the cosines and sines, so that the rotated columns of query and key are multiplied by
/// it and the score of the rotated pairs by its square. 1 except for YaRN and LongRoPE.
double attentionFactor(const RotaryScaling& scaling);

/// Multiplies the 1/√width before the softmax: m(mscaleAllDim)² for YaRN (DeepSeek), else 1.
double softmaxFactor(const RotaryScaling& scaling);

/// The turns and the attention factor together, as rotated() and scoreAgainstDistance() take them.
Turning turning(const Rotary& rotary, const RotaryScaling& scaling);

/// The base that NTK-aware, dynamic NTK and the adjusted base use; else the plain one.
double scaledBase(const Rotary& rotary, const RotaryScaling& scaling);

/// The (fractional) pair with `turns` turns within `length` positions, r·ln(length/(2π·turns)) /
/// (2·ln base). Negative if none is that fast.
double pairWithTurns(const Rotary& rotary, double turns, std::int64_t length);

/// The inverse: the turns of the (fractional) pair within `length` positions,
/// length·base^(−2·pair/r)/2π.
double turnsOfPair(const Rotary& rotary, double pair, std::int64_t length);

/// The begin and end of a ramp along the pair index: from the formula, and as used (rounded
/// outwards for whole pairs, begin ≥ 0, end ≤ r − 1).
struct RampRange {
    double rawBegin = 0;
    double rawEnd = 0;
    double begin = 0;
    double end = 0;

    bool operator==(const RampRange&) const = default;
};
RampRange yarnRange(const Rotary& rotary, const RotaryScaling& scaling);
RampRange linearRange(const Rotary& rotary, const RotaryScaling& scaling); ///< by parts, beta
RampRange plainRange(const Rotary& rotary, const RotaryScaling& scaling); ///< by parts, gamma

} // namespace lab
