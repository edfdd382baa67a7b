#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

constexpr auto derivationOf = &LabState::derivation;
constexpr auto handlesOf = &Derivation::handles;

constexpr ChoiceNames<WeightAngles, 3> weightAngles = {
    {{{"equal", LAB_WORDS("parameters", "All the same way")},
        {"random", LAB_WORDS("parameters", "Each its own way")},
        {"looks_back", LAB_WORDS("parameters", "Agreeing at one distance")}}},
    {WeightAngles::Equal, WeightAngles::Random, WeightAngles::LooksBack}};

constexpr const char* numbersWanted = LAB_WORDS("parameters",
    "as many numbers as the list has, parted by blanks, each within the ends of its picture");

/// A list as a text of numbers.
template <HandleList list> constexpr Parameter listRow(Parameter row)
{
    row.kind = ParameterKind::Text;
    row.wanted = numbersWanted;
    row.admits = [](const LabState&, std::string_view text) { return !listOf(list, text).empty(); };
    row.read = [](const LabState& s) { return Value(listText(s.derivation.handles.list(list))); };
    row.with = [](LabState s, const Value& v) {
        s.derivation.handles.lists[static_cast<std::size_t>(list)] =
            listOf(list, std::get<std::string>(v));
        return s;
    };
    return row;
}

constexpr auto lengthRange = fixedRange<0.05, 4.0>;
constexpr auto degreesRange = fixedRange<-360.0, 360.0>;

