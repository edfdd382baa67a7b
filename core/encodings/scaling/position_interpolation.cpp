#include "core/encodings/scaling/method.h"

#include <array>

namespace lab {

namespace {

constexpr std::array<std::string_view, 1> positionInterpolationReads {"scaling.factor"};

Multipliers dividedMultipliers(const Rotary& rotary, const RotaryScaling& scaling)
{
    return Multipliers(static_cast<std::size_t>(rotary.rotatedWidth / 2),
        DoubleDouble {1, 0} / DoubleDouble {scaling.factor, 0});
}

} // namespace

namespace scaling {

extern const ScalingRow positionInterpolation;
const ScalingRow positionInterpolation {.method = ScalingMethod::PositionInterpolation,
    .reads = positionInterpolationReads,
    .panel = positionInterpolationReads,
    .multipliers = dividedMultipliers,
    .dividesByFactor = true,
    .ropeType = "linear",
    .series = 1,
    .dashes = {5, 3}};

} // namespace scaling

} // namespace lab
