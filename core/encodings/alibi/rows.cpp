#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

constexpr ChoiceNames<SlopeRule, 2> slopeRules = {
    {{{"published", LAB_WORDS("parameters", "Published rule")},
        {"geometric", LAB_WORDS("parameters", "Geometric")}}},
    {SlopeRule::Published, SlopeRule::Geometric}};

constexpr ChoiceNames<Mask, 2> masks = {{{{"causal", LAB_WORDS("parameters", "Causal")},
                                            {"symmetric", LAB_WORDS("parameters", "Symmetric")}}},
    {Mask::Causal, Mask::Symmetric}};

const std::array rowsOfAlibi = {
    integerRow<&LabState::biases, &Biases::encoding, &Alibi::heads>({.key = "alibi.heads",
        .symbol = "H",
        .label = LAB_WORDS("parameters", "Heads"),
        .meaning =
            LAB_WORDS("parameters", "Number of heads in the layer. Each head has its own slope."),
        .unit = LAB_WORDS("parameters", "heads"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 128.0>}),
    realRow<&LabState::biases, &Biases::encoding, &Alibi::biasMax>({.key = "alibi.bias_max",
        .label = LAB_WORDS("parameters", "Largest exponent"),
        .meaning = LAB_WORDS("parameters",
            "The flattest slope is 2 to the power of minus this number: 8 in the paper, "
            "alibi_bias_max in model files."),
        .step = 0.5,
        .range = fixedRange<0.5, 64.0>}),
    choiceRow<slopeRules, &LabState::biases, &Biases::encoding, &Alibi::slopes>(
        {.key = "alibi.slopes",
            .label = LAB_WORDS("parameters", "Slopes"),
            .meaning = LAB_WORDS("parameters",
                "The published rule and the plain geometric rule differ when the number of heads "
                "is not a power of two.")}),
    choiceRow<masks, &LabState::biases, &Biases::encoding, &Alibi::mask>({.key = "alibi.mask",
        .label = LAB_WORDS("parameters", "Mask"),
        .meaning = LAB_WORDS("parameters",
            "Causal: a query attends only to keys up to its own position. Symmetric: it attends to "
            "all keys, and the distance is unsigned.")}),
};

} // namespace

std::span<const Parameter> alibiRows()
{
    return rowsOfAlibi;
}

} // namespace lab
