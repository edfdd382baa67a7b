#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

constexpr ChoiceNames<SinusoidalLayout, 3> layouts = {
    {{{"interleaved", LAB_WORDS("parameters", "Interleaved")},
        {"halves", LAB_WORDS("parameters", "Halves")},
        {"tensor2tensor", LAB_WORDS("parameters", "tensor2tensor")}}},
    {SinusoidalLayout::Interleaved, SinusoidalLayout::Halves, SinusoidalLayout::Tensor2Tensor}};

constexpr ChoiceNames<RowMeasure, 2> measures = {
    {{{"similarity", LAB_WORDS("parameters", "Similarity")},
        {"difference", LAB_WORDS("parameters", "Difference")}}},
    {RowMeasure::Similarity, RowMeasure::Difference}};

const std::array rowsOfSinusoidal = {
    integerRow<&LabState::waves, &Waves::encoding, &Sinusoidal::width>({.key = "sinusoidal.width",
        .symbol = "d",
        .label = LAB_WORDS("parameters", "Width"),
        .meaning = LAB_WORDS("parameters", "How many columns the table has; two make a pair."),
        .unit = LAB_WORDS("parameters", "columns"),
        .scale = ParameterScale::Logarithmic,
        .multipleOf = 2,
        .range = fixedRange<2.0, static_cast<double>(largestWidth)>}),
    realRow<&LabState::waves, &Waves::encoding, &Sinusoidal::base>({.key = "sinusoidal.base",
        .symbol = "b",
        .label = LAB_WORDS("parameters", "Base"),
        .meaning = LAB_WORDS(
            "parameters", "The base of the frequencies; a larger one slows the last pairs."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<lowestBase, highestBase>}),
    choiceRow<layouts, &LabState::waves, &Waves::encoding, &Sinusoidal::layout>(
        {.key = "sinusoidal.layout",
            .label = LAB_WORDS("parameters", "Column order"),
            .meaning = LAB_WORDS("parameters",
                "How sines and cosines stand in the table; tensor2tensor also "
                "stretches the frequencies down to 1/base.")}),
    integerRow<&LabState::waves, &Waves::pair>({.key = "sinusoidal.pair",
        .symbol = "i",
        .label = LAB_WORDS("parameters", "Pair"),
        .meaning = LAB_WORDS("parameters", "The selected pair; 0 is the fastest."),
        .range =
            [](const LabState& s) {
                return Range {0, s.waves.encoding.width / 2 - 1.0};
            }}),
    choiceRow<measures, &LabState::waves, &Waves::measure>({.key = "waves.measure",
        .label = LAB_WORDS("parameters", "Rows compared by"),
        .meaning = LAB_WORDS("parameters",
            "What is drawn of two rows against their shift: their product, or the length of their "
            "difference beside what would be proportional to the shift.")}),
};

} // namespace

std::span<const Parameter> sinusoidalRows()
{
    return rowsOfSinusoidal;
}

} // namespace lab
