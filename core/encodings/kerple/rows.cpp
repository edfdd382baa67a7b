#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

constexpr auto kerpleScheme = &Schemes::kerple;

constexpr ChoiceNames<KerpleKernel, 2> kernels = {
    {{{"logarithmic", LAB_WORDS("parameters", "Logarithmic")},
        {"power", LAB_WORDS("parameters", "Power")}}},
    {KerpleKernel::Logarithmic, KerpleKernel::Power}};

const std::array rowsOfKerple = {
    choiceRow<kernels, schemes, kerpleScheme, &Kerple::kernel>({.key = "kerple.kernel",
        .label = LAB_WORDS("parameters", "Kernel"),
        .meaning = LAB_WORDS("parameters",
            "Logarithmic: −r₁ · ln(1 + r₂ · distance). Power: −r₁ · distance to the power r₂.")}),
    realRow<schemes, kerpleScheme, &Kerple::r1>({.key = "kerple.r1",
        .symbol = "r_1",
        .label = LAB_WORDS("parameters", "Strength"),
        .meaning = LAB_WORDS("parameters", "The factor of the kernel; learned."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1e-4, 100.0>}),
    realRow<schemes, kerpleScheme, &Kerple::r2>({.key = "kerple.r2",
        .symbol = "r_2",
        .label = LAB_WORDS("parameters", "Shape"),
        .meaning = LAB_WORDS("parameters",
            "The rate inside the logarithm, or the exponent of the power (at most 2); learned."),
        .scale = ParameterScale::Logarithmic,
        .range =
            [](const LabState& s) {
                return Range {1e-4, s.schemes.kerple.kernel == KerpleKernel::Power ? 2.0 : 100.0};
            }}),
};

} // namespace

std::span<const Parameter> kerpleRows()
{
    return rowsOfKerple;
}

} // namespace lab
