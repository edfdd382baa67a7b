#include "core/state/series_step.h"
#include "ui/lessons/languages.h"
#include "ui/store/series_player.h"
#include "ui/store/store.h"
#include "ui/views/comparison/series_words.h"
#include "ui/windows/parts/window_parts.h"
#include "ui/windows/speaker/speaker_window.h"

#include <QMainWindow>

namespace lab::ui {

// The state that is shown or was shown last, and the one that the next step shows.
SpeakerWindow::Shown SpeakerWindow::seriesWanted() const
{
    const LabState& state = m_parts.store.kept();
    const Series& series = state.series;
    if (series.isEmpty())
        return {};
    const auto shown = shownStep(state);
    const auto place = shown ? shown : m_parts.player->place();
    const auto words = [&](std::size_t at) {
        return tr("State %1 of %2: %3").arg(at + 1).arg(series.size()).arg(stepCaption(series, at));
    };
    const std::size_t next = place ? *place + 1 : 0;
    const bool isShown = place && *place < series.size();
    return {tr("Series"), isShown ? words(*place) : QString(),
        next < series.size() ? words(next) : tr("This is the last state."), {}, false,
        isShown ? inLanguage(series.steps()[*place].notes) : QString()};
}

void SpeakerWindow::addSeries()
{
    addHeading(m_shown.title);
    if (!m_shown.question.isEmpty())
        add(m_shown.question, tr("What the audience sees"));
    if (!m_shown.notes.isEmpty()) {
        addHeading(tr("Notes"));
        add(m_shown.notes, tr("Notes"));
    }
    addHeading(tr("Next state"));
    add(m_shown.next, tr("Next state"));
}

} // namespace lab::ui
