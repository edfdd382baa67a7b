#include "core/encodings/scaling/formula.h"

#include "core/encodings/scaling/ramps.h"
#include "core/math/exact/double_double.h"
#include "core/math/exact/power_ladder.h"
#include "core/math/recent.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace lab {

namespace {

// Everything has some 106 bits until it is converted to turns: with a frequency in double
// precision, the angle at position 10⁷ would have an error of 1e-9 rad.
constexpr DoubleDouble one {1, 0};
using Multipliers = std::vector<DoubleDouble>;

[[maybe_unused]] bool isValid(const RotaryScaling& scaling)
{
    const auto isShare = [](double number) { return number >= 0 && number <= 1; };
    const auto arePositive = [](const auto& numbers) {
        return std::ranges::all_of(numbers, [](double number) { return number > 0; });
    };
    const std::array turns {scaling.betaFast, scaling.betaSlow, scaling.lowFrequencyFactor,
        scaling.highFrequencyFactor, scaling.beta0, scaling.beta1, scaling.gamma0, scaling.gamma1};
    return scaling.factor >= 1 && scaling.originalLength >= 2 && scaling.currentLength >= 1
        && arePositive(turns) && scaling.attentionFactor.value_or(1) > 0 && scaling.mscale >= 0
        && scaling.mscaleAllDim >= 0 && arePositive(scaling.shortFactors)
        && arePositive(scaling.longFactors) && isShare(scaling.ntkFactor)
        && isShare(scaling.extrapolationFactor) && scaling.adjustedBase > 1
        && isShare(scaling.turningShare);
}

DoubleDouble logOf(DoubleDouble number)
{
    return log(number.high) + DoubleDouble {number.low / number.high, 0};
}

/// The divisor of complete interpolation: s, except for dynamic NTK, where it has grown with the
/// length.
DoubleDouble wholeFactor(const RotaryScaling& scaling)
{
    if (scaling.method != ScalingMethod::DynamicNtk)
        return {scaling.factor, 0};
    if (scaling.currentLength <= scaling.originalLength)
        return one;
    return exactProduct(scaling.factor, static_cast<double>(scaling.currentLength))
        / static_cast<double>(scaling.originalLength)
        + -exactSum(scaling.factor, -1);
}

/// factor^(−2i/(r−2)): the ratio of θᵢ for a base factor^(r/(r−2)) times as large.
Multipliers ntkMultipliers(const Rotary& rotary, DoubleDouble factor)
{
    const int pairs = rotary.rotatedWidth / 2;
    if (pairs < 2)
        return Multipliers(static_cast<std::size_t>(pairs), one);
    Multipliers multipliers = powerLadder(logOf(factor), 1, pairs - 1, pairs);
    multipliers.front() = one;
    multipliers.back() = one / factor;
    return multipliers;
}

/// Interpolates from `first` at share 0 to `second` at share 1, exact at the ends.
DoubleDouble blend(DoubleDouble first, DoubleDouble second, DoubleDouble share)
{
    if (share == one)
        return second;
    return first + share * (second + -first);
}

Multipliers rampMultipliers(const Ramp& ramp, DoubleDouble divided)
{
    Multipliers multipliers;
    for (const DoubleDouble& share : ramp)
        multipliers.push_back(blend(one, divided, share));
    return multipliers;
}

Multipliers multipliersByParts(const Rotary& rotary, const RotaryScaling& scaling)
{
    const DoubleDouble factor {scaling.factor, 0};
    const Multipliers ntk = ntkMultipliers(rotary, factor);
    const Ramp linear = linearRamp(rotary, scaling);
    const Ramp plain = plainRamp(rotary, scaling);
    const auto reversed = [](const DoubleDouble& share, double largest) {
        return (one + -share) * DoubleDouble {largest, 0};
    };
    Multipliers multipliers;
    for (std::size_t i = 0; i < ntk.size(); ++i) {
        const DoubleDouble slow =
            blend(one / factor, ntk[i], reversed(linear[i], scaling.ntkFactor));
        multipliers.push_back(blend(slow, one, reversed(plain[i], scaling.extrapolationFactor)));
    }
    return multipliers;
}

Multipliers longRopeMultipliers(const Rotary& rotary, const RotaryScaling& scaling)
{
    const bool isLong = scaling.currentLength > scaling.originalLength;
    std::vector<double> divisors = isLong ? scaling.longFactors : scaling.shortFactors;
    divisors.resize(static_cast<std::size_t>(rotary.rotatedWidth / 2), 1);
    Multipliers multipliers;
    for (const double divisor : divisors)
        multipliers.push_back(one / divisor);
    return multipliers;
}

Multipliers adjustedBaseMultipliers(const Rotary& rotary, double base)
{
    if (rotary.rotatedWidth == 0)
        return {};
    const DoubleDouble logRatio = log(base) + -log(rotary.base);
    return powerLadder(logRatio, 2, rotary.rotatedWidth, rotary.rotatedWidth / 2);
}

/// θ'ᵢ/θᵢ of each rotated pair.
Multipliers madeMultipliers(const Rotary& rotary, const RotaryScaling& scaling)
{
    const auto pairs = static_cast<std::size_t>(rotary.rotatedWidth / 2);
    const DoubleDouble divided = one / wholeFactor(scaling);
    switch (scaling.method) {
    case ScalingMethod::None:
        break;
    case ScalingMethod::PositionInterpolation:
        return Multipliers(pairs, divided);
    case ScalingMethod::NtkAware:
    case ScalingMethod::DynamicNtk:
        return ntkMultipliers(rotary, wholeFactor(scaling));
    case ScalingMethod::NtkByParts:
        return multipliersByParts(rotary, scaling);
    case ScalingMethod::Yarn:
        return rampMultipliers(yarnRampExactly(rotary, scaling), divided);
    case ScalingMethod::LongRope:
        return longRopeMultipliers(rotary, scaling);
    case ScalingMethod::Llama3:
        return rampMultipliers(llama3Ramp(rotary, scaling), divided);
    case ScalingMethod::AdjustedBase:
        return adjustedBaseMultipliers(rotary, scaling.adjustedBase);
    case ScalingMethod::ProportionalRope: {
        const int turning = rotatedWidth(rotary.rotatedWidth, scaling.turningShare) / 2;
        Multipliers multipliers(pairs, DoubleDouble {});
        std::fill_n(multipliers.begin(), turning, one);
        return multipliers;
    }
    }
    return Multipliers(pairs, one);
}

struct MultipliersWanted {
    Rotary rotary;
    RotaryScaling scaling;

