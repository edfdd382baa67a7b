#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

constexpr auto functionalRelativeScheme = &Schemes::functionalRelative;
constexpr auto sinusoid = &FunctionalRelative::sinusoid;

constexpr ChoiceNames<SinusoidalLayout, 3> layouts = {
    {{{"interleaved", LAB_WORDS("parameters", "Interleaved")},
        {"halves", LAB_WORDS("parameters", "Half-split")},
        {"tensor2tensor", LAB_WORDS("parameters", "tensor2tensor")}}},
    {SinusoidalLayout::Interleaved, SinusoidalLayout::Halves, SinusoidalLayout::Tensor2Tensor}};

constexpr ChoiceNames<DistanceSign, 2> signs = {
    {{{"query_minus_key", LAB_WORDS("parameters", "Query minus key")},
        {"key_minus_query", LAB_WORDS("parameters", "Key minus query")}}},
    {DistanceSign::QueryMinusKey, DistanceSign::KeyMinusQuery}};

const std::array rowsOfFunctionalRelative = {
    integerRow<schemes, functionalRelativeScheme, sinusoid, &Sinusoidal::width>(
        {.key = "functional_relative.width",
            .symbol = "d",
            .label = LAB_WORDS("parameters", "Dimension"),
            .meaning = LAB_WORDS(
                "parameters", "Number of components in a distance's vector; two form a pair."),
            .unit = LAB_WORDS("parameters", "dimensions"),
            .scale = ParameterScale::Logarithmic,
            .multipleOf = 2,
            .range = fixedRange<2.0, static_cast<double>(largestWidth)>}),
    realRow<schemes, functionalRelativeScheme, sinusoid,
        &Sinusoidal::base>({.key = "functional_relative.base",
        .symbol = "b",
        .label = LAB_WORDS("parameters", "Base"),
        .meaning = LAB_WORDS("parameters",
            "The base of the frequencies. A larger base lowers the frequencies of the last pairs."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<lowestBase, highestBase>}),
    choiceRow<layouts, schemes, functionalRelativeScheme, sinusoid, &Sinusoidal::layout>(
        {.key = "functional_relative.layout",
            .label = LAB_WORDS("parameters", "Column order"),
            .meaning = LAB_WORDS("parameters",
                "How sines and cosines are arranged in the table. tensor2tensor also extends the "
                "frequencies down to 1/base.")}),
    choiceRow<signs, schemes, functionalRelativeScheme, &FunctionalRelative::sign>(
        {.key = "functional_relative.sign",
            .label = LAB_WORDS("parameters", "Sign of the distance"),
            .meaning = LAB_WORDS("parameters",
                "Which distances are positive: those of keys before the query, or those of keys "
                "after it.")}),
};

} // namespace

std::span<const Parameter> functionalRelativeRows()
{
    return rowsOfFunctionalRelative;
}

} // namespace lab
