#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

constexpr auto copeScheme = &Schemes::cope;
constexpr auto copeEncoding = &CopeScheme::encoding;

constexpr ChoiceNames<CopeGateLogit, 2> gateLogits = {
    {{{"plain", LAB_WORDS("parameters", "Product")},
        {"divided", LAB_WORDS("parameters", "Divided by √d")}}},
    {CopeGateLogit::Plain, CopeGateLogit::DividedByRootWidth}};

const std::array rowsOfCope = {
    integerRow<schemes, copeScheme, copeEncoding, &Cope::positions>({.key = "cope.positions",
        .label = LAB_WORDS("parameters", "Rows of the table"),
        .meaning = LAB_WORDS("parameters",
            "Number of whole positions that can be counted; anything beyond stays at the last "
            "one."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 1024.0>}),
    choiceRow<gateLogits, schemes, copeScheme, copeEncoding, &Cope::gateLogit>({.key = "cope.gate",
        .label = LAB_WORDS("parameters", "Gate from"),
        .meaning = LAB_WORDS("parameters",
            "What opens a gate: the product of query and key, or that product divided by √d.")}),
    integerRow<schemes, copeScheme, &CopeScheme::width>({.key = "cope.width",
        .symbol = "d",
        .label = LAB_WORDS("parameters", "Dimension"),
        .meaning = LAB_WORDS("parameters", "Number of components in one head's query or key, d."),
        .unit = LAB_WORDS("parameters", "dimensions"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 256.0>}),
    integerRow<schemes, copeScheme, &CopeScheme::seed>({.key = "cope.seed",
        .label = LAB_WORDS("parameters", "Seed"),
        .meaning = LAB_WORDS("parameters", "Seed of the table and of the queries and keys."),
        .range = fixedRange<0.0, 1e6>}),
};

} // namespace

std::span<const Parameter> copeRows()
{
    return rowsOfCope;
}

} // namespace lab
