#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace lab {

enum class ScalingMethod {
    None, ///< plain RoPE
    PositionInterpolation, ///< every θᵢ / s; `linear`. Chen et al. 2023, arXiv:2306.15595
    NtkAware, ///< base·s^(r/(r−2)): pair 0 is unchanged, the last one divided by s; bloc97 2023
    DynamicNtk, ///< NTK-aware with s·L/L₀ − (s − 1) instead of s, L the current length; `dynamic`
    NtkByParts, ///< plain, NTK-aware and divided, mixed by two ramps; jquesnelle/yarn, summer 2023
    /// One ramp from unchanged to divided, and an attention factor. Peng et al., arXiv:2309.00071.
    Yarn,
    LongRope, ///< a divisor per pair from one of two lists. Ding et al., arXiv:2402.13753
    Llama3, ///< a ramp in turns; Llama 3.1, arXiv:2407.21783, as in meta-llama/llama-models
    AdjustedBase, ///< a larger base in training (ABF). Xiong et al. 2023, arXiv:2309.16039
    /// p-RoPE: the slowest pairs are not rotated. Barbero et al., arXiv:2410.06205.
    ProportionalRope,
};

/// The variable along which YaRN's ramp runs.
enum class RampAxis {
    PairIndex, ///< i, between the pairs with betaFast and betaSlow turns; all released code
    Turns, ///< the turns L₀·θᵢ/2π; the paper's equations
};

/// How the ends of the ramp along the pair index are rounded.
enum class RampEnds {
    WholePairs, ///< floor and ceil to integers; `truncate`, the default everywhere
    Exact, ///< `truncate: false`, gpt-oss
};

/// How RoPE is stretched beyond its training length. A method reads only the values that its
/// comment names; s is `factor`, L₀ `originalLength`, r the rotated width.
///
/// Values in the stated ranges are valid for any Rotary. The turns at the ends of a ramp are > 0. A
/// ramp whose fast end is the slower one runs backwards, as the formulas define; except Llama 3's,
/// which is then a step at its low end, as is every ramp with equal ends. LongRoPE's lists should
/// have r/2 values: missing ones count as 1, additional ones are ignored. At r = 2 there is no base
/// to change.
struct RotaryScaling {
    ScalingMethod method = ScalingMethod::None;
    double factor = 8; ///< s ≥ 1; for LongRoPE the longest length / L₀, for its attention factor
    std::int64_t originalLength = 4096; ///< L₀ ≥ 2: dynamic NTK, by parts, YaRN, LongRoPE, Llama 3
    std::int64_t currentLength = 32768; ///< L ≥ 1: dynamic NTK and LongRoPE, plain or short to L₀
    double betaFast = 32; ///< YaRN: pairs with at least this many turns within L₀ are unchanged
    double betaSlow = 1; ///< YaRN: pairs with at most this many turns are divided by s
    RampAxis rampAxis = RampAxis::PairIndex; ///< YaRN
    RampEnds rampEnds = RampEnds::WholePairs; ///< YaRN along the pair index
    std::optional<double> attentionFactor; ///< YaRN, LongRoPE: replaces the method's own; > 0
    double mscale = 1; ///< ≥ 0, YaRN's attention factor is m(mscale) / m(mscaleAllDim) with
    double mscaleAllDim = 0; ///< ≥ 0, m(x) = 0.1·x·ln s + 1; it moves into the softmax
    std::vector<double> shortFactors; ///< LongRoPE: divisor per pair up to L₀; > 0
    std::vector<double> longFactors; ///< the same beyond L₀
    double lowFrequencyFactor = 1; ///< Llama 3: pairs with at most this many turns are divided by s
    double highFrequencyFactor = 4; ///< Llama 3: pairs with at least this many turns are unchanged
    double beta0 = 1.25; ///< by parts: turns at which the ramp from NTK-aware to θᵢ/s begins
    double beta1 = 0.75; ///< and at which it ends
    double gamma0 = 16; ///< by parts: turns at which the ramp from plain RoPE begins
    double gamma1 = 2; ///< and at which it ends
    double ntkFactor = 1; ///< by parts: share of NTK-aware, 0 to 1
    double extrapolationFactor = 1; ///< by parts: share of plain RoPE, 0 to 1
    double adjustedBase = 500000; ///< adjusted base: > 1
    double turningShare = 0.75; ///< p-RoPE: p, the share of pairs that are rotated, 0 to 1

    bool operator==(const RotaryScaling&) const = default;
};

/// Whether the frequencies of the method change as the current length grows, so that keys cached
/// before may no longer fit.
bool dependsOnLength(ScalingMethod method);

} // namespace lab
