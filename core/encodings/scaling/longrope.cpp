#include "core/encodings/scaling/method.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lab {

namespace {

constexpr std::array<std::string_view, 4> longRopeReads {"scaling.factor",
    "scaling.original_length", "scaling.current_length", "scaling.attention_factor"};
constexpr std::array<std::string_view, 4> longRopePanel {"scaling.current_length",
    "scaling.original_length", "scaling.factor", "scaling.attention_factor"};

Multipliers longRopeMultipliers(const Rotary& rotary, const RotaryScaling& scaling)
{
    const bool isLong = scaling.currentLength > scaling.originalLength;
    std::vector<double> divisors = isLong ? scaling.longFactors : scaling.shortFactors;
    divisors.resize(static_cast<std::size_t>(rotary.rotatedWidth / 2), 1);
    Multipliers multipliers;
    for (const double divisor : divisors)
        multipliers.push_back(DoubleDouble {1, 0} / divisor);
    return multipliers;
}

double longRopeAttention(const RotaryScaling& scaling)
{
    return scaling.attentionFactor.value_or(std::sqrt(
        1 + std::log(scaling.factor) / std::log(static_cast<double>(scaling.originalLength))));
}

/// The largest divisor of the long list; pairs beyond its end are not divided.
double longRopeReach(const Rotary& rotary, const RotaryScaling& scaling, const PairSpan&)
{
    const auto pairs = static_cast<std::size_t>(rotary.rotatedWidth / 2);
    const auto& list = scaling.longFactors;
    double largest = list.size() < pairs ? 1 : 0;
    for (std::size_t pair = 0; pair < std::min(list.size(), pairs); ++pair)
        largest = std::max(largest, list[pair]);
    return largest;
}

} // namespace

namespace scaling {

extern const ScalingRow longRope;
const ScalingRow longRope {.method = ScalingMethod::LongRope,
    .reads = longRopeReads,
    .panel = longRopePanel,
    .multipliers = longRopeMultipliers,
    .attentionFactor = longRopeAttention,
    .dependsOnLength = true,
    .reach = longRopeReach,
    .ropeType = "longrope",
    .series = 4,
    .dashes = {3, 1.5}};

} // namespace scaling

} // namespace lab
