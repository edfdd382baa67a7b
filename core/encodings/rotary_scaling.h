#pragma once

#include "core/encodings/rotary.h"
#include "core/math/turns.h"

#include <Eigen/Core>

#include <cstdint>
#include <optional>
#include <vector>

namespace lab {

enum class ScalingMethod {
    None, ///< plain RoPE
    PositionInterpolation, ///< every θᵢ / s; `linear`. Chen et al. 2023, arXiv:2306.15595
    NtkAware, ///< base·s^(r/(r−2)): pair 0 is kept, the last one divided by s; bloc97 2023
    DynamicNtk, ///< NTK-aware with s·L/L₀ − (s − 1) in place of s, L the current length; `dynamic`
    NtkByParts, ///< plain, NTK-aware and divided, mixed by two ramps; jquesnelle/yarn, summer 2023
    Yarn, ///< one ramp from kept to divided, and longer vectors. Peng et al., arXiv:2309.00071
    LongRope, ///< a divisor for each pair from one of two lists. Ding et al., arXiv:2402.13753
    Llama3, ///< a ramp in turns; Llama 3.1, arXiv:2407.21783, as in meta-llama/llama-models
    AdjustedBase, ///< another base, trained with (ABF). Xiong et al. 2023, arXiv:2309.16039
    ProportionalRope, ///< p-RoPE: the slowest pairs rest. Barbero et al., arXiv:2410.06205
};

/// What YaRN's ramp runs along.
enum class RampAxis {
    PairIndex, ///< i, between the pairs that make betaFast and betaSlow turns; all released code
    Turns, ///< the turns L₀·θᵢ/2π themselves; the paper's equations
};

/// Where the ramp along the pair index starts and ends.
enum class RampEnds {
    WholePairs, ///< floor and ceil to whole numbers; `truncate`, the default everywhere
    Exact, ///< `truncate: false`, gpt-oss
};

/// How RoPE is stretched beyond the length that it was trained for. A method reads only the
/// numbers that its comment names; s is `factor`, L₀ `originalLength`, r the rotated width.
///
/// Numbers in the stated ranges are valid for any Rotary. The turns at the ends of a ramp are > 0;
/// a ramp whose fast end is the slower one runs backwards, as the formulas have it, and one with
/// equal ends is a step. LongRoPE's lists should have r/2 numbers: a missing one counts as 1, one
/// too many as nothing. At r = 2 there is no base to change.
struct RotaryScaling {
    ScalingMethod method = ScalingMethod::None;
    double factor = 8; ///< s ≥ 1; for LongRoPE the longest length / L₀, for its attention factor
    std::int64_t originalLength = 4096; ///< L₀ ≥ 2: dynamic NTK, by parts, YaRN, LongRoPE, Llama 3
    std::int64_t currentLength = 32768; ///< L ≥ 1: dynamic NTK and LongRoPE, plain or short to L₀
    double betaFast = 32; ///< YaRN: turns within L₀ from which on a pair is kept
    double betaSlow = 1; ///< YaRN: turns up to which a pair is divided by s
    RampAxis rampAxis = RampAxis::PairIndex; ///< YaRN
    RampEnds rampEnds = RampEnds::WholePairs; ///< YaRN along the pair index
    std::optional<double> attentionFactor; ///< YaRN, LongRoPE: in place of the method's own; > 0
    double mscale = 1; ///< ≥ 0, YaRN's attention factor is m(mscale) / m(mscaleAllDim) with
    double mscaleAllDim = 0; ///< ≥ 0, m(x) = 0.1·x·ln s + 1; it moves into the softmax
    std::vector<double> shortFactors; ///< LongRoPE: divisor of each pair up to L₀; > 0
    std::vector<double> longFactors; ///< and beyond
    double lowFrequencyFactor = 1; ///< Llama 3: turns up to which a pair is divided by s
    double highFrequencyFactor = 4; ///< Llama 3: turns from which on a pair is kept
    double beta0 = 1.25; ///< by parts: turns where NTK-aware begins to give way to θᵢ/s
    double beta1 = 0.75; ///< and where it has
    double gamma0 = 16; ///< by parts: turns where plain RoPE begins to give way
    double gamma1 = 2; ///< and where it has
    double ntkFactor = 1; ///< by parts: share of NTK-aware, 0 to 1
    double extrapolationFactor = 1; ///< by parts: share of plain RoPE, 0 to 1
    double adjustedBase = 500000; ///< adjusted base: > 1
    double turningShare = 0.75; ///< p-RoPE: p, the share of the pairs that turn, 0 to 1

    bool operator==(const RotaryScaling&) const = default;
};

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

/// Whether the method turns with other frequencies as the current length grows, so that keys cached
/// before may no longer fit.
bool dependsOnLength(ScalingMethod method);

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

/// YaRN's ramp of each rotated pair along its axis: 0 keeps it, 1 divides it by s.
std::vector<double> yarnRamp(const Rotary& rotary, const RotaryScaling& scaling);

} // namespace lab
