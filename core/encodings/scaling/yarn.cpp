#include "core/encodings/scaling/method.h"
#include "core/encodings/scaling/ramps.h"

#include <array>

namespace lab {

namespace {

constexpr std::array<std::string_view, 9> yarnReads {"scaling.factor", "scaling.original_length",
    "scaling.beta_fast", "scaling.beta_slow", "scaling.ramp_axis", "scaling.ramp_ends",
    "scaling.attention_factor", "scaling.mscale", "scaling.mscale_all_dim"};
constexpr std::array<std::string_view, 7> yarnPanel {"scaling.factor", "scaling.original_length",
    "scaling.beta_fast", "scaling.beta_slow", "scaling.ramp_axis", "scaling.ramp_ends",
    "scaling.attention_factor"};

Multipliers yarnMultipliers(const Rotary& rotary, const RotaryScaling& scaling)
{
    return rampMultipliers(yarnRampExactly(rotary, scaling), scaling.factor);
}

double yarnAttention(const RotaryScaling& scaling)
{
    return scaling.attentionFactor.value_or(
        lengthening(scaling, scaling.mscale) / lengthening(scaling, scaling.mscaleAllDim));
}

std::vector<ScalingRamp> yarnRamps(const RotaryScaling& scaling)
{
    return {{scaling.betaFast, scaling.betaSlow}};
}

} // namespace

namespace scaling {

extern const ScalingRow yarn;
const ScalingRow yarn {.method = ScalingMethod::Yarn,
    .reads = yarnReads,
    .panel = yarnPanel,
    .multipliers = yarnMultipliers,
    .attentionFactor = yarnAttention,
    .ramps = yarnRamps,
    .isAlongTurns = [](const RotaryScaling& s) { return s.rampAxis == RampAxis::Turns; },
    .hasWholeEnds = [](const RotaryScaling& s) { return s.rampEnds == RampEnds::WholePairs; },
    .dividesByFactor = true,
    .ropeType = "yarn"};

} // namespace scaling

} // namespace lab