    bool operator==(const MultipliersWanted&) const = default;
};

Multipliers multipliersOf(const Rotary& rotary, const RotaryScaling& scaling)
{
    constexpr std::size_t kept = 12; // all methods for one state
    thread_local Recent<MultipliersWanted, Multipliers, kept> recent;
    return recent.of({rotary, scaling}, [&] { return madeMultipliers(rotary, scaling); });
}

Regime regimeOf(DoubleDouble multiplier, DoubleDouble divided)
{
    if (multiplier == one)
        return Regime::Kept;
    if (multiplier == DoubleDouble {})
        return Regime::Resting;
    return multiplier == divided ? Regime::Divided : Regime::Blended;
}

/// DeepSeek's m(x); 0.1·ln s + 1 at x = 1.
double lengthening(double factor, double mscale)
{
    return 0.1 * mscale * std::log(factor) + 1;
}

} // namespace

std::vector<ScaledPair> scaledPairs(const Rotary& rotary, const RotaryScaling& scaling)
{
    assert(isValid(scaling));
    const std::vector<DoubleDouble> ladder = plainLadder(rotary);
    const Multipliers multipliers = multipliersOf(rotary, scaling);
    const DoubleDouble divided = one / wholeFactor(scaling);
    std::vector<ScaledPair> pairs(
        static_cast<std::size_t>(pairCount(rotary)), ScaledPair {0, 0, 1, Regime::Resting});
    for (std::size_t i = 0; i < multipliers.size(); ++i) {
        const Regime regime = regimeOf(multipliers[i], divided);
        const double frequency = ladder[i].high;
        pairs[i] = {frequency,
            regime == Regime::Kept ? frequency : (ladder[i] * multipliers[i]).high,
            multipliers[i].high, regime};
    }
    return pairs;
}

bool dependsOnLength(ScalingMethod method)
{
    return method == ScalingMethod::DynamicNtk || method == ScalingMethod::LongRope;
}

Eigen::ArrayXd frequencies(const Rotary& rotary, const RotaryScaling& scaling)
{
    if (scaling.method == ScalingMethod::None)
        return frequencies(rotary);
    const std::vector<ScaledPair> pairs = scaledPairs(rotary, scaling);
    Eigen::ArrayXd values(static_cast<Eigen::Index>(pairs.size()));
    for (std::size_t i = 0; i < pairs.size(); ++i)
        values[static_cast<Eigen::Index>(i)] = pairs[i].frequency;
    return values;
}

std::vector<Turn> turns(const Rotary& rotary, const RotaryScaling& scaling)
{
    assert(isValid(scaling));
    std::vector<Turn> perPosition = turns(rotary);
    if (scaling.method == ScalingMethod::None)
        return perPosition;
    const std::vector<DoubleDouble> ladder = plainLadder(rotary);
    const Multipliers multipliers = multipliersOf(rotary, scaling);
    for (std::size_t i = 0; i < multipliers.size(); ++i) {
        if (multipliers[i] == one)
            continue;
        const DoubleDouble frequency = ladder[i] * multipliers[i];
        perPosition[i] = turnOfRadians(frequency.high) + turnOfRadians(frequency.low);
    }
    return perPosition;
}

double attentionFactor(const RotaryScaling& scaling)
{
    assert(isValid(scaling));
    const double factor = scaling.factor;
    if (scaling.method == ScalingMethod::Yarn)
        return scaling.attentionFactor.value_or(
            lengthening(factor, scaling.mscale) / lengthening(factor, scaling.mscaleAllDim));
    if (scaling.method == ScalingMethod::LongRope)
        return scaling.attentionFactor.value_or(std::sqrt(
            1 + std::log(factor) / std::log(static_cast<double>(scaling.originalLength))));
    return 1;
}

double softmaxFactor(const RotaryScaling& scaling)
{
    assert(isValid(scaling));
    if (scaling.method != ScalingMethod::Yarn)
        return 1;
    const double moved = lengthening(scaling.factor, scaling.mscaleAllDim);
    return moved * moved;
}

Turning turning(const Rotary& rotary, const RotaryScaling& scaling)
{
    return {turns(rotary, scaling), attentionFactor(scaling)};
}

double scaledBase(const Rotary& rotary, const RotaryScaling& scaling)
{
    assert(isValid(scaling));
    if (scaling.method == ScalingMethod::AdjustedBase)
        return scaling.adjustedBase;
    const bool isNtk =
        scaling.method == ScalingMethod::NtkAware || scaling.method == ScalingMethod::DynamicNtk;
    if (!isNtk || rotary.rotatedWidth <= 2)
        return rotary.base;
    const DoubleDouble exponent = logOf(wholeFactor(scaling))
        * DoubleDouble {1.0 * rotary.rotatedWidth, 0} / (rotary.rotatedWidth - 2);
    return (exp(exponent) * DoubleDouble {rotary.base, 0}).high;
}

} // namespace lab
