#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

constexpr auto precisionScheme = &Schemes::rotationFormats;

constexpr ChoiceNames<NumberFormat, 5> formats = {
    {{{"double", LAB_WORDS("parameters", "FP64")}, {"float", LAB_WORDS("parameters", "FP32")},
        {"tf32", "TF32"}, {"half", LAB_WORDS("parameters", "FP16")}, {"bfloat16", "bfloat16"}}},
    {NumberFormat::Double, NumberFormat::Float, NumberFormat::Tf32, NumberFormat::Half,
        NumberFormat::Bfloat16}};

constexpr ChoiceNames<PrecisionError, 3> errors = {
    {{{"angle", LAB_WORDS("parameters", "Angle")}, {"cosine", LAB_WORDS("parameters", "Cosine")},
        {"score", LAB_WORDS("parameters", "Score")}}},
    {PrecisionError::Angle, PrecisionError::Cosine, PrecisionError::Score}};

constexpr ChoiceNames<FrequencyPower, 2> powers = {
    {{{"exact", LAB_WORDS("parameters", "Exactly, then rounded once")},
        {"float", LAB_WORDS("parameters", "As in PyTorch, powers in FP32")}}},
    {FrequencyPower::Exact, FrequencyPower::Float}};

/// The formats of a published mistake, or of its fix.
struct Case {
    Choice choice;
    RotationFormats steps;
};

constexpr RotationFormats tablesIn(NumberFormat narrow)
{
    constexpr NumberFormat full = NumberFormat::Float;
    return {full, full, full, narrow, narrow, narrow};
}

// transformers PR #29285, candle PR #3520; diffusers PR #13922; transformers PR #48450.
constexpr std::array cases = {
    Case {{"none", LAB_WORDS("parameters", "None of these")}, {}},
    Case {{"bfloat16_positions", LAB_WORDS("parameters", "Positions in bfloat16")},
        {NumberFormat::Bfloat16, NumberFormat::Float, NumberFormat::Float, NumberFormat::Float,
            NumberFormat::Float, NumberFormat::Float}},
    Case {{"half_positions", LAB_WORDS("parameters", "Positions in FP16")},
        {NumberFormat::Half, NumberFormat::Float, NumberFormat::Float, NumberFormat::Float,
            NumberFormat::Float, NumberFormat::Float}},
    Case {{"bfloat16_inv_freq", LAB_WORDS("parameters", "inv_freq cast to bfloat16")},
        {NumberFormat::Float, NumberFormat::Bfloat16, NumberFormat::Float, NumberFormat::Float,
            NumberFormat::Float, NumberFormat::Float}},
    Case {{"tf32_product", LAB_WORDS("parameters", "Angles multiplied in TF32")},
        {NumberFormat::Tf32, NumberFormat::Tf32, NumberFormat::Float, NumberFormat::Float,
            NumberFormat::Float, NumberFormat::Float}},
    Case {{"bfloat16_tables",
              LAB_WORDS("parameters", "Tables in bfloat16 (cosines rounded by up to 0.002)")},
        tablesIn(NumberFormat::Bfloat16)},
};

constexpr std::array<Choice, cases.size()> caseChoices = [] {
    std::array<Choice, cases.size()> choices;
    for (std::size_t i = 0; i < cases.size(); ++i)
        choices[i] = cases[i].choice;
    return choices;
}();

// "All in FP64" is no case either: nothing is wrong with it.
const Case& caseOf(const RotationFormats& present)
{
    const auto found = std::ranges::find(cases, present, &Case::steps);
    return found == cases.end() ? cases.front() : *found;
}

LabState withCase(LabState state, const Value& value)
{
    RotationFormats& present = state.schemes.rotationFormats;
    const auto& key = std::get<std::string>(value);
    if (caseOf(present).choice.key != key)
        present =
            std::ranges::find(cases, key, [](const Case& one) { return one.choice.key; })->steps;
    return state;
}

constexpr std::array<Choice, 6> wholeChoices = {formats.choices[0], formats.choices[1],
    formats.choices[2], formats.choices[3], formats.choices[4],
    Choice {"mixed", LAB_WORDS("parameters", "mixed")}};

