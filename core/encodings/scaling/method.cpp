#include "core/encodings/scaling/method.h"

#include "core/math/exact/power_ladder.h"

#include <array>
#include <cmath>

namespace lab {

namespace scaling {

extern const ScalingRow positionInterpolation, ntkAware, dynamicNtk, byParts, yarn, longRope,
    llama3, adjustedBase, proportional;
constexpr ScalingRow plain {
    .reach = [](const Rotary&, const RotaryScaling&, const PairSpan&) { return 1.0; }, .series = 5};

} // namespace scaling

namespace {

DoubleDouble logOf(DoubleDouble number)
{
    return log(number.high) + DoubleDouble {number.low / number.high, 0};
}

} // namespace

std::span<const ScalingRow* const> scalingMethodRows()
{
    using namespace scaling;
    static constexpr std::array rows {&plain, &positionInterpolation, &ntkAware, &dynamicNtk,
        &byParts, &yarn, &longRope, &llama3, &adjustedBase, &proportional};
    return rows;
}

const ScalingRow& rowOf(ScalingMethod method)
{
    return *scalingMethodRows()[static_cast<std::size_t>(method)];
}

Multipliers ntkMultipliers(const Rotary& rotary, DoubleDouble factor)
{
    constexpr DoubleDouble one {1, 0};
    const int pairs = rotary.rotatedWidth / 2;
    if (pairs < 2)
        return Multipliers(static_cast<std::size_t>(pairs), one);
    Multipliers multipliers = powerLadder(logOf(factor), 1, pairs - 1, pairs);
    multipliers.front() = one;
    multipliers.back() = one / factor;
    return multipliers;
}

double ntkBase(const Rotary& rotary, DoubleDouble factor)
{
    if (rotary.rotatedWidth <= 2)
        return rotary.base;
    const DoubleDouble exponent =
        logOf(factor) * DoubleDouble {1.0 * rotary.rotatedWidth, 0} / (rotary.rotatedWidth - 2);
    return (exp(exponent) * DoubleDouble {rotary.base, 0}).high;
}

double lengthening(const RotaryScaling& scaling, double mscale)
{
    return 0.1 * mscale * std::log(scaling.factor) + 1;
}

DoubleDouble blend(DoubleDouble first, DoubleDouble second, DoubleDouble share)
{
    return share == DoubleDouble {1, 0} ? second : first + share * (second + -first);
}

Multipliers rampMultipliers(const std::vector<DoubleDouble>& ramp, double factor)
{
    constexpr DoubleDouble one {1, 0};
    const DoubleDouble divided = one / DoubleDouble {factor, 0};
    Multipliers multipliers;
    for (const DoubleDouble& share : ramp)
        multipliers.push_back(blend(one, divided, share));
    return multipliers;
}

} // namespace lab
