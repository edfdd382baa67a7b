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
        .meaning = LAB_WORDS("parameters", "The base of the rotation's frequencies."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<lowestBase, highestBase>}),
    integerRow<schemes, xposScheme, &XposScheme::width>({.key = "xpos.width",
        .symbol = "d",
        .label = LAB_WORDS("parameters", "Dimension"),
        .meaning = LAB_WORDS("parameters", "Number of components in one head's query or key, d."),
        .unit = LAB_WORDS("parameters", "dimensions"),
        .scale = ParameterScale::Logarithmic,
        .multipleOf = 2,
        .range = fixedRange<2.0, static_cast<double>(largestWidth)>}),
    choiceRow<pairings, schemes, xposScheme, &XposScheme::pairing>({.key = "xpos.pairing",
        .label = LAB_WORDS("parameters", "Pairing"),
        .meaning = LAB_WORDS("parameters", "Which columns form a pair that rotates together.")}),
    realRow<schemes, xposScheme, &XposScheme::scaleBase>({.key = "xpos.scale_base",
        .label = LAB_WORDS("parameters", "Scale base"),
        .meaning = LAB_WORDS("parameters",
            "Number of positions over which a pair shrinks once by its factor ζ; 512 in the "
            "paper."),
        .unit = LAB_WORDS("parameters", "positions"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, static_cast<double>(lastPosition)>}),
    realRow<schemes, xposScheme, &XposScheme::gamma>({.key = "xpos.gamma",
        .label = LAB_WORDS("parameters", "Gamma"),
        .meaning = LAB_WORDS("parameters",
            "How close the factors ζ of all pairs are to 1: 0.4 in the paper; a large value gives "
            "plain RoPE."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1e-3, 1e6>}),
    integerRow<schemes, xposScheme, &XposScheme::seed>({.key = "xpos.seed",
        .label = LAB_WORDS("parameters", "Seed"),
        .meaning = LAB_WORDS("parameters", "Seed of the query and the key."),
        .range = fixedRange<0.0, 1e6>}),
};

} // namespace

std::span<const Parameter> xposRows()
{
    return rowsOfXpos;
}

} // namespace lab
