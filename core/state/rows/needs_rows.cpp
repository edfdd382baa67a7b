#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

constexpr auto compareOfNeeds = &LabState::compare;
constexpr auto needsOfCompare = &Compare::needs;

constexpr ChoiceNames<OffsetsNeeded, 3> offsetsNeeded = {
    {{{"none", LAB_WORDS("parameters", "None")}, {"near", LAB_WORDS("parameters", "Near")},
        {"all", LAB_WORDS("parameters", "All")}}},
    {OffsetsNeeded::None, OffsetsNeeded::Near, OffsetsNeeded::All}};

constexpr ChoiceNames<LengthNeeded, 5> lengthsNeeded = {
    {{{"trained", LAB_WORDS("parameters", "No")}, {"twice", LAB_WORDS("parameters", "×2")},
        {"eightfold", LAB_WORDS("parameters", "×8")}, {"target", LAB_WORDS("parameters", "Target")},
        {"any", LAB_WORDS("parameters", "Any")}}},
    {LengthNeeded::Trained, LengthNeeded::Twice, LengthNeeded::Eightfold, LengthNeeded::Target,
        LengthNeeded::Any}};

constexpr ChoiceNames<CostAllowed, 3> costsAllowed = {
    {{{"nothing", LAB_WORDS("parameters", "None")}, {"little", LAB_WORDS("parameters", "A little")},
        {"much", LAB_WORDS("parameters", "A lot")}}},
    {CostAllowed::Nothing, CostAllowed::Little, CostAllowed::Much}};

const std::array rowsOfNeeds = {
    choiceRow<offsetsNeeded, compareOfNeeds, needsOfCompare, &Needs::offsets>(
        {.key = "needs.offsets",
            .label = LAB_WORDS("parameters", "Exact offsets"),
            .meaning = LAB_WORDS("parameters",
                "Which offsets the task must distinguish anywhere in the text: the nearest few, or "
                "all up to the training length.")}),
    choiceRow<lengthsNeeded, compareOfNeeds, needsOfCompare, &Needs::length>({.key = "needs.length",
        .label = LAB_WORDS("parameters", "Beyond training length"),
        .meaning = LAB_WORDS("parameters",
            "Length of the texts: a multiple of the training length in the Base bench, or the "
            "target length there.")}),
    flagRow<compareOfNeeds, needsOfCompare, &Needs::places>({.key = "needs.places",
        .label = LAB_WORDS("parameters", "Absolute positions"),
        .meaning = LAB_WORDS("parameters",
            "Whether the task asks for an absolute position, such as the second word.")}),
    integerRow<compareOfNeeds, needsOfCompare, &Needs::axes>({.key = "needs.axes",
        .label = LAB_WORDS("parameters", "Axes"),
        .meaning = LAB_WORDS("parameters",
            "Number of coordinates per position: 1 for text, 2 for images, 3 for video."),
        .range = fixedRange<1.0, 3.0>}),
    choiceRow<costsAllowed, compareOfNeeds, needsOfCompare, &Needs::cost>({.key = "needs.cost",
        .label = LAB_WORDS("parameters", "Cost limit"),
        .meaning = LAB_WORDS("parameters",
            "What the encoding may learn and compute on top of attention: none (at most a "
            "hundredth of its operations), a little (at most a tenth of its parameters and "
            "operations), or a lot.")}),
};

} // namespace

std::span<const Parameter> needsRows()
{
    return rowsOfNeeds;
}

} // namespace lab
