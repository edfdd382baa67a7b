#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

constexpr auto xposScheme = &Schemes::xpos;

constexpr ChoiceNames<Pairing, 2> pairings = {
    {{{"interleaved", LAB_WORDS("parameters", "Interleaved")},
        {"halves", LAB_WORDS("parameters", "Half-split")}}},
    {Pairing::Interleaved, Pairing::Halves}};

const std::array rowsOfXpos = {
    realRow<schemes, xposScheme, &XposScheme::base>({.key = "xpos.base",
        .symbol = "b",
        .label = LAB_WORDS("parameters", "Base"),
        .meaning = LAB_WORDS("parameters", "The base of the frequencies of the rotation."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<lowestBase, highestBase>}),
    integerRow<schemes, xposScheme, &XposScheme::width>({.key = "xpos.width",
        .symbol = "d",
        .label = LAB_WORDS("parameters", "Width"),
        .meaning = LAB_WORDS("parameters", "How many numbers a query or key of one head has."),
        .unit = LAB_WORDS("parameters", "columns"),
        .scale = ParameterScale::Logarithmic,
        .multipleOf = 2,
        .range = fixedRange<2.0, static_cast<double>(largestWidth)>}),
    choiceRow<pairings, schemes, xposScheme, &XposScheme::pairing>({.key = "xpos.pairing",
        .label = LAB_WORDS("parameters", "Pairing"),
        .meaning = LAB_WORDS("parameters", "Which columns make a pair that turns together.")}),
    realRow<schemes, xposScheme, &XposScheme::scaleBase>({.key = "xpos.scale_base",
        .label = LAB_WORDS("parameters", "Scale base"),
        .meaning = LAB_WORDS("parameters",
            "Over so many positions a pair shrinks by its factor zeta once; 512 as published."),
        .unit = LAB_WORDS("parameters", "positions"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, static_cast<double>(lastPosition)>}),
    realRow<schemes, xposScheme, &XposScheme::gamma>({.key = "xpos.gamma",
        .label = LAB_WORDS("parameters", "Gamma"),
        .meaning = LAB_WORDS("parameters",
            "How near the factors zeta of all pairs are to 1; 0.4 as published, and a large one "
            "is plain RoPE."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1e-3, 1e6>}),
    integerRow<schemes, xposScheme, &XposScheme::seed>({.key = "xpos.seed",
        .label = LAB_WORDS("parameters", "Seed"),
        .meaning = LAB_WORDS("parameters", "The seed of the query and the key."),
        .range = fixedRange<0.0, 1e6>}),
};

} // namespace

std::span<const Parameter> xposRows()
{
    return rowsOfXpos;
}

} // namespace lab
