#include "ui/windows/presentation/series_caption.h"

#include "core/state/edit.h"
#include "core/state/series_step.h"
#include "ui/store/store.h"
#include "ui/views/comparison/series_words.h"
#include "ui/windows/presentation/change_words.h"

#include <QCoreApplication>

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::LessonStage)
};

/// Its caption, else its difference from the state before it, "Base 10 000 → 500", else its name.
QString wordsOf(const Series& series, std::size_t place)
{
    const auto& steps = series.steps();
    const QString own = ownCaption(steps[place]);
    if (!own.isEmpty() || place == 0)
        return stepCaption(series, place);
    const LabState& shown = steps[place].state;
    const auto change = lastChange(steps[place - 1].state, shown, Edit(StepTo {shown}));
    return change && !change->values.empty() ? lastChangeText(*change) : stepCaption(series, place);
}

} // namespace

bool isByStep(const Store& store)
{
    return !store.canUndo() || store.undoEdit().is<StepTo>() || store.undoEdit().is<ChangeSeries>()
        || store.undoEdit().is<LoadState>();
}

BannerText captionOf(const Store& store, const BannerText& last)
{
    const LabState& state = store.state();
    const auto step = shownStep(state);
    const QString heading = Words::tr("Caption");
    if (!step && last.heading == heading && store.canUndo() && store.undoEdit().is<StepTo>())
        return last;
    if (!step || (!isByStep(store) && ownCaption(state.series.steps()[*step]).isEmpty()))
        return {};
    return {heading, {}, wordsOf(state.series, *step),
        Words::tr("%1 of %2", "states of a series").arg(*step + 1).arg(state.series.size())};
}

} // namespace lab::ui
