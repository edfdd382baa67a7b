#include "core/lessons/lesson_bench.h"
#include "core/state/choices.h"
#include "core/state/edit.h"
#include "core/state/pass_answers.h"
#include "ui/store/gesture.h"
#include "ui/store/store.h"
#include "ui/views/lessons/sketch_view.h"
#include "ui/views/presentation/presentation_banner.h"
#include "ui/windows/lessons/lesson_dock.h"
#include "ui/windows/lessons/lesson_stage.h"
#include "ui/windows/parts/messages.h"
#include "ui/windows/parts/window_parts.h"
#include "ui/windows/presentation/presenting.h"

#include <algorithm>
#include <utility>

// The progress of a lesson, and continuing it after something else was shown.

namespace lab::ui {

std::vector<BenchId> LessonDock::benches() const
{
    std::vector<BenchId> benches {startBench(m_lesson)};
    if (m_outcome)
        benches.push_back(m_outcome->after.bench);
    return benches;
}

Pinned LessonDock::revealedA() const
{
    return m_outcome ? m_outcome->after.pinned : Pinned();
}

bool LessonDock::isHere() const
{
    const std::vector<BenchId> own = benches();
    return !m_page || std::ranges::find(own, m_store.kept().bench) != own.end();
}

void LessonDock::goToItsBench()
{
    LabState own = m_store.state();
    own.bench = benches().back();
    if (!isHere())
        showState(own);
}

// Only when the bench changes: opening the page over another bench is on purpose.
void LessonDock::placeByBench()
{
    const bool isHereNow = isHere();
    const bool isOther = isHereNow != std::exchange(m_wasHere, isHereNow);
    if (!isOther || m_parts.presenting.isOn())
        return;
    if (isHereNow && std::exchange(m_isHiddenForBench, false))
        return show();
    if (isHereNow || !m_outcome || isHidden())
        return;
    m_isHiddenForBench = true; // before it is hidden
    hide();
}

LessonDock::Progress LessonDock::progress() const
{
    return {m_time, before(), m_outcome ? m_outcome : m_undone, m_outcome.has_value()};
}

void LessonDock::resume(const Lesson& lesson, const Progress& progress, bool isRevealed)
{
    takePlaceOf(lesson);
    m_time = progress.time;
    m_isDrawn = false;
    LabState shown = isRevealed ? progress.outcome->after : progress.asked;
    // Answers to the derivation given meanwhile are not removed by the lesson.
    shown.derivation = withAnswersOf(std::move(shown.derivation), m_store.state().derivation);
    showState(shown, m_gesture);
    (isRevealed ? m_outcome : m_undone) = progress.outcome;
    if (m_outcome)
        m_outcome->after = m_store.state();
    m_asked = progress.asked;
    m_begun = m_store.state();
    if (m_begun == *m_left)
        m_left.reset(); // nothing to go back to
    m_parts.messages.notify({});
    show(); // before the notification: a hidden reveal is not open
    build();
    Q_EMIT started();
}

std::optional<LessonStage::Progress> LessonStage::progress()
{
    if (!isOpen())
        return std::nullopt;
    countTyped();
    Progress progress {m_dock.progress(), m_votes, {}};
    if (m_sketch && !isRevealed())
        progress.drawn = m_sketch->frame().drawn;
    return progress;
}

void LessonStage::resume(const Lesson& lesson, const Progress& progress, bool isAtEnd)
{
    const bool isAnswerShown = isAtEnd && progress.lesson.isRevealed;
    m_dock.resume(lesson, progress.lesson, isAnswerShown);
    m_isExplained = isAnswerShown;
    m_votes = progress.votes;
    m_votes.resize(m_answers.size());
    if (m_sketch && !isAnswerShown && m_sketch->frame().drawn.size() == progress.drawn.size()) {
        SketchFrame frame = m_sketch->frame();
        frame.drawn = progress.drawn;
        m_sketch->setFrame(frame);
    }
    m_parts.presenting.startFrom(progress.lesson.asked);
    updateBanner();
    Q_EMIT changed();
    Q_EMIT counted();
    while (isAtEnd && m_parts.banner.turnPage(1)) { }
}

} // namespace lab::ui
