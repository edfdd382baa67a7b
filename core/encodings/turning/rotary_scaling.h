#pragma once

#include "core/encodings/turning/rotary.h"
#include "core/encodings/turning/rotary_scaling_parameters.h"
#include "core/math/exact/turns.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace lab {

enum class Regime {
    Kept, ///< turns as in plain RoPE
    Blended, ///< changed, but not by the whole factor
    Divided, ///< by the whole factor
    Resting, ///< does not turn: beyond the rotated width, or p-RoPE's slowest pairs
};

/// What a scaling makes of one pair.
struct ScaledPair {
    double plainFrequency = 0; ///< θᵢ in radians a position
    double frequency = 0; ///< θ'ᵢ
    double multiplier = 1; ///< θ'ᵢ/θᵢ; 1 for a pair that rests in plain RoPE as well
    Regime regime = Regime::Kept;

    bool operator==(const ScaledPair&) const = default;
};

/// Every pair of the width, the resting ones included, fastest first in plain RoPE.
///
/// Laws: a factor of 1 is plain RoPE where a method divides by it (dynamic NTK at factor 1 is NTK-
/// aware by L/L₀); NTK-aware keeps pair 0 and divides the last by exactly s; Llama 3 is YaRN's ramp
/// in turns without its attention factor.
std::vector<ScaledPair> scaledPairs(const Rotary& rotary, const RotaryScaling& scaling);

/// θ'ᵢ of every pair in radians a position, and as exact turns: good for 10⁷ positions.
Eigen::ArrayXd frequencies(const Rotary& rotary, const RotaryScaling& scaling);
std::vector<Turn> turns(const Rotary& rotary, const RotaryScaling& scaling);

/// Multiplies the cosines and sines, so that the turned columns of query and key become longer by
/// it and the score of the turned pairs by its square. 1 but for YaRN and LongRoPE.
double attentionFactor(const RotaryScaling& scaling);

/// Multiplies the 1/√width before the softmax: m(mscaleAllDim)² for YaRN (DeepSeek), else 1.
double softmaxFactor(const RotaryScaling& scaling);

/// The turns and the attention factor together, as rotated() and scoreAgainstDistance() take them.
Turning turning(const Rotary& rotary, const RotaryScaling& scaling);

/// The base that NTK-aware, dynamic NTK and the adjusted base turn with; else the plain one.
double scaledBase(const Rotary& rotary, const RotaryScaling& scaling);

/// The (fractional) pair that makes `turns` turns within `length` positions,
/// r·ln(length/(2π·turns)) / (2·ln base). Negative where none is that fast.
double pairWithTurns(const Rotary& rotary, double turns, std::int64_t length);

/// The turns that the (fractional) pair makes within `length` positions, the other way round:
/// length·base^(−2·pair/r)/2π.
double turnsOfPair(const Rotary& rotary, double pair, std::int64_t length);

/// Where a ramp along the pair index begins and ends: as the formula says, and as it is used
/// (rounded outwards for whole pairs, begin ≥ 0, end ≤ r − 1).
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
