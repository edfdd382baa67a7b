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
    takenTableRow<TrainedEncoding::T5, &Schemes::t5>("t5.table"), // before its sizes
    choiceRow<directions, schemes, t5Scheme, t5Encoding, &T5Bias::direction>({.key = "t5.direction",
        .label = LAB_WORDS("parameters", "Direction"),
        .meaning = LAB_WORDS("parameters",
            "Bidirectional: half of the buckets are for keys after the query. Causal: all of "
            "them are for keys before it.")}),
    integerRow<schemes, t5Scheme, t5Encoding, &T5Bias::buckets>({.key = "t5.buckets",
        .label = LAB_WORDS("parameters", "Buckets"),
        .meaning = LAB_WORDS("parameters",
            "How many groups the distances are sorted into; each has one learned bias a head."),
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
            "The logarithm of the edges ends here; the last bucket begins before it, or with few "
            "distances at it."),
        .unit = LAB_WORDS("parameters", "positions"),
        .scale = ParameterScale::Logarithmic,
        .range =
            [](const LabState& s) {
                return Range {exactDistances(s.schemes.t5.encoding) + 1.0, longest};
            }}),
    integerRow<schemes, t5Scheme, t5Encoding, &T5Bias::heads>({.key = "t5.heads",
        .symbol = "H",
        .label = LAB_WORDS("parameters", "Heads"),
        .meaning = LAB_WORDS("parameters", "How many heads the layer has, a bias each a bucket."),
        .unit = LAB_WORDS("parameters", "heads"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 128.0>}),
    realRow<schemes, t5Scheme, t5Encoding, &T5Bias::deviation>({.key = "t5.deviation",
        .label = LAB_WORDS("parameters", "Deviation"),
        .meaning = LAB_WORDS("parameters",
            "Of the biases before training; T5 starts with one over the root of the model width."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1e-4, 10.0>}),
    integerRow<schemes, t5Scheme, &T5Scheme::seed>({.key = "t5.seed",
        .label = LAB_WORDS("parameters", "Seed"),
        .meaning = LAB_WORDS("parameters", "Of the table of biases."),
        .range = fixedRange<0.0, 1e6>}),
};

} // namespace

std::span<const Parameter> t5Rows()
{
    return rowsOfT5;
}

} // namespace lab