std::string_view wholeKey(const RotationFormats& present)
{
    for (std::size_t i = 0; i < formats.values.size(); ++i) {
        if (present == allIn(formats.values[i]))
            return formats.choices[i].key;
    }
    return wholeChoices.back().key;
}

// With a first format, the usual mixture is that of the tables.
LabState withWhole(LabState state, const Value& value)
{
    RotationFormats& present = state.schemes.rotationFormats;
    if (wholeKey(present) == std::get<std::string>(value))
        return state;
    const bool isMixed = std::get<std::string>(value) == wholeChoices.back().key;
    present = isMixed ? tablesIn(NumberFormat::Bfloat16) : allIn(valueOf(formats, value));
    return state;
}

const std::array rowsOfPrecision = {
    choiceRow<errors, &LabState::precision, &Precision::error>({.key = "precision.error",
        .label = LAB_WORDS("parameters", "Error of"),
        .meaning = LAB_WORDS("parameters",
            "Which value is compared with the exact one: the angle and its cosine in the worst "
            "pair, or the score.")}),
    Parameter {.key = "precision.all",
        .label = LAB_WORDS("parameters", "All steps in"),
        .meaning = LAB_WORDS("parameters",
            "One format for every step of the rotation; “mixed” when the steps differ."),
        .kind = ParameterKind::Choice,
        .choices = wholeChoices,
        .derived = true,
        .read =
            [](const LabState& s) {
                return Value(std::string(wholeKey(s.schemes.rotationFormats)));
            },
        .with = withWhole},
    Parameter {.key = "precision.case",
        .label = LAB_WORDS("parameters", "Known bugs"),
        .meaning = LAB_WORDS("parameters",
            "The formats of a mistake in published code: FP32 everywhere except in the step "
            "named."),
        .kind = ParameterKind::Choice,
        .choices = caseChoices,
        .derived = true,
        .read =
            [](const LabState& s) {
                return Value(std::string(caseOf(s.schemes.rotationFormats).choice.key));
            },
        .with = withCase},
    choiceRow<formats, schemes, precisionScheme,
        &RotationFormats::position>({.key = "precision.position",
        .label = LAB_WORDS("parameters", "Positions in"),
        .meaning = LAB_WORDS("parameters",
            "The format of the position. bfloat16 represents every whole number only up to 256.")}),
    choiceRow<formats, schemes, precisionScheme, &RotationFormats::frequency>(
        {.key = "precision.frequency",
            .label = LAB_WORDS("parameters", "Frequencies in"),
            .meaning = LAB_WORDS(
                "parameters", "The format of inv_freq. Its error grows with the position.")}),
    choiceRow<powers, &LabState::precision, &Precision::power>({.key = "precision.power",
        .label = LAB_WORDS("parameters", "inv_freq computed"),
        .meaning = LAB_WORDS("parameters",
            "How the frequencies are computed before they are stored: exactly, or as in released "
            "PyTorch code, 1 / base ** (2i/d) with each step in FP32. Frequencies stored in FP64 "
            "are exact either way.")}),
    choiceRow<formats, schemes, precisionScheme, &RotationFormats::angle>({.key = "precision.angle",
        .label = LAB_WORDS("parameters", "Angles in"),
        .meaning = LAB_WORDS("parameters",
            "The format of position times frequency, before taking cosine and sine.")}),
    choiceRow<formats, schemes, precisionScheme, &RotationFormats::wave>({.key = "precision.wave",
        .label = LAB_WORDS("parameters", "Cosines and sines in"),
        .meaning = LAB_WORDS("parameters",
            "The format of the cosine and sine tables. Its error is the same at every position.")}),
    choiceRow<formats, schemes, precisionScheme, &RotationFormats::product>(
        {.key = "precision.product",
            .label = LAB_WORDS("parameters", "Products in"),
            .meaning =
                LAB_WORDS("parameters", "The format of each component times its cosine or sine.")}),
    choiceRow<formats, schemes, precisionScheme, &RotationFormats::sum>({.key = "precision.sum",
        .label = LAB_WORDS("parameters", "Sums in"),
        .meaning =
            LAB_WORDS("parameters", "The format of the rotated vector, the sum of two products.")}),
};

} // namespace

std::span<const Parameter> precisionRows()
{
    return rowsOfPrecision;
}

} // namespace lab
