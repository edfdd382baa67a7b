#include "core/state/rows/member_rows.h"
#include "core/state/rows/taken_table_row.h"

namespace lab {

namespace {

constexpr auto learnedScheme = &Schemes::learned;
constexpr auto learnedEncoding = &LearnedScheme::encoding;

constexpr ChoiceNames<BeyondRule, 4> beyondRules = {
    {{{"nothing", LAB_WORDS("parameters", "No row")},
        {"clamp", LAB_WORDS("parameters", "The last row")},
        {"wrap", LAB_WORDS("parameters", "Wraps around")},
        {"interpolate", LAB_WORDS("parameters", "Resampled table")}}},
    {BeyondRule::Nothing, BeyondRule::Clamp, BeyondRule::Wrap, BeyondRule::Interpolate}};

constexpr ChoiceNames<Resampling, 3> resamplings = {
    {{{"bicubic", LAB_WORDS("parameters", "Bicubic")},
        {"linear", LAB_WORDS("parameters", "Linear")},
        {"linear_aligned", LAB_WORDS("parameters", "Linear, ends aligned")}}},
    {Resampling::Bicubic, Resampling::Linear, Resampling::LinearAligned}};

const std::array rowsOfLearned = {
    tableChoiceRow<TrainedEncoding::Learned, &Schemes::learned>(
        "learned.table"), // before its sizes
    integerRow<schemes, learnedScheme, learnedEncoding, &Learned::trainingLength>(
        {.key = "learned.training_length",
            .symbol = "L",
            .label = LAB_WORDS("parameters", "Training length"),
            .meaning = LAB_WORDS("parameters", "Number of rows in the table, one per position."),
            .unit = LAB_WORDS("parameters", "positions"),
            .scale = ParameterScale::Logarithmic,
            .range = fixedRange<1.0, 8192.0>}),
    integerRow<schemes, learnedScheme, learnedEncoding, &Learned::width>({.key = "learned.width",
        .symbol = "d",
        .label = LAB_WORDS("parameters", "Dimension"),
        .meaning = LAB_WORDS("parameters", "Number of columns in the table."),
        .unit = LAB_WORDS("parameters", "dimensions"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, static_cast<double>(largestWidth)>}),
    realRow<schemes, learnedScheme, learnedEncoding, &Learned::deviation>(
        {.key = "learned.deviation",
            .label = LAB_WORDS("parameters", "Standard deviation"),
            .meaning = LAB_WORDS("parameters",
                "Standard deviation of the normal distribution that initializes the table: 0.02 in "
                "BERT and ViT, 0.01 in GPT-2."),
            .scale = ParameterScale::Logarithmic,
            .range = fixedRange<1e-4, 10.0>}),
    choiceRow<beyondRules, schemes, learnedScheme, learnedEncoding, &Learned::beyond>(
        {.key = "learned.beyond",
            .label = LAB_WORDS("parameters", "Beyond the table"),
            .meaning = LAB_WORDS("parameters",
                "What a position beyond the training length gets: no row, the last row, the rows "
                "again from the start, or a row of the table resampled to the target length.")}),
    choiceRow<resamplings, schemes, learnedScheme, learnedEncoding, &Learned::resampling>(
        {.key = "learned.resampling",
            .label = LAB_WORDS("parameters", "Resampling"),
            .meaning = LAB_WORDS("parameters",
                "How a table is resampled. Bicubic and linear as in PyTorch; linear with aligned "
                "ends as in the original ViT.")}),
    integerRow<schemes, learnedScheme, learnedEncoding, &Learned::targetLength>(
        {.key = "learned.target_length",
            .label = LAB_WORDS("parameters", "Target length"),
            .meaning = LAB_WORDS("parameters", "The length the table is resampled to."),
            .unit = LAB_WORDS("parameters", "positions"),
            .scale = ParameterScale::Logarithmic,
            .range = fixedRange<1.0, static_cast<double>(lastPosition)>}),
    integerRow<schemes, learnedScheme, &LearnedScheme::seed>({.key = "learned.seed",
        .label = LAB_WORDS("parameters", "Seed"),
        .meaning = LAB_WORDS("parameters", "Seed of the untrained values."),
        .range = fixedRange<0.0, 1e6>}),
};

} // namespace

std::span<const Parameter> learnedRows()
{
    return rowsOfLearned;
}

} // namespace lab
