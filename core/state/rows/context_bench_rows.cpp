#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

constexpr ChoiceNames<ContextPictureShown, 5> pictures = {
    {{{"mean_score", LAB_WORDS("parameters", "Mean score")},
        {"base_bound", LAB_WORDS("parameters", "Base bound")},
        {"growing_length", LAB_WORDS("parameters", "Growing length")},
        {"temperature", LAB_WORDS("parameters", "Temperature")},
        {"distances", LAB_WORDS("parameters", "Effective distances")}}},
    {ContextPictureShown::MeanScore, ContextPictureShown::BaseBound,
        ContextPictureShown::GrowingLength, ContextPictureShown::Temperature,
        ContextPictureShown::Distances}};

const std::array rowsOfContext = {
    choiceRow<pictures, &LabState::context, &Context::picture>({.key = "base.picture",
        .label = LAB_WORDS("parameters", "Fourth picture"),
        .meaning = LAB_WORDS("parameters",
            "The fourth picture: mean score against distance, smallest base for a context length, "
            "effect of a method as the text grows, effect of a query's temperature on its "
            "attention weights, or the effective distances that the rotation uses.")}),
    flagRow<&LabState::context, &Context::decayBoundShown>({.key = "base.decay_bound",
        .label = LAB_WORDS("parameters", "RoFormer's bound"),
        .meaning = LAB_WORDS("parameters",
            "An upper bound for every score, by summation by parts, shown with the mean score. "
            "Scores may be far below it.")}),
    realRow<&LabState::context, &Context::matchScore>({.key = "base.match_score",
        .symbol = "s",
        .label = LAB_WORDS("parameters", "Logit of the match"),
        .meaning = LAB_WORDS("parameters",
            "The logit of the one matching key; all others have 0. At 0 all keys are equal."),
        .step = 0.5,
        .range = fixedRange<0.0, 100.0>}),
};

} // namespace

std::span<const Parameter> contextBenchRows()
{
    return rowsOfContext;
}

} // namespace lab