const std::array rowsOfHandles = {
    Parameter {.key = "derivation.words",
        .label = LAB_WORDS("parameters", "Order of the words"),
        .meaning = LAB_WORDS("parameters",
            "Which of four words stands at place 0, 1, 2 and 3; they are counted from 0 as they "
            "were typed."),
        .kind = ParameterKind::Text,
        .wanted = LAB_WORDS("parameters", "the numbers 0 to 3, each once, as in 1 0 2 3"),
        .admits = [](const LabState&, std::string_view text) { return orderOf(text).size() == 4; },
        .read = [](const LabState& s) { return Value(orderText(s.derivation.handles.words)); },
        .with =
            [](LabState s, const Value& v) {
                s.derivation.handles.words = orderOf(std::get<std::string>(v));
                return s;
            }},
    listRow<HandleList::Colours>({.key = "derivation.colours",
        .label = LAB_WORDS("parameters", "Colours of the cells"),
        .meaning = LAB_WORDS("parameters",
            "Which cells of a table of 8 × 8 scores must agree: those of one number from 1 to 15, "
            "row by row; 0 is not painted.")}),
    listRow<HandleList::Marks>({.key = "derivation.marks",
        .label = LAB_WORDS("parameters", "Marks of the six ways"),
        .meaning = LAB_WORDS("parameters",
            "Whether the score stays when both move on, for each of six ways to put a position "
            "in: 0 not marked, 1 it stays, 2 it moves.")}),
    listRow<HandleList::QueryColumn>({.key = "derivation.query_column",
        .label = LAB_WORDS("parameters", "One column of the query"),
        .meaning = LAB_WORDS("parameters", "The query's one number at positions 0 to 7.")}),
    listRow<HandleList::KeyColumn>({.key = "derivation.key_column",
        .label = LAB_WORDS("parameters", "One column of the key"),
        .meaning = LAB_WORDS("parameters", "The key's one number at positions 0 to 7.")}),
    realRow<derivationOf, handlesOf, &DerivationHandles::queryLength>(
        {.key = "derivation.query_length",
            .label = LAB_WORDS("parameters", "Length of the query's image"),
            .meaning = LAB_WORDS("parameters", "How long the query is at its position."),
            .step = 0.05,
            .range = lengthRange}),
    realRow<derivationOf, handlesOf, &DerivationHandles::queryAngle>(
        {.key = "derivation.query_angle",
            .label = LAB_WORDS("parameters", "Angle of the query's image"),
            .meaning = LAB_WORDS("parameters", "Where the query points at its position."),
            .unit = LAB_WORDS("parameters", "degrees"),
            .range = degreesRange}),
    realRow<derivationOf, handlesOf, &DerivationHandles::keyLength>({.key = "derivation.key_length",
        .label = LAB_WORDS("parameters", "Length of the key's image"),
        .meaning = LAB_WORDS("parameters", "How long the key is at its position."),
        .step = 0.05,
        .range = lengthRange}),
    realRow<derivationOf, handlesOf, &DerivationHandles::keyAngle>({.key = "derivation.key_angle",
        .label = LAB_WORDS("parameters", "Angle of the key's image"),
        .meaning = LAB_WORDS("parameters", "Where the key points at its position."),
        .unit = LAB_WORDS("parameters", "degrees"),
        .range = degreesRange}),
    listRow<HandleList::QueryLengths>({.key = "derivation.query_lengths",
        .label = LAB_WORDS("parameters", "Lengths of the query"),
        .meaning = LAB_WORDS("parameters",
            "How long the query is at positions 0 to 20; that at 1 is 1.1 times that at 0.")}),
    listRow<HandleList::KeyLengths>({.key = "derivation.key_lengths",
        .label = LAB_WORDS("parameters", "Lengths of the key"),
        .meaning = LAB_WORDS("parameters", "How long the key is at positions 0 to 20.")}),
    realRow<derivationOf, handlesOf, &DerivationHandles::queryTurn>({.key = "derivation.query_turn",
        .label = LAB_WORDS("parameters", "Turn of the query"),
        .meaning = LAB_WORDS("parameters", "By how much its position turns the query."),
        .unit = LAB_WORDS("parameters", "degrees"),
        .range = degreesRange}),
    realRow<derivationOf, handlesOf, &DerivationHandles::keyTurn>({.key = "derivation.key_turn",
        .label = LAB_WORDS("parameters", "Turn of the key"),
        .meaning = LAB_WORDS("parameters", "By how much the same position turns the key."),
        .unit = LAB_WORDS("parameters", "degrees"),
        .range = degreesRange}),
    listRow<HandleList::Angles>({.key = "derivation.angles",
        .label = LAB_WORDS("parameters", "Angles at the positions"),
        .meaning = LAB_WORDS("parameters",
            "The angle that each of the positions 0 to 20 turns a vector by, in radians; 0 and θ "
            "stand at the first two whatever the list says.")}),
    listRow<HandleList::ScoreSketch>({.key = "derivation.score_sketch",
        .label = LAB_WORDS("parameters", "Sketch of the score"),
        .meaning = LAB_WORDS("parameters", "The score that is expected at distances 0, 5 … 40.")}),
    integerRow<derivationOf, handlesOf, &DerivationHandles::speeds>({.key = "derivation.speeds",
        .label = LAB_WORDS("parameters", "Number of speeds"),
        .meaning = LAB_WORDS("parameters", "How many of four pairs turn at a speed of their own."),
        .range = fixedRange<1.0, 4.0>}),
    listRow<HandleList::Wavelengths>({.key = "derivation.wavelengths",
        .label = LAB_WORDS("parameters", "Wavelengths between"),
        .meaning = LAB_WORDS("parameters",
            "The wavelengths of the second and third of four pairs, as powers of ten.")}),
    listRow<HandleList::BoundSketch>({.key = "derivation.bound_sketch",
        .label = LAB_WORDS("parameters", "Sketch of the bound"),
        .meaning = LAB_WORDS("parameters",
            "The bound that is expected at distances 0, 1000 … 5000, as powers of ten.")}),
    choiceRow<weightAngles, derivationOf, handlesOf, &DerivationHandles::weightAngles>(
        {.key = "derivation.weight_angles",
            .label = LAB_WORDS("parameters", "Products of the pairs point"),
            .meaning = LAB_WORDS("parameters",
                "Where the products of 64 pairs of query and key point at distance 0: all to the "
                "right, each somewhere, or so that all point to the right at one distance.")}),
    integerRow<derivationOf, handlesOf, &DerivationHandles::looksBack>(
        {.key = "derivation.looks_back",
            .label = LAB_WORDS("parameters", "Agreeing at distance"),
            .meaning = LAB_WORDS(
                "parameters", "The distance at which the products of all pairs point one way."),
            .unit = LAB_WORDS("parameters", "positions"),
            .range = fixedRange<0.0, 5000.0>}),
    listRow<HandleList::Weights>({.key = "derivation.weights",
        .label = LAB_WORDS("parameters", "Sizes of the products"),
        .meaning = LAB_WORDS(
            "parameters", "How large the product of query and key is in each of 64 pairs.")}),
};

} // namespace

std::span<const Parameter> derivationHandleRows()
{
    return rowsOfHandles;
}

} // namespace lab
