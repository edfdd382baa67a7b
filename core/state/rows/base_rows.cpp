#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

constexpr ChoiceNames<ContextPictureShown, 3> pictures = {
    {{{"mean_score", LAB_WORDS("parameters", "Mean score")},
        {"base_bound", LAB_WORDS("parameters", "Base bound")},
        {"growing_length", LAB_WORDS("parameters", "Growing length")}}},
    {ContextPictureShown::MeanScore, ContextPictureShown::BaseBound,
        ContextPictureShown::GrowingLength}};

const std::array rowsOfBase = {
    choiceRow<pictures, &LabState::base, &Base::picture>({.key = "base.picture",
        .label = LAB_WORDS("parameters", "Fourth picture"),
        .meaning = LAB_WORDS("parameters",
            "Which picture stands beside the factors: the mean score against the distance, the "
            "smallest base for a context, or what a method does while the text grows.")}),
    flagRow<&LabState::base, &Base::decayBoundShown>({.key = "base.decay_bound",
        .label = LAB_WORDS("parameters", "RoFormer's bound"),
        .meaning = LAB_WORDS("parameters",
            "What no score can exceed by summation by parts, beside the mean score; scores may "
            "stay far below it.")}),
};

} // namespace

std::span<const Parameter> baseRows()
{
    return rowsOfBase;
}

} // namespace lab
