#include "ui/windows/lessons/lesson_dock.h"

#include "core/lessons/unpredicted.h"
#include "core/state/pass_answers.h"
#include "ui/lessons/languages.h"
#include "ui/paint/desk_scale.h"
#include "ui/store/gesture.h"
#include "ui/store/store.h"
#include "ui/views/parameters/parameter_panel.h"
#include "ui/windows/lessons/dock_title.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/messages.h"
#include "ui/windows/parts/window_parts.h"
#include "ui/windows/presentation/presenting.h"

#include <QAction>
#include <QCloseEvent>
#include <QMainWindow>
#include <QStyle>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

LessonDock::LessonDock(const WindowParts& parts)
    : QDockWidget(&parts.window)
    , m_parts(parts)
    , m_store(parts.store)
    , m_services(parts.services)
{
    setObjectName(u"lesson"_s);
    setFeatures(QDockWidget::DockWidgetClosable);
    setAllowedAreas(Qt::RightDockWidgetArea);
    setTitleBarWidget(new DockTitle(*this));
    takeWidth();
    connect(&m_store, &Store::keptChanged, this, qOverload<const LabState&>(&LessonDock::follow));
    connect(&m_store, &Store::keptChanged, this, &LessonDock::placeByBench);
    connect(&parts.presenting, &Presenting::turned, this, [this] {
        m_wasHere = !isHere(); // its end may restore the page, whatever is shown
        placeByBench();
    });
}

// With the gap beside it as wide as the parameters.
void LessonDock::takeWidth()
{
    setFixedWidth(qRound(look().px(ParameterPanel::fixedWidth))
        - m_parts.window.style()->pixelMetric(
            QStyle::PM_DockWidgetSeparatorExtent, nullptr, &m_parts.window));
}

void LessonDock::follow(const LabState& state)
{
    if (!m_page)
        return reopenOnRedo(state);
    if (m_left && state == *m_left && !m_isOwnChange && !isOutcome(state))
        return closeOnUndo();
    if (followReveal(state) || (m_outcome && m_mentionsA != hasItsA()))
        build();
    m_page->setState(state);
    if (!m_outcome)
        m_page->setQuestion(words(m_lesson.question.text, questionScope(m_lesson, state)));
}

/// If the state before the lesson is the outcome, it is treated as the outcome.
bool LessonDock::isOutcome(const LabState& state) const
{
    if (m_outcome)
        return state == m_outcome->after;
    return m_undone && state == m_undone->after && m_store.canUndo()
        && m_store.undoState() == m_undone->before;
}

void LessonDock::closeOnUndo()
{
    Gone gone {m_lesson, m_time, *m_left, m_home, m_begun, m_outcome ? m_outcome : m_undone};
    closeLesson();
    if (m_store.canRedo())
        m_gone = std::move(gone);
}

// Also by Home, while presenting. If nothing can be redone, it will not return.
void LessonDock::reopenOnRedo(const LabState& state)
{
    // A bench's key may lead to the same state, and restores no lesson.
    const bool isBack = m_gone && state == m_gone->start && m_store.canUndo()
        && m_store.undoState() == m_gone->left && m_store.undoEdit().is<LoadState>();
    if (m_gone && !isBack) {
        if (!m_store.canRedo())
            m_gone.reset();
        return;
    }
    if (!m_gone)
        return;
    Gone gone = *std::exchange(m_gone, std::nullopt);
    m_lesson = std::move(gone.lesson);
    m_time = gone.time;
    m_left = std::move(gone.left);
    m_home = std::move(gone.home);
    m_begun = std::move(gone.start);
    m_undone = std::move(gone.undone);
    m_parts.actions.parameters->setChecked(false); // it replaces them
    restartQuestion();
    show();
}

bool LessonDock::followReveal(const LabState& state)
{
    const bool isAsked = m_outcome && (state == m_outcome->before || (m_asked && state == *m_asked))
        && !(m_outcome->after == state);
    if (isAsked)
        m_undone = std::exchange(m_outcome, std::nullopt);
    else if (!m_outcome && m_undone && state == m_undone->after
        && !(m_undone->before == m_undone->after))
        m_outcome = std::exchange(m_undone, std::nullopt);
    else
        return false;
    return true;
}

