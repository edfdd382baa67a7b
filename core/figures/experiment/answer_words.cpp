#include "core/figures/experiment/answer_words.h"

#include "core/drawing/numbers.h"
#include "core/figures/experiment/trained_marks.h"

#include <algorithm>

namespace lab::drawing::answers {

namespace {

constexpr Message ofAccuracy = LAB_MESSAGE("lab::ui::ExperimentWords", "Accuracy by length");
constexpr Message ofEntropy = LAB_MESSAGE("lab::ui::ExperimentWords", "Cross-entropy by length");
constexpr Message noModel = LAB_MESSAGE(
    "lab::ui::ExperimentWords", "No model with %1 has been trained with these settings.");
constexpr Message bundledAnswer = LAB_COMMENTED(
    "lab::ui::ExperimentWords", "%1 at length %2: %3, bundled results", "an encoding");
constexpr Message trainedAnswer =
    LAB_COMMENTED("lab::ui::ExperimentWords", "%1 at length %2: %3, trained here", "an encoding");
constexpr Message unlearnedIn =
    LAB_MESSAGE("lab::ui::ExperimentWords", "; not learned in %1 steps");
constexpr Message savedAnswer = LAB_COMMENTED(
    "lab::ui::ExperimentWords", "; saved run “%1”, trained at length %2: %3", "after the answers");
constexpr Message noSavedAnswer = LAB_COMMENTED("lab::ui::ExperimentWords",
    "; saved run “%1”, trained at length %2, has no such answer", "after the answers");

} // namespace

Said titleOf(const Values& values, const Language& words)
{
    return words(values.measure == ExperimentMeasure::Accuracy ? ofAccuracy : ofEntropy);
}

Said valueText(const Values& values, double of, const Language& words)
{
    return values.measure == ExperimentMeasure::Accuracy ? shareText(of, words)
                                                         : Said {decimals(of, 2)};
}

Said lineName(const Values& values, const Run& run, const Language& words)
{
    RopeStretch other = RopeStretch::None;
    for (const Run& one : values.lines())
        other = std::max(other, one.curve.stretch);
    Said name = run.curve.stretch == RopeStretch::None
        ? trainedNameBeside(run.curve.encoding, other, words)
        : curveName(run.curve, words);
    if (run.unlearnedIn)
        name.text += '*';
    return name;
}

Said spoken(const Values& values, const Language& words)
{
    if (values.isCovered)
        return words(hiddenUntilRanked);
    const auto number = [&](double of) { return valueText(values, of, words).text; };
    const Answer* answer = values.pointAt(values.selected, values.lookedAt());
    Said all;
    if (answer) {
        all = words(values.showsShippedAlone() ? bundledAnswer : trainedAnswer,
            {curveName(values.selected, words).text, wholeNumber(values.lookedAt()),
                number(answer->mean)});
        const auto run = std::ranges::find(values.lines(), values.selected, &Run::curve);
        if (run->unlearnedIn)
            all.text += words(unlearnedIn, {wholeNumber(*run->unlearnedIn)}).text;
    } else {
        all = words(noModel, {trainedName(values.selected.encoding, words).text});
    }
    for (const Values::Overlaid& of : values.overlaid) {
        const Answer* saved = of.pointAt(values.selected, values.lookedAt());
        const std::string trained = wholeNumber(of.trainingLength);
        all.text += saved ? words(savedAnswer, {of.name, trained, number(saved->mean)}).text
                          : words(noSavedAnswer, {of.name, trained}).text;
    }
    return all;
}

} // namespace lab::drawing::answers
