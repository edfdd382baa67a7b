#include "core/state/rows/mask_choices.h"
#include "core/state/rows/member_rows.h"
#include "core/state/rows/taken_table_row.h"

namespace lab {

namespace {

constexpr auto shawScheme = &Schemes::shaw;
constexpr auto shawEncoding = &ShawScheme::encoding;

const std::array rowsOfShaw = {
    takenTableRow<TrainedEncoding::Shaw, &Schemes::shaw>("shaw.table"), // before its sizes
    integerRow<schemes, shawScheme, shawEncoding, &Shaw::clip>({.key = "shaw.clip",
        .label = LAB_WORDS("parameters", "Clipping distance"),
        .meaning = LAB_WORDS("parameters",
            "The last distance with a vector of its own; all beyond it share that one."),
        .unit = LAB_WORDS("parameters", "positions"),
        .range = fixedRange<0.0, 1024.0>}),
    integerRow<schemes, shawScheme, shawEncoding, &Shaw::width>({.key = "shaw.width",
        .symbol = "d",
        .label = LAB_WORDS("parameters", "Width"),
        .meaning = LAB_WORDS("parameters", "Of a head: how many numbers each vector has."),
        .unit = LAB_WORDS("parameters", "columns"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, static_cast<double>(largestWidth)>}),
    realRow<schemes, shawScheme, &ShawScheme::deviation>({.key = "shaw.deviation",
        .label = LAB_WORDS("parameters", "Deviation"),
        .meaning = LAB_WORDS("parameters", "Of the normal numbers that both tables start from."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1e-4, 10.0>}),
    choiceRow<visibleKeys, schemes, shawScheme, shawEncoding, &Shaw::visible>({.key = "shaw.mask",
        .label = LAB_WORDS("parameters", "Mask"),
        .meaning = LAB_WORDS("parameters",
            "Causal: a query sees only the keys up to its own position. All keys: nothing is "
            "hidden.")}),
    integerRow<schemes, shawScheme, &ShawScheme::seed>({.key = "shaw.seed",
        .label = LAB_WORDS("parameters", "Seed"),
        .meaning = LAB_WORDS("parameters", "Of the untrained numbers."),
        .range = fixedRange<0.0, 1e6>}),
};

} // namespace

std::span<const Parameter> shawRows()
{
    return rowsOfShaw;
}

} // namespace lab
