#include "core/state/rows/mask_choices.h"
#include "core/state/rows/member_rows.h"
#include "core/state/rows/taken_table_row.h"

namespace lab {

namespace {

constexpr auto shawScheme = &Schemes::shaw;
constexpr auto shawEncoding = &ShawScheme::encoding;

const std::array rowsOfShaw = {
    tableChoiceRow<TrainedEncoding::Shaw, &Schemes::shaw>("shaw.table"), // before its sizes
    integerRow<schemes, shawScheme, shawEncoding, &Shaw::clip>({.key = "shaw.clip",
        .label = LAB_WORDS("parameters", "Clipping distance"),
        .meaning = LAB_WORDS(
            "parameters", "The last distance with its own vector. All larger distances share it."),
        .unit = LAB_WORDS("parameters", "positions"),
        .range = fixedRange<0.0, 1024.0>}),
    integerRow<schemes, shawScheme, shawEncoding, &Shaw::width>({.key = "shaw.width",
        .symbol = "d",
        .label = LAB_WORDS("parameters", "Dimension"),
        .meaning = LAB_WORDS("parameters", "Number of components in each vector of a head."),
        .unit = LAB_WORDS("parameters", "dimensions"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, static_cast<double>(largestWidth)>}),
    realRow<schemes, shawScheme, &ShawScheme::deviation>({.key = "shaw.deviation",
        .label = LAB_WORDS("parameters", "Standard deviation"),
        .meaning = LAB_WORDS("parameters",
            "Standard deviation of the normal distribution that initializes both tables."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1e-4, 10.0>}),
    choiceRow<visibleKeys, schemes, shawScheme, shawEncoding, &Shaw::visible>({.key = "shaw.mask",
        .label = LAB_WORDS("parameters", "Mask"),
        .meaning = LAB_WORDS("parameters",
            "Causal: a query attends only to keys up to its own position. All keys: nothing is "
            "masked.")}),
    integerRow<schemes, shawScheme, &ShawScheme::seed>({.key = "shaw.seed",
        .label = LAB_WORDS("parameters", "Seed"),
        .meaning = LAB_WORDS("parameters", "Seed of the untrained values."),
        .range = fixedRange<0.0, 1e6>}),
};

} // namespace

std::span<const Parameter> shawRows()
{
    return rowsOfShaw;
}

} // namespace lab
