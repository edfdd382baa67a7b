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
    {{{"clamped", LAB_WORDS("parameters", "Clamped")},
        {"unclamped", LAB_WORDS("parameters", "Logarithm continues")}}},
    {DebertaFarDistance::Clamped, DebertaFarDistance::Unclamped}};

constexpr ChoiceNames<DebertaProjections, 2> projections = {
    {{{"shared", LAB_WORDS("parameters", "Shared with the content")},
        {"separate", LAB_WORDS("parameters", "Separate")}}},
    {DebertaProjections::Shared, DebertaProjections::Separate}};

const std::array rowsOfDeberta = {
    tableChoiceRow<TrainedEncoding::Deberta, debertaScheme>("deberta.table"), // before its sizes
    integerRow<schemes, debertaScheme, debertaEncoding, &Deberta::span>({.key = "deberta.span",
        .symbol = "K",
        .label = LAB_WORDS("parameters", "Span"),
        .meaning = LAB_WORDS("parameters",
            "Half the number of rows in the table of relative positions. Distances beyond it use "
            "the last row."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 1024.0>}),
    integerRow<schemes, debertaScheme, debertaEncoding, &Deberta::buckets>(
        {.key = "deberta.buckets",
            .label = LAB_WORDS("parameters", "Buckets"),
            .meaning = LAB_WORDS("parameters",
                "Up to half this number, each distance has its own bucket. With 0 or 1, every "
                "distance has its own."),
            .unit = LAB_WORDS("parameters", "buckets"),
            .range = fixedRange<0.0, 65536.0>}),
    integerRow<schemes, debertaScheme, debertaEncoding, &Deberta::maxDistance>(
        {.key = "deberta.max_distance",
            .label = LAB_WORDS("parameters", "Largest distance"),
            .meaning = LAB_WORDS("parameters",
                "The buckets reach this distance, max_relative_positions in model files."),
            .unit = LAB_WORDS("parameters", "positions"),
            .scale = ParameterScale::Logarithmic,
            .range =
                [](const LabState& s) {
                    const int buckets = s.schemes.deberta.encoding.buckets;
                    return Range {buckets / 2 + 2.0, 1e6};
                }}),
    choiceRow<farDistances, schemes, debertaScheme, debertaEncoding, &Deberta::farDistance>(
        {.key = "deberta.far",
            .label = LAB_WORDS("parameters", "Beyond the largest distance"),
            .meaning = LAB_WORDS("parameters",
                "Microsoft's code clamps a distance before taking the logarithm; transformers does "
                "not.")}),
    choiceRow<variants, schemes, debertaScheme, debertaEncoding, &Deberta::variant>(
        {.key = "deberta.variant",
            .label = LAB_WORDS("parameters", "Variant"),
            .meaning = LAB_WORDS("parameters",
                "In the position-to-content term, the paper reads the row of the mirrored distance "
                "and the released code the row of the distance itself.")}),
    choiceRow<projections, schemes, debertaScheme, debertaEncoding, &Deberta::projections>(
        {.key = "deberta.projections",
            .label = LAB_WORDS("parameters", "Position projections"),
            .meaning = LAB_WORDS("parameters",
                "Whether the position table uses the content's projections or its own, "
                "share_att_key in model files.")}),
    flagRow<schemes, debertaScheme, debertaEncoding, &Deberta::hasContentToPosition>(
        {.key = "deberta.c2p",
            .label = LAB_WORDS("parameters", "Content to position"),
            .meaning = LAB_WORDS("parameters", "The logit includes the term c2p.")}),
    flagRow<schemes, debertaScheme, debertaEncoding, &Deberta::hasPositionToContent>(
        {.key = "deberta.p2c",
            .label = LAB_WORDS("parameters", "Position to content"),
            .meaning = LAB_WORDS("parameters", "The logit includes the term p2c.")}),
    integerRow<schemes, debertaScheme, &DebertaScheme::width>({.key = "deberta.width",
        .label = LAB_WORDS("parameters", "Model dimension"),
        .meaning = LAB_WORDS("parameters", "Number of components in a token's vector."),
        .unit = LAB_WORDS("parameters", "dimensions"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 256.0>}),
    integerRow<schemes, debertaScheme, &DebertaScheme::heads>({.key = "deberta.heads",
        .symbol = "H",
        .label = LAB_WORDS("parameters", "Heads"),
        .meaning = LAB_WORDS("parameters", "Number of heads in the layer."),
        .unit = LAB_WORDS("parameters", "heads"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 16.0>}),
    integerRow<schemes, debertaScheme, &DebertaScheme::headWidth>({.key = "deberta.head_width",
        .symbol = "d",
        .label = LAB_WORDS("parameters", "Head dimension"),
        .meaning = LAB_WORDS("parameters", "Number of components in one head's query or key, d."),
        .unit = LAB_WORDS("parameters", "dimensions"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 64.0>}),
    integerRow<schemes, debertaScheme, &DebertaScheme::head>(
        {.key = "deberta.head",
            .symbol = "h",
            .label = LAB_WORDS("parameters", "Head shown"),
            .meaning = LAB_WORDS("parameters", "The head whose terms are shown, counted from 1."),
            .range =
                [](const LabState& s) {
                    return Range {1, static_cast<double>(s.schemes.deberta.heads)};
                }}),
    integerRow<schemes, debertaScheme, &DebertaScheme::seed>({.key = "deberta.seed",
        .label = LAB_WORDS("parameters", "Seed"),
        .meaning = LAB_WORDS("parameters", "Seed of the weights and tokens."),
        .range = fixedRange<0.0, 1e6>}),
};

} // namespace

std::span<const Parameter> debertaRows()
{
    return rowsOfDeberta;
}

} // namespace lab