bool LessonDock::hasItsA() const
{
    const Pinned& own = m_outcome->after.pinned;
    return !own.isEmpty() && m_store.kept().pinned == own;
}

void LessonDock::cover()
{
    if (!m_outcome)
        return;
    m_undone = std::exchange(m_outcome, std::nullopt);
    showState(m_undone->before);
    build();
}

void LessonDock::closeLesson()
{
    if (!m_page)
        return;
    m_lesson = {};
    m_home.reset();
    m_outcome.reset();
    m_undone.reset();
    m_left.reset();
    m_asked.reset();
    m_gone.reset();
    m_page->deleteLater(); // one of its controls may be emitting its edit right now
    m_page = nullptr;
    m_isHiddenForBench = false;
    hide();
    Q_EMIT ended();
    Q_EMIT turned();
}

bool LessonDock::closeAndRestore()
{
    auto home = std::exchange(m_home, std::nullopt);
    if (!m_page)
        return false;
    closeLesson();
    const LabState& now = m_store.state();
    if (home)
        home->derivation = withAnswersOf(std::move(home->derivation), now.derivation);
    if (!home || now == *home)
        return false;
    showState(*home);
    return true;
}

bool LessonDock::isOpen() const
{
    return !m_lesson.key.empty() && (!isRevealed() || isInSight());
}

bool LessonDock::isInSight() const
{
    return !isHidden() || m_isHiddenForBench || m_parts.presenting.isAway(*this);
}

const LabState& LessonDock::before() const
{
    return m_outcome ? m_outcome->before : m_store.kept();
}

// Before notifying others of its start, because an outcome is emitted with its lesson.
void LessonDock::takePlaceOf(const Lesson& lesson)
{
    Q_EMIT starting();
    if (!isOpen() || !m_home)
        m_home = m_store.state();
    m_outcome.reset();
    m_undone.reset();
    m_gone.reset();
    m_lesson = lesson;
    m_left = m_store.state();
    m_gesture = newGesture();
}

void LessonDock::play(const Lesson& lesson, For whom)
{
    takePlaceOf(lesson);
    const bool isOwn =
        whom == For::Presentation || m_parts.presenting.isOn() || !m_services.timesAnswered;
    m_time = isOwn ? 0 : m_services.timesAnswered(lesson.key);
    m_isDrawn = m_time > 0;
    load(m_gesture);
    m_begun = m_store.state();
    if (m_begun == *m_left)
        m_left.reset(); // nothing to go back to
    show();
    m_page->takeFocus();
}

void LessonDock::startPresented()
{
    const bool isUntouched = isOpen() && !isRevealed() && m_store.state() == m_begun;
    if (!m_isDrawn || !isUntouched)
        return;
    m_time = 0;
    m_isDrawn = false;
    load(m_gesture); // one undo step with the start that replaces it
    m_begun = m_store.state();
}

void LessonDock::load(Gesture gesture)
{
    if (auto start = lessonStart(m_lesson, m_time)) {
        // Answers given elsewhere are not removed by the lesson.
        start->derivation = withAnswersOf(std::move(start->derivation), m_store.state().derivation);
        showState(clamped(withFirstWords(*std::move(start), firstWords())), gesture);
    }
    restartQuestion();
}

void LessonDock::restartQuestion()
{
    if (m_outcome) // which undo restores
        m_undone = std::exchange(m_outcome, std::nullopt);
    m_asked = m_store.state();
    m_parts.messages.notify({});
    build();
    Q_EMIT started();
}

// Changes by the lesson itself are not unsaved work.
void LessonDock::showState(const LabState& state, Gesture gesture)
{
    const bool wasModified = m_store.isModified();
    m_isOwnChange = true;
    m_store.dispatch(LoadState {state, LoadState::Of::Lesson}, gesture);
    m_isOwnChange = false;
    if (!wasModified)
        m_store.markUntouched();
}

