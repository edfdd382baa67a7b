#include "core/encodings/scaling/method.h"

#include <array>

namespace lab {

namespace {

constexpr std::array<std::string_view, 1> ntkAwareReads {"scaling.factor"};

Multipliers ntkAwareMultipliers(const Rotary& rotary, const RotaryScaling& scaling)
{
    return ntkMultipliers(rotary, {scaling.factor, 0});
}

double ntkAwareBase(const Rotary& rotary, const RotaryScaling& scaling)
{
    return ntkBase(rotary, {scaling.factor, 0});
}

} // namespace

namespace scaling {

extern const ScalingRow ntkAware;
const ScalingRow ntkAware {.method = ScalingMethod::NtkAware,
    .reads = ntkAwareReads,
    .panel = ntkAwareReads,
    .multipliers = ntkAwareMultipliers,
    .base = ntkAwareBase,
    .dividesByFactor = true,
    .series = 2,
    .dashes = {6, 2, 1, 2}};

} // namespace scaling

} // namespace lab
