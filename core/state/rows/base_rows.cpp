#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

constexpr ChoiceNames<ContextPictureShown, 5> pictures = {
    {{{"mean_score", LAB_WORDS("parameters", "Mean score")},
        {"base_bound", LAB_WORDS("parameters", "Base bound")},
        {"growing_length", LAB_WORDS("parameters", "Growing length")},
        {"temperature", LAB_WORDS("parameters", "Temperature")},
        {"distances", LAB_WORDS("parameters", "Distances seen")}}},
    {ContextPictureShown::MeanScore, ContextPictureShown::BaseBound,
        ContextPictureShown::GrowingLength, ContextPictureShown::Temperature,
        ContextPictureShown::Distances}};

const std::array rowsOfBase = {
    choiceRow<pictures, &LabState::base, &Base::picture>({.key = "base.picture",
        .label = LAB_WORDS("parameters", "Fourth picture"),
        .meaning = LAB_WORDS("parameters",
            "Which picture stands beside the factors: the mean score against the distance, the "
            "smallest base for a context, what a method does while the text grows, what a query's "
            "temperature does to its weights, or which distances the rotation sees.")}),
    flagRow<&LabState::base, &Base::decayBoundShown>({.key = "base.decay_bound",
        .label = LAB_WORDS("parameters", "RoFormer's bound"),
        .meaning = LAB_WORDS("parameters",
            "What no score can exceed by summation by parts, beside the mean score; scores may "
            "stay far below it.")}),
    realRow<&LabState::base, &Base::matchScore>({.key = "base.match_score",
        .symbol = "s",
        .label = LAB_WORDS("parameters", "Score of the match"),
        .meaning = LAB_WORDS("parameters",
            "The score of the one key that the query is looking for; all others have 0. With 0 all "
            "keys are equal."),
        .step = 0.5,
        .range = fixedRange<0.0, 100.0>}),
};

} // namespace

std::span<const Parameter> baseRows()
{
    return rowsOfBase;
}

} // namespace lab
