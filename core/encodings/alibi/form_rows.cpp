#include "core/state/rows/member_rows.h"

#include <algorithm>

namespace lab {

namespace {

constexpr auto alibiFormScheme = &Schemes::alibiStorage;

constexpr ChoiceNames<AlibiForm, 4> forms = {
    {{{"paper", LAB_WORDS("parameters", "Paper")}, {"bloom", LAB_WORDS("parameters", "BLOOM")},
        {"mpt", LAB_WORDS("parameters", "MPT")},
        {"symmetric", LAB_WORDS("parameters", "Symmetric")}}},
    {AlibiForm::Paper, AlibiForm::Bloom, AlibiForm::Mpt, AlibiForm::Symmetric}};

constexpr std::int64_t maxPadding = 255; // the maps of the forms include the first token

const std::array rowsOfAlibiForm = {
    choiceRow<forms, schemes, alibiFormScheme, &AlibiStorage::form>({.key = "alibi.form",
        .label = LAB_WORDS("parameters", "Stored form"),
        .meaning = LAB_WORDS("parameters",
            "Which values the code stores. Under the causal mask the forms differ by one constant "
            "per query, which softmax cancels.")}),
    integerRow<schemes, alibiFormScheme, &AlibiStorage::length>({.key = "alibi.length",
        .label = LAB_WORDS("parameters", "Stored length"),
        .meaning = LAB_WORDS("parameters", "Number of tokens that biases are stored for."),
        .unit = LAB_WORDS("parameters", "positions"),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<1.0, 4096.0>}),
    integerRow<schemes, alibiFormScheme, &AlibiStorage::padding>({.key = "alibi.padding",
        .label = LAB_WORDS("parameters", "Left padding"),
        .meaning = LAB_WORDS("parameters",
            "Number of padding tokens before the text. They are not attended to, and BLOOM does "
            "not count them."),
        .unit = LAB_WORDS("parameters", "positions"),
        .range =
            [](const LabState& s) {
                const std::int64_t last = s.schemes.alibiStorage.length - 1;
                return Range {0, static_cast<double>(std::min(last, maxPadding))};
            }}),
};

} // namespace

std::span<const Parameter> alibiFormRows()
{
    return rowsOfAlibiForm;
}

} // namespace lab
