#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

constexpr auto copeScheme = &Schemes::cope;
constexpr auto copeEncoding = &CopeScheme::encoding;

constexpr ChoiceNames<CopeGateLogit, 2> gateLogits = {
    {{{"plain", LAB_WORDS("parameters", "Product")},
        {"divided", LAB_WORDS("parameters", "Divided by the root of the width")}}},
    {CopeGateLogit::Plain, CopeGateLogit::DividedByRootWidth}};

const std::array rowsOfCope = {
    integerRow<schemes, copeScheme, copeEncoding, &Cope::positions>({.key = "cope.positions",
        .label = LAB_WORDS("parameters", "Rows of the table"),
        .meaning = LAB_WORDS("parameters",
            "How many whole positions there are to count to; what is counted beyond stays at the "
            "last."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 1024.0>}),
    choiceRow<gateLogits, schemes, copeScheme, copeEncoding, &Cope::gateLogit>({.key = "cope.gate",
        .label = LAB_WORDS("parameters", "Gate of"),
        .meaning = LAB_WORDS("parameters",
            "What opens a gate: the product of query and key, or the score that attention makes "
            "of it.")}),
    integerRow<schemes, copeScheme, &CopeScheme::width>({.key = "cope.width",
        .symbol = "d",
        .label = LAB_WORDS("parameters", "Width"),
        .meaning = LAB_WORDS("parameters", "How many numbers a query or key of one head has."),
        .unit = LAB_WORDS("parameters", "columns"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 256.0>}),
    integerRow<schemes, copeScheme, &CopeScheme::seed>({.key = "cope.seed",
        .label = LAB_WORDS("parameters", "Seed"),
        .meaning = LAB_WORDS("parameters", "The seed of the table and of the queries and keys."),
        .range = fixedRange<0.0, 1e6>}),
};

} // namespace

std::span<const Parameter> copeRows()
{
    return rowsOfCope;
}

} // namespace lab
