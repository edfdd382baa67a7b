#pragma once

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
/// a ramp whose fast end is the slower one runs backwards, as the formulas have it, but Llama 3's,
/// which is a step at its low end then, as one with equal ends always is. LongRoPE's lists should
/// have r/2 numbers: a missing one counts as 1, one too many as nothing. At r = 2 there is no base
/// to change.
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

/// Whether the method turns with other frequencies as the current length grows, so that keys cached
/// before may no longer fit.
bool dependsOnLength(ScalingMethod method);

} // namespace lab
