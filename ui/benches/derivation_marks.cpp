#include "ui/benches/derivation_marks.h"

#include "ui/lessons/derivation_book.h"
#include "ui/lessons/step_words.h"

#include <algorithm>

namespace lab::ui {

std::vector<StepList::Row> markedSteps(
    const LabState& state, const DerivationBook& book, const StepFrame& open)
{
    std::vector<StepList::Row> rows;
    for (int index = 0; index < derivationSteps; ++index) {
        const DerivationStep& step = book.steps[static_cast<std::size_t>(index)];
        const StepFrame frame = index == state.derivation.step
            ? open
            : stepFrame(state, index, step.rule, step.question);
        const bool isPassed = index < state.derivation.step || frame.isAnswered;
        Mark mark = Mark::None;
        const bool isBent = !state.derivation.bends.empty()
            && std::ranges::any_of(step.breaks, &DerivationStep::Way::isByHand);
        if (frame.broken > 0 || isBent || !frame.holds())
            mark = Mark::Cross;
        else if (frame.isRight && !state.derivation.shown.contains(index))
            mark = Mark::Tick;
        else if (isPassed)
            mark = Mark::Ring;
        rows.push_back({inLanguage(step.title), mark});
    }
    return rows;
}

} // namespace lab::ui
