#include "core/encodings/scaling/formula.h"

#include "core/encodings/scaling/method.h"
#include "core/encodings/scaling/ramps.h"
#include "core/math/recent.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace lab {

namespace {

constexpr DoubleDouble one {1, 0};

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

DoubleDouble divisorOf(const RotaryScaling& scaling)
{
    const auto divisor = rowOf(scaling.method).divisor;
    return divisor ? divisor(scaling) : DoubleDouble {scaling.factor, 0};
}

/// θ'ᵢ/θᵢ of each rotated pair.
Multipliers madeMultipliers(const Rotary& rotary, const RotaryScaling& scaling)
{
    const auto multipliers = rowOf(scaling.method).multipliers;
    return multipliers ? multipliers(rotary, scaling)
                       : Multipliers(static_cast<std::size_t>(rotary.rotatedWidth / 2), one);
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

} // namespace

std::vector<ScaledPair> scaledPairs(const Rotary& rotary, const RotaryScaling& scaling)
{
    assert(isValid(scaling));
    const std::vector<DoubleDouble> ladder = plainLadder(rotary);
    const Multipliers multipliers = multipliersOf(rotary, scaling);
    const DoubleDouble divided = one / divisorOf(scaling);
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
    return rowOf(method).dependsOnLength;
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
    const auto factor = rowOf(scaling.method).attentionFactor;
    return factor ? factor(scaling) : 1;
}

double softmaxFactor(const RotaryScaling& scaling)
{
    assert(isValid(scaling));
    if (scaling.method != ScalingMethod::Yarn)
        return 1;
    const double moved = lengthening(scaling, scaling.mscaleAllDim);
    return moved * moved;
}

Turning turning(const Rotary& rotary, const RotaryScaling& scaling)
{
    return {turns(rotary, scaling), attentionFactor(scaling)};
}

double scaledBase(const Rotary& rotary, const RotaryScaling& scaling)
{
    assert(isValid(scaling));
    const auto base = rowOf(scaling.method).base;
    return base ? base(rotary, scaling) : rotary.base;
}

} // namespace lab
