#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

constexpr auto transformerXlScheme = &Schemes::transformerXl;
constexpr auto transformerXlEncoding = &TransformerXlScheme::encoding;

const std::array rowsOfTransformerXl = {
    realRow<schemes, transformerXlScheme, transformerXlEncoding, &TransformerXl::base>(
        {.key = "transformer_xl.base",
            .symbol = "b",
            .label = LAB_WORDS("parameters", "Base"),
            .meaning = LAB_WORDS("parameters", "The base of the fixed sinusoids' frequencies."),
            .scale = ParameterScale::Logarithmic,
            .range = fixedRange<lowestBase, highestBase>}),
    integerRow<schemes, transformerXlScheme, transformerXlEncoding, &TransformerXl::width>(
        {.key = "transformer_xl.width",
            .label = LAB_WORDS("parameters", "Model dimension"),
            .meaning = LAB_WORDS("parameters", "Number of components in a token's vector."),
            .unit = LAB_WORDS("parameters", "dimensions"),
            .scale = ParameterScale::Logarithmic,
            .multipleOf = 2,
            .range = fixedRange<2.0, 512.0>}),
    integerRow<schemes, transformerXlScheme, transformerXlEncoding, &TransformerXl::heads>(
        {.key = "transformer_xl.heads",
            .symbol = "H",
            .label = LAB_WORDS("parameters", "Heads"),
            .meaning = LAB_WORDS("parameters", "Number of heads in the layer."),
            .unit = LAB_WORDS("parameters", "heads"),
            .scale = ParameterScale::Logarithmic,
            .range = fixedRange<1.0, 16.0>}),
    integerRow<schemes, transformerXlScheme, transformerXlEncoding, &TransformerXl::headWidth>(
        {.key = "transformer_xl.head_width",
            .symbol = "d",
            .label = LAB_WORDS("parameters", "Head dimension"),
            .meaning =
                LAB_WORDS("parameters", "Number of components in one head's query or key, d."),
            .unit = LAB_WORDS("parameters", "dimensions"),
            .scale = ParameterScale::Logarithmic,
            .range = fixedRange<1.0, 64.0>}),
    integerRow<schemes, transformerXlScheme, transformerXlEncoding, &TransformerXl::clampLength>(
        {.key = "transformer_xl.clamp",
            .label = LAB_WORDS("parameters", "Clamp length"),
            .meaning = LAB_WORDS("parameters",
                "Larger distances count as this one, clamp_len in the published code; 0 clamps "
                "nothing."),
            .unit = LAB_WORDS("parameters", "positions"),
            .range = fixedRange<0.0, static_cast<double>(lastPosition)>}),
    integerRow<schemes, transformerXlScheme, &TransformerXlScheme::head>(
        {.key = "transformer_xl.head",
            .symbol = "h",
            .label = LAB_WORDS("parameters", "Head shown"),
            .meaning = LAB_WORDS("parameters", "The head whose terms are shown, counted from 1."),
            .range =
                [](const LabState& s) {
                    return Range {1, static_cast<double>(s.schemes.transformerXl.encoding.heads)};
                }}),
    integerRow<schemes, transformerXlScheme, &TransformerXlScheme::seed>(
        {.key = "transformer_xl.seed",
            .label = LAB_WORDS("parameters", "Seed"),
            .meaning = LAB_WORDS("parameters", "Seed of the weights and tokens."),
            .range = fixedRange<0.0, 1e6>}),
    integerRow<schemes, transformerXlScheme, &TransformerXlScheme::segment>(
        {.key = "transformer_xl.segment",
            .label = LAB_WORDS("parameters", "Segment"),
            .meaning = LAB_WORDS("parameters", "Number of queries in the shifted matrix."),
            .unit = LAB_WORDS("parameters", "tokens"),
            .range = fixedRange<1.0, 64.0>}),
    integerRow<schemes, transformerXlScheme, &TransformerXlScheme::memory>(
        {.key = "transformer_xl.memory",
            .label = LAB_WORDS("parameters", "Memory"),
            .meaning = LAB_WORDS("parameters",
                "Number of keys from earlier segments before those of the shifted matrix."),
            .unit = LAB_WORDS("parameters", "tokens"),
            .range = fixedRange<0.0, 64.0>}),
};

} // namespace

std::span<const Parameter> transformerXlRows()
{
    return rowsOfTransformerXl;
}

} // namespace lab
