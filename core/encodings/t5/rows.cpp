#include "core/state/rows/member_rows.h"
#include "core/state/rows/taken_table_row.h"

namespace lab {

namespace {

constexpr auto t5Scheme = &Schemes::t5;
constexpr auto t5Encoding = &T5Scheme::encoding;

constexpr double longest = 1LL << 36; ///< distance

constexpr ChoiceNames<T5Direction, 2> directions = {
    {{{"bidirectional", LAB_WORDS("parameters", "Bidirectional")},
        {"causal", LAB_WORDS("parameters", "Causal")}}},
    {T5Direction::Bidirectional, T5Direction::Causal}};

const std::array rowsOfT5 = {
    tableChoiceRow<TrainedEncoding::T5, &Schemes::t5>("t5.table"), // before its sizes
    choiceRow<directions, schemes, t5Scheme, t5Encoding, &T5Bias::direction>({.key = "t5.direction",
        .label = LAB_WORDS("parameters", "Direction"),
        .meaning = LAB_WORDS("parameters",
            "Bidirectional: half of the buckets are for keys after the query. Causal: all are for "
            "keys before it.")}),
    integerRow<schemes, t5Scheme, t5Encoding, &T5Bias::buckets>({.key = "t5.buckets",
        .label = LAB_WORDS("parameters", "Buckets"),
        .meaning = LAB_WORDS("parameters",
            "Number of buckets that the distances are sorted into, with one learned bias per "
            "bucket and head."),
        .unit = LAB_WORDS("parameters", "buckets"),
        .scale = ParameterScale::Logarithmic,
        .range =
            [](const LabState& s) {
                const bool isCausal = s.schemes.t5.encoding.direction == T5Direction::Causal;
                return Range {isCausal ? 2.0 : 4.0, 1024};
            }}),
    integerRow<schemes, t5Scheme, t5Encoding, &T5Bias::maxDistance>({.key = "t5.max_distance",
        .label = LAB_WORDS("parameters", "Largest distance"),
        .meaning = LAB_WORDS("parameters",
            "The bucket edges grow logarithmically up to here. The last bucket begins before it, "
            "or at it if there are few distances."),
        .unit = LAB_WORDS("parameters", "positions"),
        .scale = ParameterScale::Logarithmic,
        .range =
            [](const LabState& s) {
                return Range {exactDistances(s.schemes.t5.encoding) + 1.0, longest};
            }}),
    integerRow<schemes, t5Scheme, t5Encoding, &T5Bias::heads>({.key = "t5.heads",
        .symbol = "H",
        .label = LAB_WORDS("parameters", "Heads"),
        .meaning = LAB_WORDS(
            "parameters", "Number of heads in the layer, with one bias per head and bucket."),
        .unit = LAB_WORDS("parameters", "heads"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 128.0>}),
    realRow<schemes, t5Scheme, t5Encoding, &T5Bias::deviation>({.key = "t5.deviation",
        .label = LAB_WORDS("parameters", "Standard deviation"),
        .meaning = LAB_WORDS("parameters",
            "Standard deviation of the biases before training. T5 uses one over the square root of "
            "the model dimension."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1e-4, 10.0>}),
    integerRow<schemes, t5Scheme, &T5Scheme::seed>({.key = "t5.seed",
        .label = LAB_WORDS("parameters", "Seed"),
        .meaning = LAB_WORDS("parameters", "Seed of the bias table."),
        .range = fixedRange<0.0, 1e6>}),
};

} // namespace

std::span<const Parameter> t5Rows()
{
    return rowsOfT5;
}

} // namespace lab
