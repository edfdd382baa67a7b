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

/// The answers of each pass stay.
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
    state.derivation.revealedPage = static_cast<int>(integer(value));
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
        .meaning = LAB_WORDS("parameters", "The open page of the derivation, counted from 0."),
        .range = fixedRange<0.0, static_cast<double>(derivationPages - 1)>}),
    realRow<derivationScheme, &Derivation::queryX>({.key = "derivation.query_x",
        .symbol = "query_1",
        .label = LAB_WORDS("parameters", "q, horizontal"),
        .meaning = LAB_WORDS("parameters", "The query's horizontal coordinate in the plane."),
        .step = 0.01,
        .range = vectorRange}),
    realRow<derivationScheme, &Derivation::queryY>({.key = "derivation.query_y",
        .symbol = "query_2",
        .label = LAB_WORDS("parameters", "q, vertical"),
        .meaning = LAB_WORDS("parameters", "The query's vertical coordinate in the plane."),
        .step = 0.01,
        .range = vectorRange}),
    realRow<derivationScheme, &Derivation::keyX>({.key = "derivation.key_x",
        .symbol = "key_1",
        .label = LAB_WORDS("parameters", "k, horizontal"),
        .meaning = LAB_WORDS("parameters", "The key's horizontal coordinate in the plane."),
        .step = 0.01,
        .range = vectorRange}),
    realRow<derivationScheme, &Derivation::keyY>({.key = "derivation.key_y",
        .symbol = "key_2",
        .label = LAB_WORDS("parameters", "k, vertical"),
        .meaning = LAB_WORDS("parameters", "The key's vertical coordinate in the plane."),
        .step = 0.01,
        .range = vectorRange}),
    realRow<derivationScheme, &Derivation::turn>({.key = "derivation.theta",
        .symbol = "theta",
        .label = LAB_WORDS("parameters", "Angle per position"),
        .meaning = LAB_WORDS("parameters", "The angle that one position rotates a vector by."),
        .unit = LAB_WORDS("parameters", "radians"),
        .step = 0.01,
        .range = turnRange}),
    integerRow<derivationScheme, &Derivation::shift>({.key = "derivation.shift",
        .symbol = "both_shift",
        .label = LAB_WORDS("parameters", "Shift of both"),
        .meaning = LAB_WORDS("parameters", "How many positions query and key move together."),
        .unit = LAB_WORDS("parameters", "positions"),
        .range = fixedRange<0.0, static_cast<double>(largestShift)>}),
    realRow<derivationScheme, &Derivation::queryPhase>({.key = "derivation.gamma_q",
        .symbol = "gamma_query",
        .label = LAB_WORDS("parameters", "Query's rotation at position 0"),
        .meaning = LAB_WORDS("parameters", "The angle by which position 0 rotates a query."),
        .unit = LAB_WORDS("parameters", "radians"),
        .step = 0.05,
        .range = turnRange}),
    realRow<derivationScheme, &Derivation::keyPhase>({.key = "derivation.gamma_k",
        .symbol = "gamma_key",
        .label = LAB_WORDS("parameters", "Key's rotation at position 0"),
        .meaning = LAB_WORDS("parameters", "The angle by which position 0 rotates a key."),
        .unit = LAB_WORDS("parameters", "radians"),
        .step = 0.05,
        .range = turnRange}),
    realRow<derivationScheme, &Derivation::growth>({.key = "derivation.growth",
        .symbol = "growth",
        .label = LAB_WORDS("parameters", "Growth of the lengths"),
        .meaning = LAB_WORDS(
            "parameters", "The query's length grows as e^(c·m); the key's shrinks as e^(−c·n)."),
        .step = 0.001,
        .range = fixedRange<-largestGrowth, largestGrowth>}),
    Parameter {.key = "derivation.break",
        .label = LAB_WORDS("parameters", "Break"),
        .meaning = LAB_WORDS("parameters",
            "The break that is applied to the open page, counted from 1; 0 applies none."),
        .kind = ParameterKind::Integer,
        .derived = true,
        .range = fixedRange<0.0, static_cast<double>(maxBreaks)>,
        .read = [](const LabState& s) { return Value(std::int64_t {breakOf(s.derivation)}); },
        .with = withBreak},
    Parameter {.key = "derivation.bend",
        .label = LAB_WORDS("parameters", "Bend at m"),
        .meaning = LAB_WORDS("parameters",
            "How far the angle at the query's position is dragged off the straight line."),
        .unit = LAB_WORDS("parameters", "radians"),
        .step = 0.01,
        .derived = true,
        .range = fixedRange<-largestBend, largestBend>,
        .read = [](const LabState& s) { return Value(bendOf(s)); },
        .with = withBend},
    Parameter {.key = "derivation.pass",
        .label = LAB_WORDS("parameters", "Pass"),
        .meaning = LAB_WORDS("parameters",
            "On the first pass each page asks for a number, on the second for the principle behind "
            "its equation, on the third for the equations themselves, starting with the last."),
        .kind = ParameterKind::Integer,
        .range = fixedRange<1.0, static_cast<double>(derivationPasses)>,
        .read = [](const LabState& s) { return Value(std::int64_t {s.derivation.pass}); },
        .with = withPass},
    Parameter {.key = "derivation.blanks",
        .label = LAB_WORDS("parameters", "Blank equations"),
        .meaning = LAB_WORDS("parameters",
            "How many equations you fill in on the third pass, counted from the last page."),
        .kind = ParameterKind::Integer,
        .range = fixedRange<1.0, static_cast<double>(derivationPages)>,
        .read = [](const LabState& s) { return Value(std::int64_t {s.derivation.blanks}); },
        .with = withBlanks},
    flagRow<derivationScheme, &Derivation::asksFirst>({.key = "derivation.ask_first",
        .label = LAB_WORDS("parameters", "Ask before showing"),
        .meaning = LAB_WORDS("parameters",
            "Equation, reason, check and breaks are hidden until you answer the page's "
            "question.")}),
    Parameter {.key = "derivation.told",
        .label = LAB_WORDS("parameters", "Revealed page"),
        .meaning = LAB_WORDS("parameters",
            "The page whose equation, reason and check are shown without its question; −1 for "
            "none."),
        .kind = ParameterKind::Integer,
        .range = fixedRange<-1.0, static_cast<double>(derivationPages - 1)>,
        .read = [](const LabState& s) { return Value(std::int64_t {s.derivation.revealedPage}); },
        .with = withTold},
    choiceRow<forms, derivationScheme, &Derivation::form>({.key = "derivation.form",
        .label = LAB_WORDS("parameters", "Written as"),
        .meaning = LAB_WORDS(
            "parameters", "The page's equation in symbols, its check in numbers, or NumPy code.")}),
};

} // namespace

std::span<const Parameter> derivationRows()
{
    return rowsOfDerivation;
}

} // namespace lab
