#include "core/state/derivation_edits.h"
#include "core/state/pass_answers.h"
#include "core/state/rows/member_rows.h"

#include <cmath>

namespace lab {

namespace {

constexpr auto derivationScheme = &LabState::derivation;

constexpr ChoiceNames<FormulaForm, 3> forms = {{{{"symbols", LAB_WORDS("parameters", "Symbols")},
                                                   {"numbers", LAB_WORDS("parameters", "Numbers")},
                                                   {"code", LAB_WORDS("parameters", "Code")}}},
    {FormulaForm::Symbols, FormulaForm::Numbers, FormulaForm::Code}};

int breakOf(const Derivation& derivation)
{
    const auto found = derivation.breaks.find(derivation.page);
    return found == derivation.breaks.end() ? 0 : found->second;
}

LabState withBreak(LabState state, const Value& value)
{
    Derivation& derivation = state.derivation;
    if (integer(value) == 0)
        derivation.breaks.erase(derivation.page);
    else
        derivation.breaks[derivation.page] = static_cast<int>(integer(value));
    return state;
}

/// What was said on each pass stays.
LabState withPass(LabState state, const Value& value)
{
    Derivation& derivation = state.derivation;
    const auto pass = static_cast<int>(integer(value));
    if (pass == derivation.pass)
        return state;
    state = withOwnNumbers(std::move(state));
    derivation = onPass(std::move(derivation), pass);
    return state;
}

LabState withTold(LabState state, const Value& value)
{
    state.derivation.told = static_cast<int>(integer(value));
    return state;
}

/// A round begins with all its lines blank.
LabState withBlanks(LabState state, const Value& value)
{
    Derivation& derivation = state.derivation;
    const auto blanks = static_cast<int>(integer(value));
    if (blanks == derivation.blanks)
        return state;
    derivation.blanks = blanks;
    if (derivation.pass == derivationPasses)
        std::erase_if(derivation.shown, [](int page) { return page < derivationPages; });
    for (auto& [page, line] : derivation.lines) {
        line.wrong = 0;
        line.refused = 0;
        line.isFilled = false;
    }
    return state;
}

double bendOf(const LabState& state)
{
    const auto& bends = state.derivation.bends;
    const auto found = bends.find(state.position.query);
    return found == bends.end() ? 0 : found->second;
}

LabState withBend(LabState state, const Value& value)
{
    const double bend = std::get<double>(value);
    if (std::abs(bend) > 0)
        state.derivation.bends[state.position.query] = bend;
    else
        state.derivation.bends.erase(state.position.query);
    return state;
}

constexpr auto vectorRange = fixedRange<-longestVector, longestVector>;
constexpr auto turnRange = fixedRange<-largestTurn, largestTurn>;

const std::array rowsOfDerivation = {
    integerRow<derivationScheme, &Derivation::page>({.key = "derivation.page",
        .label = LAB_WORDS("parameters", "Page"),
        .meaning = LAB_WORDS("parameters", "The page of the derivation that is open, from 0."),
        .range = fixedRange<0.0, static_cast<double>(derivationPages - 1)>}),
    realRow<derivationScheme, &Derivation::queryX>({.key = "derivation.query_x",
        .symbol = "query_1",
        .label = LAB_WORDS("parameters", "q to the right"),
        .meaning = LAB_WORDS("parameters", "The query's point of the plane, to the right."),
        .step = 0.01,
        .range = vectorRange}),
    realRow<derivationScheme, &Derivation::queryY>({.key = "derivation.query_y",
        .symbol = "query_2",
        .label = LAB_WORDS("parameters", "q upwards"),
        .meaning = LAB_WORDS("parameters", "The query's point of the plane, upwards."),
        .step = 0.01,
        .range = vectorRange}),
    realRow<derivationScheme, &Derivation::keyX>({.key = "derivation.key_x",
        .symbol = "key_1",
        .label = LAB_WORDS("parameters", "k to the right"),
        .meaning = LAB_WORDS("parameters", "The key's point of the plane, to the right."),
        .step = 0.01,
        .range = vectorRange}),
    realRow<derivationScheme, &Derivation::keyY>({.key = "derivation.key_y",
        .symbol = "key_2",
        .label = LAB_WORDS("parameters", "k upwards"),
        .meaning = LAB_WORDS("parameters", "The key's point of the plane, upwards."),
        .step = 0.01,
        .range = vectorRange}),
    realRow<derivationScheme, &Derivation::turn>({.key = "derivation.theta",
        .symbol = "theta",
        .label = LAB_WORDS("parameters", "Turn per position"),
        .meaning = LAB_WORDS("parameters", "How far one position turns a vector."),
        .unit = LAB_WORDS("parameters", "radians"),
        .step = 0.01,
        .range = turnRange}),
    integerRow<derivationScheme, &Derivation::shift>({.key = "derivation.shift",
        .symbol = "both_shift",
        .label = LAB_WORDS("parameters", "Shift of both"),
        .meaning = LAB_WORDS("parameters", "By how many positions query and key move together."),
        .unit = LAB_WORDS("parameters", "positions"),
        .range = fixedRange<0.0, static_cast<double>(largestShift)>}),
    realRow<derivationScheme, &Derivation::queryPhase>({.key = "derivation.gamma_q",
        .symbol = "gamma_query",
        .label = LAB_WORDS("parameters", "Query's turn at position 0"),
        .meaning = LAB_WORDS("parameters", "What position 0 turns a query by."),
        .unit = LAB_WORDS("parameters", "radians"),
        .step = 0.05,
        .range = turnRange}),
    realRow<derivationScheme, &Derivation::keyPhase>({.key = "derivation.gamma_k",
        .symbol = "gamma_key",
        .label = LAB_WORDS("parameters", "Key's turn at position 0"),
        .meaning = LAB_WORDS("parameters", "What position 0 turns a key by."),
        .unit = LAB_WORDS("parameters", "radians"),
        .step = 0.05,
        .range = turnRange}),
    realRow<derivationScheme, &Derivation::growth>({.key = "derivation.growth",
        .symbol = "growth",
        .label = LAB_WORDS("parameters", "Growth of the lengths"),
        .meaning = LAB_WORDS("parameters",
            "The query's length grows with e to the c·m, the key's shrinks with e to the −c·n."),
        .step = 0.001,
        .range = fixedRange<-largestGrowth, largestGrowth>}),
    Parameter {.key = "derivation.break",
        .label = LAB_WORDS("parameters", "Broken by"),
        .meaning = LAB_WORDS(
            "parameters", "Which of its ways changes the open page, from 1; 0 leaves it sound."),
        .kind = ParameterKind::Integer,
        .derived = true,
        .range = fixedRange<0.0, static_cast<double>(mostBreaks)>,
        .read = [](const LabState& s) { return Value(std::int64_t {breakOf(s.derivation)}); },
        .with = withBreak},
    Parameter {.key = "derivation.bend",
        .label = LAB_WORDS("parameters", "Bend at m"),
        .meaning = LAB_WORDS(
            "parameters", "How far the angle at the query's position is dragged off the line."),
        .unit = LAB_WORDS("parameters", "radians"),
        .step = 0.01,
        .derived = true,
        .range = fixedRange<-largestBend, largestBend>,
        .read = [](const LabState& s) { return Value(bendOf(s)); },
        .with = withBend},
    Parameter {.key = "derivation.pass",
        .label = LAB_WORDS("parameters", "Pass"),
        .meaning = LAB_WORDS("parameters",
            "On the first pass each page asks for a number, on the second for the principle of its "
            "line, on the third for the lines themselves, from the last one on."),
        .kind = ParameterKind::Integer,
        .range = fixedRange<1.0, static_cast<double>(derivationPasses)>,
        .read = [](const LabState& s) { return Value(std::int64_t {s.derivation.pass}); },
        .with = withPass},
    Parameter {.key = "derivation.blanks",
        .label = LAB_WORDS("parameters", "Blank lines"),
        .meaning = LAB_WORDS("parameters",
            "How many lines are to be filled in on the third pass, counted from the last page."),
        .kind = ParameterKind::Integer,
        .range = fixedRange<1.0, static_cast<double>(derivationPages)>,
        .read = [](const LabState& s) { return Value(std::int64_t {s.derivation.blanks}); },
        .with = withBlanks},
    flagRow<derivationScheme, &Derivation::asksFirst>({.key = "derivation.ask_first",
        .label = LAB_WORDS("parameters", "Ask before showing"),
        .meaning = LAB_WORDS("parameters",
            "Line, reason, check and breaks are hidden until the page's question has been "
            "answered.")}),
    Parameter {.key = "derivation.told",
        .label = LAB_WORDS("parameters", "Page told"),
        .meaning = LAB_WORDS("parameters",
            "The page whose line, reason and check are in sight without its question; −1 is none."),
        .kind = ParameterKind::Integer,
        .range = fixedRange<-1.0, static_cast<double>(derivationPages - 1)>,
        .read = [](const LabState& s) { return Value(std::int64_t {s.derivation.told}); },
        .with = withTold},
    choiceRow<forms, derivationScheme, &Derivation::form>({.key = "derivation.form",
        .label = LAB_WORDS("parameters", "Written as"),
        .meaning = LAB_WORDS("parameters",
            "The line of the page in symbols, its check with its numbers, or as NumPy code.")}),
};

} // namespace

std::span<const Parameter> derivationRows()
{
    return rowsOfDerivation;
}

} // namespace lab
