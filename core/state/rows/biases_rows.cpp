#include "core/state/choices.h"
#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

constexpr ChoiceNames<BiasEncoding, 9> encodings = {
    {{{"alibi", LAB_WORDS("parameters", "ALiBi")},
        {"relative_bias", LAB_WORDS("parameters", "Learned relative bias")},
        {"t5", LAB_WORDS("parameters", "T5 buckets")},
        {"swin", LAB_WORDS("parameters", "Swin window")},
        {"kerple", LAB_WORDS("parameters", "KERPLE")}, {"fire", LAB_WORDS("parameters", "FIRE")},
        {"sandwich", LAB_WORDS("parameters", "Sandwich")},
        {"nope", LAB_WORDS("parameters", "None (NoPE)")},
        {"cope", LAB_WORDS("parameters", "CoPE")}}},
    biasEncodings};

const std::array rowsOfBiases = {
    choiceRow<encodings, &LabState::biases, &Biases::shown>({.key = "biases.encoding",
        .label = LAB_WORDS("parameters", "Method"),
        .meaning = LAB_WORDS("parameters",
            "What is added to the logit of a query and a key: a number that depends on their "
            "distance or, in CoPE, on the words between them.")}),
    // From a time when ALiBi was the only choice; scenes use this key.
    integerRow<&LabState::biases, &Biases::head>({.key = "alibi.head",
        .symbol = "h",
        .label = LAB_WORDS("parameters", "Head shown"),
        .meaning = LAB_WORDS("parameters", "The head that the large matrix shows, counted from 1."),
        .range =
            [](const LabState& s) {
                return Range {1, static_cast<double>(biasHeads(s))};
            }}),
};

} // namespace

std::span<const Parameter> biasesRows()
{
    return rowsOfBiases;
}

const Choice& choiceOf(BiasEncoding encoding)
{
    return choiceOf(encodings, encoding);
}

} // namespace lab
