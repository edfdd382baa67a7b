#include "core/encodings/scaling/method.h"
#include "core/encodings/scaling/ramps.h"

#include <array>

namespace lab {

namespace {

constexpr std::array<std::string_view, 4> llama3Reads {"scaling.factor", "scaling.original_length",
    "scaling.low_frequency_factor", "scaling.high_frequency_factor"};

Multipliers llama3Multipliers(const Rotary& rotary, const RotaryScaling& scaling)
{
    return rampMultipliers(llama3Ramp(rotary, scaling), scaling.factor);
}

std::vector<ScalingRamp> llama3Ramps(const RotaryScaling& scaling)
{
    return {{scaling.highFrequencyFactor, scaling.lowFrequencyFactor}};
}

} // namespace

namespace scaling {

extern const ScalingRow llama3;
const ScalingRow llama3 {.method = ScalingMethod::Llama3,
    .reads = llama3Reads,
    .panel = llama3Reads,
    .multipliers = llama3Multipliers,
    .ramps = llama3Ramps,
    .isAlongTurns = [](const RotaryScaling&) { return true; },
    .dividesByFactor = true,
    .ropeType = "llama3",
    .series = 3,
    .dashes = {1, 2}};

} // namespace scaling

} // namespace lab
