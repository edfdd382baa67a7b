#include "core/state/choices.h"
#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

constexpr auto relativeBench = &LabState::relative;

constexpr ChoiceNames<RelativeEncoding, 3> encodings = {
    {{{"shaw", LAB_WORDS("parameters", "Shaw")},
        {"transformer_xl", LAB_WORDS("parameters", "Transformer-XL")},
        {"deberta", LAB_WORDS("parameters", "DeBERTa")}}},
    relativeEncodings};

template <RelativeTerm term> constexpr Parameter countedRow(Parameter row)
{
    row.kind = ParameterKind::Flag;
    row.read = [](const LabState& s) { return Value(s.relative.counts(term)); };
    row.with = [](LabState s, const Value& v) {
        s.relative.counted[static_cast<std::size_t>(term)] = std::get<bool>(v);
        return s;
    };
    return row;
}

const std::array rowsOfRelative = {
    choiceRow<encodings, relativeBench, &Relative::encoding>({.key = "relative.encoding",
        .label = LAB_WORDS("parameters", "Encoding"),
        .meaning = LAB_WORDS("parameters",
            "Which encoding with a vector per distance is shown. They differ in the terms that "
            "they add up.")}),
    textRow<relativeBench, &Relative::words>({.key = "relative.words",
        .label = LAB_WORDS("parameters", "Words"),
        .meaning = LAB_WORDS("parameters",
            "The tokens' names, starting at position 0. The same word has the same vector."),
        .wanted = LAB_WORDS("parameters", "a sentence of 2 to 12 tokens"),
        .admits = [](const LabState&, std::string_view text) { return isSentence(text); }}),
    countedRow<RelativeTerm::Content>({.key = "relative.content",
        .label = LAB_WORDS("parameters", "Content–content"),
        .meaning = LAB_WORDS("parameters", "The logit includes q·k, word with word.")}),
    countedRow<RelativeTerm::QueryPosition>({.key = "relative.query_position",
        .label = LAB_WORDS("parameters", "Content–position"),
        .meaning = LAB_WORDS("parameters",
            "The logit includes the product of the query and the distance's vector.")}),
    countedRow<RelativeTerm::KeyPosition>({.key = "relative.key_position",
        .label = LAB_WORDS("parameters", "Position–content"),
        .meaning = LAB_WORDS("parameters",
            "The logit includes the product of the key and the distance's vector (DeBERTa).")}),
    countedRow<RelativeTerm::GlobalContent>({.key = "relative.global_content",
        .label = LAB_WORDS("parameters", "Global content"),
        .meaning = LAB_WORDS("parameters",
            "The logit includes u·k: the key's word alone, the same for every query "
            "(Transformer-XL).")}),
    countedRow<RelativeTerm::GlobalPosition>({.key = "relative.global_position",
        .label = LAB_WORDS("parameters", "Global position"),
        .meaning = LAB_WORDS("parameters",
            "The logit includes v·Wr: the distance alone, the same for every query "
            "(Transformer-XL).")}),
    integerRow<relativeBench, &Relative::shifted>({.key = "relative.shifted",
        .label = LAB_WORDS("parameters", "Cells shifted"),
        .meaning = LAB_WORDS("parameters",
            "How many cells of the matrix by key are already filled from the matrix by distance."),
        .range =
            [](const LabState& s) {
                const TransformerXlScheme& scheme = s.schemes.transformerXl;
                return Range {
                    0, static_cast<double>(scheme.segment * (scheme.segment + scheme.memory))};
            }}),
};

} // namespace

const Choice& choiceOf(RelativeEncoding encoding)
{
    return choiceOf(encodings, encoding);
}

std::span<const Parameter> relativeRows()
{
    return rowsOfRelative;
}

} // namespace lab
