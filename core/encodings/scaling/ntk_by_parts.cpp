#include "core/encodings/scaling/method.h"
#include "core/encodings/scaling/ramps.h"

#include <array>

namespace lab {

namespace {

constexpr std::array<std::string_view, 8> byPartsReads {"scaling.factor", "scaling.original_length",
    "scaling.beta_0", "scaling.beta_1", "scaling.gamma_0", "scaling.gamma_1", "scaling.ntk_factor",
    "scaling.extrapolation_factor"};
constexpr std::array<std::string_view, 6> byPartsPanel {"scaling.factor", "scaling.original_length",
    "scaling.gamma_0", "scaling.gamma_1", "scaling.beta_0", "scaling.beta_1"};

Multipliers multipliersByParts(const Rotary& rotary, const RotaryScaling& scaling)
{
    constexpr DoubleDouble one {1, 0};
    const DoubleDouble factor {scaling.factor, 0};
    const Multipliers ntk = ntkMultipliers(rotary, factor);
    const Ramp linear = linearRamp(rotary, scaling);
    const Ramp plain = plainRamp(rotary, scaling);
    const auto reversed = [](const DoubleDouble& share, double largest) {
        return (one + -share) * DoubleDouble {largest, 0};
    };
    Multipliers multipliers;
    for (std::size_t i = 0; i < ntk.size(); ++i) {
        const DoubleDouble slow =
            blend(one / factor, ntk[i], reversed(linear[i], scaling.ntkFactor));
        multipliers.push_back(blend(slow, one, reversed(plain[i], scaling.extrapolationFactor)));
    }
    return multipliers;
}

std::vector<ScalingRamp> rampsByParts(const RotaryScaling& scaling)
{
    return {{scaling.gamma0, scaling.gamma1}, {scaling.beta0, scaling.beta1}};
}

} // namespace

namespace scaling {

extern const ScalingRow byParts;
const ScalingRow byParts {.method = ScalingMethod::NtkByParts,
    .reads = byPartsReads,
    .panel = byPartsPanel,
    .multipliers = multipliersByParts,
    .ramps = rampsByParts,
    .hasWholeEnds = [](const RotaryScaling&) { return true; },
    .dividesByFactor = true,
    .series = 4,
    .dashes = {8, 3}};

} // namespace scaling

} // namespace lab
