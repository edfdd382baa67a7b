#include "core/encodings/scaling/method.h"
#include "core/math/exact/power_ladder.h"

#include <array>

namespace lab {

namespace {

constexpr std::array<std::string_view, 1> adjustedBaseReads {"scaling.adjusted_base"};

Multipliers adjustedBaseMultipliers(const Rotary& rotary, const RotaryScaling& scaling)
{
    if (rotary.rotatedWidth == 0)
        return {};
    const DoubleDouble logRatio = log(scaling.adjustedBase) + -log(rotary.base);
    return powerLadder(logRatio, 2, rotary.rotatedWidth, rotary.rotatedWidth / 2);
}

} // namespace

namespace scaling {

extern const ScalingRow adjustedBase;
const ScalingRow adjustedBase {.method = ScalingMethod::AdjustedBase,
    .reads = adjustedBaseReads,
    .panel = adjustedBaseReads,
    .multipliers = adjustedBaseMultipliers,
    .base = [](const Rotary&, const RotaryScaling& s) { return s.adjustedBase; },
    .isSearchable = false,
    .reach =
        [](const Rotary& rotary, const RotaryScaling& s, const PairSpan& slower) {
            return s.adjustedBase < rotary.base ? slower.least : slower.most;
        },
    .series = 3,
    .dashes = {3, 1.5, 1, 1.5}};

} // namespace scaling

} // namespace lab
