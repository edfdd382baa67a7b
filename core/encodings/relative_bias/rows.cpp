#include "core/state/rows/mask_choices.h"
#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

constexpr auto relativeBiasScheme = &Schemes::relativeBias;
constexpr auto relativeBiasEncoding = &RelativeBiasScheme::encoding;

const std::array rowsOfRelativeBias = {
    integerRow<schemes, relativeBiasScheme, relativeBiasEncoding, &RelativeBias::heads>(
        {.key = "relative_bias.heads",
            .symbol = "H",
            .label = LAB_WORDS("parameters", "Heads"),
            .meaning = LAB_WORDS(
                "parameters", "Number of heads in the layer. Each head learns its own biases."),
            .unit = LAB_WORDS("parameters", "heads"),
            .scale = ParameterScale::Logarithmic,
            .range = fixedRange<1.0, 128.0>}),
    integerRow<schemes, relativeBiasScheme, relativeBiasEncoding, &RelativeBias::clip>(
        {.key = "relative_bias.clip",
            .label = LAB_WORDS("parameters", "Clipping distance"),
            .meaning = LAB_WORDS("parameters",
                "The last distance with its own value. All larger distances share it."),
            .unit = LAB_WORDS("parameters", "positions"),
            .range = fixedRange<0.0, 1024.0>}),
    realRow<schemes, relativeBiasScheme, relativeBiasEncoding, &RelativeBias::deviation>(
        {.key = "relative_bias.deviation",
            .label = LAB_WORDS("parameters", "Standard deviation"),
            .meaning = LAB_WORDS("parameters",
                "Standard deviation of the normal distribution that initializes the table."),
            .scale = ParameterScale::Logarithmic,
            .range = fixedRange<1e-4, 10.0>}),
    choiceRow<visibleKeys, schemes, relativeBiasScheme, relativeBiasEncoding,
        &RelativeBias::visible>({.key = "relative_bias.mask",
        .label = LAB_WORDS("parameters", "Mask"),
        .meaning = LAB_WORDS("parameters",
            "Causal: a query attends only to keys up to its own position. All keys: nothing is "
            "masked.")}),
    integerRow<schemes, relativeBiasScheme, &RelativeBiasScheme::seed>({.key = "relative_bias.seed",
        .label = LAB_WORDS("parameters", "Seed"),
        .meaning = LAB_WORDS("parameters", "Seed of the untrained values."),
        .range = fixedRange<0.0, 1e6>}),
};

} // namespace

std::span<const Parameter> relativeBiasRows()
{
    return rowsOfRelativeBias;
}

} // namespace lab
