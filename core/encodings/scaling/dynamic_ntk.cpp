#include "core/encodings/scaling/method.h"

#include <array>
#include <limits>

namespace lab {

namespace {

constexpr std::array<std::string_view, 3> dynamicNtkReads {
    "scaling.factor", "scaling.original_length", "scaling.current_length"};
constexpr std::array<std::string_view, 3> dynamicNtkPanel {
    "scaling.factor", "scaling.current_length", "scaling.original_length"};

/// It has grown with the length.
DoubleDouble grownDivisor(const RotaryScaling& scaling)
{
    if (scaling.currentLength <= scaling.originalLength)
        return {1, 0};
    return exactProduct(scaling.factor, static_cast<double>(scaling.currentLength))
        / static_cast<double>(scaling.originalLength)
        + -exactSum(scaling.factor, -1);
}

Multipliers dynamicMultipliers(const Rotary& rotary, const RotaryScaling& scaling)
{
    return ntkMultipliers(rotary, grownDivisor(scaling));
}

double dynamicBase(const Rotary& rotary, const RotaryScaling& scaling)
{
    return ntkBase(rotary, grownDivisor(scaling));
}

} // namespace

namespace scaling {

extern const ScalingRow dynamicNtk;
const ScalingRow dynamicNtk {.method = ScalingMethod::DynamicNtk,
    .reads = dynamicNtkReads,
    .panel = dynamicNtkPanel,
    .multipliers = dynamicMultipliers,
    .divisor = grownDivisor,
    .base = dynamicBase,
    .dependsOnLength = true,
    .reach = [](const Rotary&, const RotaryScaling&,
                 const PairSpan&) { return std::numeric_limits<double>::infinity(); },
    .ropeType = "dynamic",
    .series = 2,
    .dashes = {2, 4}};

} // namespace scaling

} // namespace lab
