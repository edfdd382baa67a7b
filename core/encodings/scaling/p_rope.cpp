#include "core/encodings/rope/formula.h"
#include "core/encodings/scaling/method.h"

#include <algorithm>
#include <array>

namespace lab {

namespace {

constexpr std::array<std::string_view, 1> proportionalReads {"scaling.turning_share"};

Multipliers proportionalMultipliers(const Rotary& rotary, const RotaryScaling& scaling)
{
    const int turning = rotatedWidth(rotary.rotatedWidth, scaling.turningShare) / 2;
    Multipliers multipliers(static_cast<std::size_t>(rotary.rotatedWidth / 2), DoubleDouble {});
    std::fill_n(multipliers.begin(), turning, DoubleDouble {1, 0});
    return multipliers;
}

} // namespace

namespace scaling {

extern const ScalingRow proportional;
const ScalingRow proportional {.method = ScalingMethod::ProportionalRope,
    .reads = proportionalReads,
    .panel = proportionalReads,
    .multipliers = proportionalMultipliers,
    .reach = [](const Rotary&, const RotaryScaling&, const PairSpan&) { return 1.0; },
    .ropeType = "proportional",
    .series = 1,
    .dashes = {1, 4}};

} // namespace scaling

} // namespace lab