void LessonDock::answer(const std::optional<Prediction>& prediction)
{
    reveal(prediction);
    if (!m_outcome || !m_services.recordAnswer)
        return;
    const auto kept = m_services.recordAnswer({m_lesson.key, m_time, prediction, m_outcome->graded,
        m_lesson.title, !m_lesson.question.options.empty()});
    if (!kept)
        m_parts.messages.notify(kept.error().sentence);
}

void LessonDock::reveal(const std::optional<Prediction>& prediction)
{
    LabState before = m_store.state();
    const auto result = prediction ? graded(m_lesson, before, *prediction)
                                   : gradedWithoutPrediction(m_lesson, before);
    const auto after = prediction ? revealed(m_lesson, before, *prediction)
                                  : revealedWithoutPrediction(m_lesson, before);
    if (!result || !after) {
        m_parts.messages.notify(
            tr("This question has no answer in the current state; go back to the "
               "start of the lesson."));
        return;
    }
    if (!isInSight())
        show(); // its result is shown there
    m_parts.messages.notify({});
    m_undone.reset();
    m_outcome = Outcome {std::move(before), *after, prediction, *result};
    m_outcome->everywhere = curveEverywhere(m_lesson.question, scopeAfter());
    showState(*after);
    m_outcome->after = m_store.state();
    build();
}

std::optional<LabState> LessonDock::nextStart() const
{
    const auto start = lessonStart(m_lesson, m_time + 1);
    return start && !m_lesson.again.empty() ? std::optional(*start) : std::nullopt;
}

void LessonDock::setTally(const Tally& tally)
{
    m_tally = tally;
    if (m_page)
        m_page->setTally(tally);
}

void LessonDock::revert()
{
    load();
}

void LessonDock::askAgain()
{
    ++m_time;
    m_isDrawn = false;
    load();
}

void LessonDock::follow(const QString& way)
{
    if (way.isEmpty())
        return askAgain();
    if (const auto found = firstOf({way.toStdString()}))
        Q_EMIT wanted(*found);
}

void LessonDock::build()
{
    const LessonShown content = shown();
    m_mentionsA = m_outcome && hasItsA();
    setWindowTitle(tr("Lesson"));
    setAccessibleName(tr("Lesson: %1").arg(content.title));
    const bool hadKeys = m_page && m_page->isAncestorOf(m_parts.window.focusWidget());
    if (m_page)
        m_page->deleteLater(); // one of its buttons may be emitting its click right now
    m_page = new LessonPage(content, m_store.kept(), look(), maximumWidth());
    connect(m_page, &LessonPage::predicted, this, &LessonDock::answer);
    connect(m_page, &LessonPage::answerWanted, this, [this] { answer(std::nullopt); });
    connect(m_page, &LessonPage::incomplete, &m_parts.messages, &Messages::notify);
    connect(m_page, &LessonPage::edited, this,
        [this](const Edit& edit, Gesture gesture) { m_store.dispatch(edit, gesture); });
    connect(m_page, &LessonPage::reverted, this, &LessonDock::revert);
    connect(m_page, &LessonPage::wayChosen, this, qOverload<const QString&>(&LessonDock::follow));
    m_page->setTally(m_tally);
    if (hadKeys) { // else digits would select benches
        // Before the other page is hidden, because otherwise its focus would move through the
        // window.
        m_page->setParent(this);
        m_page->show();
        m_page->takeFocus();
    }
    setWidget(m_page);
    Q_EMIT turned();
}

// Never seen by an audience, and read at arm's length after it.
Look LessonDock::look() const
{
    Look look = m_parts.look;
    look.scale = deskScale(m_parts.window.size());
    return look;
}

void LessonDock::closeEvent(QCloseEvent* event)
{
    QDockWidget::closeEvent(event);
    m_isHiddenForBench = false;
    if (isRevealed() && m_home && !(m_store.state() == *m_home))
        m_parts.messages.note(tr(
            "The lesson's settings stay; Lessons › End the lesson restores your earlier state."));
}

void LessonDock::changeEvent(QEvent* event)
{
    QDockWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) // with the window's scale
        takeWidth();
    if (!m_page)
        return;
    if (event->type() == QEvent::LanguageChange)
        build();
    else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        m_page->setLook(look());
}

} // namespace lab::ui

#include "moc_lesson_dock.cpp"
