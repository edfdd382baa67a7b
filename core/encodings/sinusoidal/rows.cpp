#include "core/state/choices.h"
#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

constexpr ChoiceNames<SinusoidalLayout, 3> layouts = {
    {{{"interleaved", LAB_WORDS("parameters", "Interleaved")},
        {"halves", LAB_WORDS("parameters", "Half-split")},
        {"tensor2tensor", LAB_WORDS("parameters", "tensor2tensor")}}},
    {SinusoidalLayout::Interleaved, SinusoidalLayout::Halves, SinusoidalLayout::Tensor2Tensor}};

constexpr ChoiceNames<RowMeasure, 2> measures = {
    {{{"similarity", LAB_WORDS("parameters", "Similarity")},
        {"difference", LAB_WORDS("parameters", "Difference")}}},
    {RowMeasure::Similarity, RowMeasure::Difference}};

constexpr ChoiceNames<WavesEncoding, 3> wavesChoices = {
    {{{"sinusoidal", LAB_WORDS("parameters", "Sinusoidal")},
        {"learned", LAB_WORDS("parameters", "Learned")},
        {"functional_relative", LAB_WORDS("parameters", "Functional relative")}}},
    wavesEncodings};

constexpr ChoiceNames<WavesPictureShown, 3> wavesPictures = {
    {{{"table", LAB_WORDS("parameters", "Table")},
        {"odometer", LAB_WORDS("parameters", "Odometer")},
        {"terms", LAB_WORDS("parameters", "Four terms")}}},
    {WavesPictureShown::Table, WavesPictureShown::Odometer, WavesPictureShown::Terms}};

const std::array rowsOfSinusoidal = {
    choiceRow<wavesPictures, &LabState::waves, &Waves::picture>({.key = "waves.picture",
        .label = LAB_WORDS("parameters", "Picture"),
        .meaning = LAB_WORDS("parameters",
            "An encoding's table; the wheels of an odometer next to the pairs' dials; or the four "
            "terms of a score after positions were added.")}),
    choiceRow<wavesChoices, &LabState::waves, &Waves::shown>({.key = "waves.encoding",
        .label = LAB_WORDS("parameters", "Encoding"),
        .meaning = LAB_WORDS("parameters",
            "Sines and cosines of the position, a learned row per position, or sines and cosines "
            "of the distance between two positions.")}),
    integerRow<&LabState::waves, &Waves::encoding, &Sinusoidal::width>({.key = "sinusoidal.width",
        .symbol = "d",
        .label = LAB_WORDS("parameters", "Dimension"),
        .meaning =
            LAB_WORDS("parameters", "Number of columns in the table; two columns form a pair."),
        .unit = LAB_WORDS("parameters", "dimensions"),
        .scale = ParameterScale::Logarithmic,
        .multipleOf = 2,
        .range = fixedRange<2.0, static_cast<double>(largestWidth)>}),
    realRow<&LabState::waves, &Waves::encoding, &Sinusoidal::base>({.key = "sinusoidal.base",
        .symbol = "b",
        .label = LAB_WORDS("parameters", "Base"),
        .meaning = LAB_WORDS("parameters",
            "The base of the frequencies. A larger base lowers the frequencies of the last pairs."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<lowestBase, highestBase>}),
    choiceRow<layouts, &LabState::waves, &Waves::encoding, &Sinusoidal::layout>(
        {.key = "sinusoidal.layout",
            .label = LAB_WORDS("parameters", "Column order"),
            .meaning = LAB_WORDS("parameters",
                "How sines and cosines are arranged in the table. tensor2tensor also extends the "
                "frequencies down to 1/base.")}),
    choiceRow<measures, &LabState::waves, &Waves::measure>({.key = "waves.measure",
        .label = LAB_WORDS("parameters", "Rows compared by"),
        .meaning = LAB_WORDS("parameters",
            "What is plotted for two rows against their shift: their dot product, or the length of "
            "their difference with a proportional line for comparison.")}),
    integerRow<&LabState::waves, &Waves::radix>({.key = "waves.radix",
        .symbol = "beta",
        .label = LAB_WORDS("parameters", "Radix"),
        .meaning = LAB_WORDS("parameters",
            "Number of digits on a wheel of the odometer: 2 counts in binary, 10 in decimal."),
        .range = fixedRange<2.0, 10.0>}),
    realRow<&LabState::waves, &Waves::mix>({.key = "waves.mix",
        .label = LAB_WORDS("parameters", "Random share"),
        .meaning = LAB_WORDS("parameters",
            "How random the matrix between query and key is: 0 is the identity, 1 is random."),
        .unit = "%",
        .step = 0.01,
        .range = fixedRange<0.0, 1.0>}),
    integerRow<&LabState::waves, &Waves::moved>({.key = "waves.moved",
        .label = LAB_WORDS("parameters", "Shift of both"),
        .meaning = LAB_WORDS("parameters",
            "By how many positions both words are shifted. Their distance stays the same."),
        .unit = LAB_WORDS("parameters", "positions"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 1e6>}),
    integerRow<&LabState::waves, &Waves::seed>({.key = "waves.seed",
        .label = LAB_WORDS("parameters", "Seed"),
        .meaning = LAB_WORDS("parameters", "Seed of the two words and of the random matrix."),
        .range = fixedRange<0.0, 1e6>}),
};

const std::array rowsOfWaves = {
    integerRow<&LabState::waves, &Waves::pair>({.key = "sinusoidal.pair",
        .symbol = "i",
        .label = LAB_WORDS("parameters", "Pair"),
        .meaning = LAB_WORDS("parameters", "The selected pair; pair 0 has the highest frequency."),
        .range =
            [](const LabState& s) {
                return Range {0, sinusoid(s).width / 2 - 1.0};
            }}),
};

} // namespace

const Choice& choiceOf(WavesEncoding encoding)
{
    return choiceOf(wavesChoices, encoding);
}

std::span<const Parameter> sinusoidalRows()
{
    return rowsOfSinusoidal;
}

std::span<const Parameter> wavesRows()
{
    return rowsOfWaves;
}

} // namespace lab
