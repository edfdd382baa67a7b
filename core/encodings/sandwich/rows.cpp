#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

constexpr auto sandwichScheme = &Schemes::sandwich;

const std::array rowsOfSandwich = {
    realRow<schemes, sandwichScheme, &Sandwich::base>({.key = "sandwich.base",
        .symbol = "b",
        .label = LAB_WORDS("parameters", "Base"),
        .meaning =
            LAB_WORDS("parameters", "The base of the frequencies. The last frequency is 1/base."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<lowestBase, highestBase>}),
    integerRow<schemes, sandwichScheme, &Sandwich::width>({.key = "sandwich.width",
        .symbol = "d",
        .label = LAB_WORDS("parameters", "Dimension"),
        .meaning = LAB_WORDS("parameters",
            "Twice the number of cosines in the sum. It need not equal the model dimension."),
        .unit = LAB_WORDS("parameters", "dimensions"),
        .scale = ParameterScale::Logarithmic,
        .multipleOf = 2,
        .range = fixedRange<2.0, static_cast<double>(largestWidth)>}),
    realRow<schemes, sandwichScheme, &Sandwich::factor>({.key = "sandwich.factor",
        .label = LAB_WORDS("parameters", "Factor of the head"),
        .meaning = LAB_WORDS("parameters", "Factor of the sum of cosines in this head."),
        .step = 0.1,
        .range = fixedRange<-100.0, 100.0>}),
};

} // namespace

std::span<const Parameter> sandwichRows()
{
    return rowsOfSandwich;
}

} // namespace lab
