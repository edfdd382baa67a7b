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
    "as many numbers as the list has, separated by spaces, each within the range of its picture");

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
            "Which of the four words is at position 0, 1, 2 and 3, counted from 0 in the order "
            "typed."),
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
        .label = LAB_WORDS("parameters", "Colors of the cells"),
        .meaning = LAB_WORDS("parameters",
            "Which cells of an 8 × 8 score table must agree: those with the same number from 1 to "
            "15, row by row; 0 is uncolored.")}),
    listRow<HandleList::Marks>({.key = "derivation.marks",
        .label = LAB_WORDS("parameters", "Marks of the six schemes"),
        .meaning = LAB_WORDS("parameters",
            "Whether the score stays when both positions shift, for each of the six schemes: 0 not "
            "marked, 1 stays, 2 changes.")}),
    listRow<HandleList::QueryColumn>({.key = "derivation.query_column",
        .label = LAB_WORDS("parameters", "One column of the query"),
        .meaning = LAB_WORDS("parameters", "The query's one number at positions 0 to 7.")}),
    listRow<HandleList::KeyColumn>({.key = "derivation.key_column",
        .label = LAB_WORDS("parameters", "One column of the key"),
        .meaning = LAB_WORDS("parameters", "The key's one number at positions 0 to 7.")}),
    realRow<derivationOf, handlesOf, &DerivationHandles::queryLength>(
        {.key = "derivation.query_length",
            .label = LAB_WORDS("parameters", "Length of f_q"),
            .meaning = LAB_WORDS("parameters", "Length of the query at its position."),
            .step = 0.05,
            .range = lengthRange}),
    realRow<derivationOf, handlesOf, &DerivationHandles::queryAngle>(
        {.key = "derivation.query_angle",
            .label = LAB_WORDS("parameters", "Angle of f_q"),
            .meaning = LAB_WORDS("parameters", "Direction of the query at its position."),
            .unit = LAB_WORDS("parameters", "degrees"),
            .range = degreesRange}),
    realRow<derivationOf, handlesOf, &DerivationHandles::keyLength>({.key = "derivation.key_length",
        .label = LAB_WORDS("parameters", "Length of f_k"),
        .meaning = LAB_WORDS("parameters", "Length of the key at its position."),
        .step = 0.05,
        .range = lengthRange}),
    realRow<derivationOf, handlesOf, &DerivationHandles::keyAngle>({.key = "derivation.key_angle",
        .label = LAB_WORDS("parameters", "Angle of f_k"),
        .meaning = LAB_WORDS("parameters", "Direction of the key at its position."),
        .unit = LAB_WORDS("parameters", "degrees"),
        .range = degreesRange}),
    listRow<HandleList::QueryLengths>({.key = "derivation.query_lengths",
        .label = LAB_WORDS("parameters", "Lengths of the query"),
        .meaning = LAB_WORDS("parameters",
            "Length of the query at positions 0 to 20. At position 1 it is 1.1 times the length at "
            "position 0.")}),
    listRow<HandleList::KeyLengths>({.key = "derivation.key_lengths",
        .label = LAB_WORDS("parameters", "Lengths of the key"),
        .meaning = LAB_WORDS("parameters", "Length of the key at positions 0 to 20.")}),
    realRow<derivationOf, handlesOf, &DerivationHandles::queryTurn>({.key = "derivation.query_turn",
        .label = LAB_WORDS("parameters", "Rotation of the query"),
        .meaning = LAB_WORDS("parameters", "The angle by which the query's position rotates it."),
        .unit = LAB_WORDS("parameters", "degrees"),
        .range = degreesRange}),
    realRow<derivationOf, handlesOf, &DerivationHandles::keyTurn>({.key = "derivation.key_turn",
        .label = LAB_WORDS("parameters", "Rotation of the key"),
        .meaning = LAB_WORDS("parameters", "The angle by which the same position rotates the key."),
        .unit = LAB_WORDS("parameters", "degrees"),
        .range = degreesRange}),
    listRow<HandleList::Angles>({.key = "derivation.angles",
        .label = LAB_WORDS("parameters", "Angles at the positions"),
        .meaning = LAB_WORDS("parameters",
            "The angle, in radians, by which each position from 0 to 20 rotates a vector. The "
            "first two are always 0 and θ.")}),
    listRow<HandleList::ScoreSketch>({.key = "derivation.score_sketch",
        .label = LAB_WORDS("parameters", "Sketch of the score"),
        .meaning = LAB_WORDS("parameters", "The score you expect at distances 0, 5 … 40.")}),
    integerRow<derivationOf, handlesOf, &DerivationHandles::speeds>({.key = "derivation.speeds",
        .label = LAB_WORDS("parameters", "Number of frequencies"),
        .meaning = LAB_WORDS("parameters", "How many of four pairs have their own frequency."),
        .range = fixedRange<1.0, 4.0>}),
    listRow<HandleList::Wavelengths>({.key = "derivation.wavelengths",
        .label = LAB_WORDS("parameters", "Wavelengths between"),
        .meaning = LAB_WORDS("parameters",
            "The wavelengths of the second and third of four pairs, as powers of ten.")}),
    listRow<HandleList::BoundSketch>({.key = "derivation.bound_sketch",
        .label = LAB_WORDS("parameters", "Sketch of the bound"),
        .meaning = LAB_WORDS(
            "parameters", "The bound you expect at distances 0, 1000 … 5000, as powers of ten.")}),
    choiceRow<weightAngles, derivationOf, handlesOf, &DerivationHandles::weightAngles>(
        {.key = "derivation.weight_angles",
            .label = LAB_WORDS("parameters", "Directions of the pairs' products"),
            .meaning = LAB_WORDS("parameters",
                "Directions of the 64 pairs' query–key products at distance 0: all to the right, "
                "random, or such that all point right at one distance.")}),
    integerRow<derivationOf, handlesOf, &DerivationHandles::looksBack>(
        {.key = "derivation.looks_back",
            .label = LAB_WORDS("parameters", "Agreeing at distance"),
            .meaning = LAB_WORDS(
                "parameters", "The distance at which all pairs' products point the same way."),
            .unit = LAB_WORDS("parameters", "positions"),
            .range = fixedRange<0.0, 5000.0>}),
    listRow<HandleList::Weights>({.key = "derivation.weights",
        .label = LAB_WORDS("parameters", "Sizes of the products"),
        .meaning =
            LAB_WORDS("parameters", "Size of the query–key product in each of the 64 pairs.")}),
};

} // namespace

std::span<const Parameter> derivationHandleRows()
{
    return rowsOfHandles;
}

} // namespace lab
