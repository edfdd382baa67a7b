#include "core/state/choices.h"
#include "core/state/rows/member_rows.h"
#include "core/state/rows/scaling_choices.h"

namespace lab {

namespace {

constexpr auto compareBench = &LabState::compare;

constexpr ChoiceNames<ComparedEncoding, 14> comparedRows = {
    {{{"none", LAB_WORDS("parameters", "None")},
        {"sinusoidal", LAB_WORDS("parameters", "Sinusoidal")},
        {"learned", LAB_WORDS("parameters", "Learned")}, {"shaw", LAB_WORDS("parameters", "Shaw")},
        {"transformer_xl", LAB_WORDS("parameters", "Transformer-XL")},
        {"deberta", LAB_WORDS("parameters", "DeBERTa")}, {"t5", LAB_WORDS("parameters", "T5")},
        {"alibi", LAB_WORDS("parameters", "ALiBi")}, {"kerple", LAB_WORDS("parameters", "KERPLE")},
        {"fire", LAB_WORDS("parameters", "FIRE")},
        {"sandwich", LAB_WORDS("parameters", "Sandwich")},
        {"cope", LAB_WORDS("parameters", "CoPE")}, {"rope", LAB_WORDS("parameters", "RoPE")},
        {"extended_rope", LAB_WORDS("parameters", "RoPE, extended")}}},
    comparedEncodings};

constexpr ChoiceNames<ComparedProperty, 6> comparedColumns = {
    {{{"moved_on", LAB_WORDS("parameters", "Both shifted")},
        {"distance", LAB_WORDS("parameters", "Growing distance")},
        {"own", LAB_WORDS("parameters", "Distinct below")},
        {"length", LAB_WORDS("parameters", "Vector length")},
        {"parameters", LAB_WORDS("parameters", "Learned values")},
        {"operations", LAB_WORDS("parameters", "Operations")}}},
    comparedProperties};

constexpr ChoiceNames<ScalingMethod, 9> comparedMethods = withoutFirst(scalingMethodNames);

constexpr ChoiceNames<ComparePicture, 4> comparePictures = {
    {{{"properties", LAB_WORDS("parameters", "Properties")},
        {"adviser", LAB_WORDS("parameters", "Adviser")},
        {"claims", LAB_WORDS("parameters", "Claims")},
        {"mistakes", LAB_WORDS("parameters", "Mistakes")}}},
    {ComparePicture::Properties, ComparePicture::Adviser, ComparePicture::Claims,
        ComparePicture::Mistakes}};

constexpr ChoiceNames<Verdict, 5> verdicts = {
    {{{"none", LAB_WORDS("parameters", "No vote")}, {"holds", LAB_WORDS("parameters", "Holds")},
        {"in_part", LAB_WORDS("parameters", "Holds in part")},
        {"does_not_hold", LAB_WORDS("parameters", "Does not hold")},
        {"depends", LAB_WORDS("parameters", "Depends")}}},
    {Verdict::None, Verdict::Holds, Verdict::InPart, Verdict::DoesNotHold, Verdict::Depends}};

constexpr ChoiceNames<Verdict, 5> lineVerdicts = {
    {{{"none", LAB_WORDS("parameters", "No vote")},
        {"first", LAB_WORDS("parameters", "First is correct")},
        {"second", LAB_WORDS("parameters", "Second is correct")},
        {"both", LAB_WORDS("parameters", "Both are correct")},
        {"neither", LAB_WORDS("parameters", "Neither is correct")}}},
    {Verdict::None, Verdict::FirstLine, Verdict::SecondLine, Verdict::BothLines,
        Verdict::NeitherLine}};

template <std::size_t claim> constexpr Parameter voteRow(std::string_view key)
{
    Parameter row;
    row.key = key;
    row.label = LAB_WORDS("parameters", "Vote");
    row.meaning = LAB_WORDS("parameters", "Your vote on a claim, before you see the verdict.");
    row.kind = ParameterKind::Choice;
    row.choices = verdicts.choices;
    row.read = [](const LabState& s) { return keyOf(verdicts, s.compare.votes[claim]); };
    row.with = [](LabState s, const Value& v) {
        s.compare.votes[claim] = valueOf<Verdict>(verdicts, v);
        return s;
    };
    return row;
}

template <std::size_t mistake> constexpr Parameter lineRow(std::string_view key)
{
    Parameter row;
    row.key = key;
    row.label = LAB_WORDS("parameters", "Correct line");
    row.meaning =
        LAB_WORDS("parameters", "The line that you think is correct, before you see the verdict.");
    row.kind = ParameterKind::Choice;
    row.choices = lineVerdicts.choices;
    row.read = [](const LabState& s) { return keyOf(lineVerdicts, s.compare.lines[mistake]); };
    row.with = [](LabState s, const Value& v) {
        s.compare.lines[mistake] = valueOf<Verdict>(lineVerdicts, v);
        return s;
    };
    return row;
}

const std::array rowsOfCompare = {
    choiceRow<comparePictures, compareBench, &Compare::picture>({.key = "compare.picture",
        .label = LAB_WORDS("parameters", "Picture"),
        .meaning = LAB_WORDS("parameters",
            "Properties: encodings and their computed properties. Adviser: which encodings fit "
            "your needs, and why the others do not. Claims: published statements to vote on and "
            "check. Mistakes: two published lines, and the number that shows which is correct.")}),
    integerRow<compareBench, &Compare::claim>({.key = "compare.claim",
        .label = LAB_WORDS("parameters", "Claim"),
        .meaning = LAB_WORDS("parameters", "Number of the claim shown."),
        .range = fixedRange<1.0, static_cast<double>(maxClaims)>}),
    voteRow<0>("compare.vote_1"),
    voteRow<1>("compare.vote_2"),
    voteRow<2>("compare.vote_3"),
    voteRow<3>("compare.vote_4"),
    voteRow<4>("compare.vote_5"),
    voteRow<5>("compare.vote_6"),
    voteRow<6>("compare.vote_7"),
    voteRow<7>("compare.vote_8"),
    voteRow<8>("compare.vote_9"),
    voteRow<9>("compare.vote_10"),
    voteRow<10>("compare.vote_11"),
    voteRow<11>("compare.vote_12"),
    voteRow<12>("compare.vote_13"),
    voteRow<13>("compare.vote_14"),
    voteRow<14>("compare.vote_15"),
    voteRow<15>("compare.vote_16"),
    voteRow<16>("compare.vote_17"),
    integerRow<compareBench, &Compare::mistake>({.key = "compare.mistake",
        .label = LAB_WORDS("parameters", "Mistake"),
        .meaning = LAB_WORDS("parameters", "Number of the mistake shown."),
        .range = fixedRange<1.0, static_cast<double>(maxMistakes)>}),
    lineRow<0>("compare.line_1"),
    lineRow<1>("compare.line_2"),
    lineRow<2>("compare.line_3"),
    lineRow<3>("compare.line_4"),
    lineRow<4>("compare.line_5"),
    lineRow<5>("compare.line_6"),
    lineRow<6>("compare.line_7"),
    lineRow<7>("compare.line_8"),
    lineRow<8>("compare.line_9"),
    lineRow<9>("compare.line_10"),
    lineRow<10>("compare.line_11"),
    lineRow<11>("compare.line_12"),
    lineRow<12>("compare.line_13"),
    lineRow<13>("compare.line_14"),
    lineRow<14>("compare.line_15"),
    lineRow<15>("compare.line_16"),
    lineRow<16>("compare.line_17"),
    choiceRow<comparedRows, compareBench, &Compare::encoding>({.key = "compare.encoding",
        .label = LAB_WORDS("parameters", "Encoding"),
        .meaning = LAB_WORDS("parameters", "The row of the selected cell.")}),
    choiceRow<comparedColumns, compareBench, &Compare::property>({.key = "compare.property",
        .label = LAB_WORDS("parameters", "Property"),
        .meaning = LAB_WORDS("parameters", "The column of the selected cell.")}),
    choiceRow<comparedMethods, compareBench, &Compare::method>({.key = "compare.method",
        .label = LAB_WORDS("parameters", "Extension of the last row"),
        .meaning = LAB_WORDS("parameters",
            "The method that extends RoPE in the last row, with the settings of the Base bench.")}),
    integerRow<compareBench, &Compare::width>({.key = "compare.width",
        .symbol = "d",
        .label = LAB_WORDS("parameters", "Head dimension"),
        .meaning = LAB_WORDS("parameters", "Dimension of each head in the layer."),
        .unit = LAB_WORDS("parameters", "dimensions"),
        .multipleOf = 2,
        .range = fixedRange<8.0, 128.0>}),
    integerRow<compareBench, &Compare::heads>(
        {.key = "compare.heads",
            .symbol = "H",
            .label = LAB_WORDS("parameters", "Heads"),
            .meaning = LAB_WORDS("parameters",
                "Number of heads in the layer. The model dimension is this number times the head "
                "dimension."),
            .range =
                [](const LabState& s) {
                    return Range {1,
                        static_cast<double>(
                            std::min(maxComparedHeads, widestComparedModel / s.compare.width))};
                }}),
    integerRow<compareBench, &Compare::keys>({.key = "compare.keys",
        .label = LAB_WORDS("parameters", "Visible keys"),
        .meaning = LAB_WORDS("parameters",
            "Number of keys visible to the token whose operations are counted, itself included."),
        .scale = ParameterScale::Logarithmic,
        .range = fixedRange<8.0, 1'000'000.0>}),
    integerRow<compareBench, &Compare::moved>({.key = "compare.moved",
        .label = LAB_WORDS("parameters", "Shift of both"),
        .meaning = LAB_WORDS(
            "parameters", "How far query and key are shifted together, sampled at 120 steps."),
        .unit = LAB_WORDS("parameters", "positions"),
        .scale = ParameterScale::Logarithmic,
        .multipleOf = comparedSteps,
        .range = fixedRange<double {comparedSteps}, 120'000.0>}),
    integerRow<compareBench, &Compare::distances>({.key = "compare.distances",
        .label = LAB_WORDS("parameters", "Key distance"),
        .meaning =
            LAB_WORDS("parameters", "The largest distance that the key falls behind the query."),
        .unit = LAB_WORDS("parameters", "positions"),
        .range = fixedRange<16.0, 1024.0>}),
    integerRow<compareBench, &Compare::seed>({.key = "compare.seed",
        .label = LAB_WORDS("parameters", "Seed of the words"),
        .meaning = LAB_WORDS("parameters", "Seed of the two words and of the untrained layer."),
        .range = fixedRange<0.0, 1'000'000.0>}),
};

} // namespace

const Choice& choiceOf(ComparedEncoding encoding)
{
    return choiceOf(comparedRows, encoding);
}

const Choice& choiceOf(ComparePicture picture)
{
    return choiceOf(comparePictures, picture);
}

const Choice& choiceOf(Verdict verdict)
{
    static constexpr Choice undecided {"undecided", LAB_WORDS("parameters", "Undecided")};
    if (verdict == Verdict::Undecided)
        return undecided;
    const bool isOfClaim = std::ranges::find(verdicts.values, verdict) != verdicts.values.end();
    return isOfClaim ? choiceOf(verdicts, verdict) : choiceOf(lineVerdicts, verdict);
}

const Choice& choiceOf(ComparedProperty property)
{
    return choiceOf(comparedColumns, property);
}

std::span<const Parameter> compareRows()
{
    return rowsOfCompare;
}

} // namespace lab
