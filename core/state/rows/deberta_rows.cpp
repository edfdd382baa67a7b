#include "core/state/rows/member_rows.h"
#include "core/state/rows/taken_table_row.h"

namespace lab {

namespace {

constexpr auto debertaScheme = &Schemes::deberta;
constexpr auto debertaEncoding = &DebertaScheme::encoding;

constexpr ChoiceNames<DebertaVariant, 2> variants = {
    {{{"released_code", LAB_WORDS("parameters", "Released code")},
        {"published_equation", LAB_WORDS("parameters", "Published equation")}}},
    {DebertaVariant::ReleasedCode, DebertaVariant::PublishedEquation}};

constexpr ChoiceNames<DebertaFarDistance, 2> farDistances = {
    {{{"clamped", LAB_WORDS("parameters", "Clamped first")},
        {"unclamped", LAB_WORDS("parameters", "Logarithm goes on")}}},
    {DebertaFarDistance::Clamped, DebertaFarDistance::Unclamped}};

constexpr ChoiceNames<DebertaProjections, 2> projections = {
    {{{"shared", LAB_WORDS("parameters", "Shared with the content")},
        {"separate", LAB_WORDS("parameters", "Separate")}}},
    {DebertaProjections::Shared, DebertaProjections::Separate}};

const std::array rowsOfDeberta = {
    takenTableRow<TrainedEncoding::Deberta, debertaScheme>("deberta.table"), // before its sizes
    integerRow<schemes, debertaScheme, debertaEncoding, &Deberta::span>({.key = "deberta.span",
        .symbol = "K",
        .label = LAB_WORDS("parameters", "Span"),
        .meaning = LAB_WORDS("parameters",
            "Half the rows of the table of relative positions; what lies farther gets the last "
            "row."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 1024.0>}),
    integerRow<schemes, debertaScheme, debertaEncoding, &Deberta::buckets>(
        {.key = "deberta.buckets",
            .label = LAB_WORDS("parameters", "Buckets"),
            .meaning = LAB_WORDS("parameters",
                "Up to half of this a distance has a bucket of its own; 0 and 1 mean that every "
                "distance "
                "has one."),
            .unit = LAB_WORDS("parameters", "buckets"),
            .range = fixedRange<0.0, 65536.0>}),
    integerRow<schemes, debertaScheme, debertaEncoding, &Deberta::maxDistance>(
        {.key = "deberta.max_distance",
            .label = LAB_WORDS("parameters", "Largest distance"),
            .meaning = LAB_WORDS(
                "parameters", "The buckets reach up to it, max_relative_positions in model files."),
            .unit = LAB_WORDS("parameters", "positions"),
            .scale = ParameterScale::Logarithmic,
            .range =
                [](const LabState& s) {
                    const int buckets = s.schemes.deberta.encoding.buckets;
                    return Range {buckets / 2 + 2.0, 1e6};
                }}),
    choiceRow<farDistances, schemes, debertaScheme, debertaEncoding,
        &Deberta::farDistance>({.key = "deberta.far",
        .label = LAB_WORDS("parameters", "Beyond the largest distance"),
        .meaning = LAB_WORDS("parameters",
            "Microsoft's code clamps a distance before the logarithm, transformers does not.")}),
    choiceRow<variants, schemes, debertaScheme, debertaEncoding, &Deberta::variant>(
        {.key = "deberta.variant",
            .label = LAB_WORDS("parameters", "Variant"),
            .meaning = LAB_WORDS("parameters",
                "In the term from position to content the paper reads the row of the mirrored "
                "distance, the released code that of the distance itself.")}),
    choiceRow<projections, schemes, debertaScheme, debertaEncoding, &Deberta::projections>(
        {.key = "deberta.projections",
            .label = LAB_WORDS("parameters", "Position projections"),
            .meaning = LAB_WORDS("parameters",
                "Whether the table goes through the layers of the content or through its own, "
                "share_att_key in model files.")}),
    flagRow<schemes, debertaScheme, debertaEncoding, &Deberta::hasContentToPosition>(
        {.key = "deberta.c2p",
            .label = LAB_WORDS("parameters", "Content to position"),
            .meaning = LAB_WORDS("parameters", "The score has the term c2p.")}),
    flagRow<schemes, debertaScheme, debertaEncoding, &Deberta::hasPositionToContent>(
        {.key = "deberta.p2c",
            .label = LAB_WORDS("parameters", "Position to content"),
            .meaning = LAB_WORDS("parameters", "The score has the term p2c.")}),
    integerRow<schemes, debertaScheme, &DebertaScheme::width>({.key = "deberta.width",
        .label = LAB_WORDS("parameters", "Model width"),
        .meaning = LAB_WORDS("parameters", "How many numbers a token's vector has."),
        .unit = LAB_WORDS("parameters", "columns"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 256.0>}),
    integerRow<schemes, debertaScheme, &DebertaScheme::heads>({.key = "deberta.heads",
        .symbol = "H",
        .label = LAB_WORDS("parameters", "Heads"),
        .meaning = LAB_WORDS("parameters", "How many heads the layer has."),
        .unit = LAB_WORDS("parameters", "heads"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 16.0>}),
    integerRow<schemes, debertaScheme, &DebertaScheme::headWidth>({.key = "deberta.head_width",
        .symbol = "d",
        .label = LAB_WORDS("parameters", "Head width"),
        .meaning = LAB_WORDS("parameters", "How many numbers a query or key of one head has."),
        .unit = LAB_WORDS("parameters", "columns"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 64.0>}),
    integerRow<schemes, debertaScheme, &DebertaScheme::head>(
        {.key = "deberta.head",
            .symbol = "h",
            .label = LAB_WORDS("parameters", "Head shown"),
            .meaning = LAB_WORDS("parameters", "The head whose terms are shown, from 1."),
            .range =
                [](const LabState& s) {
                    return Range {1, static_cast<double>(s.schemes.deberta.heads)};
                }}),
    integerRow<schemes, debertaScheme, &DebertaScheme::seed>({.key = "deberta.seed",
        .label = LAB_WORDS("parameters", "Seed"),
        .meaning = LAB_WORDS("parameters", "The seed of the weights and of the tokens."),
        .range = fixedRange<0.0, 1e6>}),
};

} // namespace

std::span<const Parameter> debertaRows()
{
    return rowsOfDeberta;
}

} // namespace lab
