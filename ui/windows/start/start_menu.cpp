#include "ui/windows/start/start_menu.h"

#include "core/state/choices.h"
#include "ui/benches/derivation_marks.h"
#include "ui/lessons/languages.h"
#include "ui/store/gesture.h"
#include "ui/store/store.h"
#include "ui/views/controls/plain_widgets.h"
#include "ui/windows/lessons/lesson_dock.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/bench_stack.h"
#include "ui/windows/parts/document.h"
#include "ui/windows/parts/messages.h"
#include "ui/windows/parts/window_parts.h"
#include "ui/windows/presentation/presenting.h"
#include "ui/windows/start/start_page.h"

#include <QAction>
#include <QMainWindow>
#include <QPointer>
#include <QStackedLayout>

namespace lab::ui {

namespace {

/// Switches between the page and the benches; a lesson's dock is hidden with the benches.
class StartTurn : public QObject {
public:
    StartTurn(const WindowParts& parts, StartPage& page)
        : QObject(&page)
        , m_parts(parts)
        , m_page(page)
        , m_stack(*qobject_cast<QStackedLayout*>(parts.window.centralWidget()->layout()))
        , m_frame(startFrame(parts.presets))
    {
    }

    bool isShown() const { return m_stack.currentWidget() == &m_page; }

    void show()
    {
        if (isShown())
            return;
        refresh();
        for (QDockWidget* dock : m_parts.window.findChildren<QDockWidget*>())
            if (dock->isVisible() && !dock->isFloating()) {
                m_docks.emplace_back(dock);
                dock->hide();
            }
        m_stack.setCurrentWidget(&m_page);
        m_page.begin();
    }

    void refresh() { m_page.setShown(shown()); }

    void leave()
    {
        if (!isShown())
            return;
        m_stack.setCurrentIndex(0);
        for (const QPointer<QDockWidget>& dock : m_docks)
            if (dock)
                dock->show();
        m_docks.clear();
    }

private:
    StartShown shown() const
    {
        const WindowServices& services = m_parts.services;
        StartShown shown;
        if (services.lessons)
            shown.lessons = services.lessons();
        if (services.nodeMarks)
            shown.marks = services.nodeMarks();
        shown.pages = markedPages(m_parts.store.state());
        shown.pass = m_parts.store.state().derivation.pass;
        if (services.lastLesson)
            shown.begun = services.lastLesson();
        if (services.recentFiles)
            shown.files = services.recentFiles();
        shown.frame = m_frame;
        return shown;
    }

    const WindowParts& m_parts;
    StartPage& m_page;
    QStackedLayout& m_stack;
    StartFrame m_frame;
    std::vector<QPointer<QDockWidget>> m_docks; ///< that were beside the benches
};

/// Asks, because it cannot be undone.
void forget(const WindowParts& parts, StartTurn& turn, const Lesson& lesson)
{
    if (!parts.services.forgetAnswers)
        return;
    if (!isConfirmed(&parts.window, StartPage::tr("Delete answers"),
            StartPage::tr("Delete your answers to “%1”? This cannot be undone.")
                .arg(inLanguage(lesson.title))))
        return;
    if (const auto forgotten = parts.services.forgetAnswers(lesson.key); !forgotten)
        parts.messages.notify(forgotten.error().sentence);
    turn.refresh();
}

} // namespace

void bindStart(const WindowParts& parts, StartPage& page, Document& document)
{
    auto* turn = new StartTurn(parts, page);
    LessonDock& dock = *parts.lesson;
    const auto play = [&parts, &document, &dock, turn](const Lesson& lesson, LessonDock::For whom) {
        const bool mayBegin = document.confirmReplace();
        if (mayBegin) {
            turn->leave();
            playLesson(parts, document, dock, lesson, whom);
        }
        return mayBegin;
    };
    QObject::connect(&page, &StartPage::lessonWanted, turn,
        [play](const Lesson& lesson) { play(lesson, LessonDock::For::Learner); });
    QObject::connect(&page, &StartPage::teachingWanted, turn, [&parts, play](const Lesson& lesson) {
        if (!play(lesson, LessonDock::For::Presentation))
            return;
        if (!parts.presenting.isOn())
            parts.presenting.begin();
        parts.actions.speaker->trigger();
    });
    QObject::connect(&page, &StartPage::pageWanted, turn, [&parts, &page, &dock, turn](int wanted) {
        turn->leave(); // also from a page that is open already
        // The page does not change an open lesson; one that was answered and closed is not
        // restored, because work done since would be lost.
        if (dock.isOpen())
            dock.closeAndRestore();
        else
            dock.closeLesson();
        const Gesture gesture = newGesture();
        parts.store.dispatch(SetParameter {"bench", keyOf(BenchId::Derivation)}, gesture);
        parts.store.dispatch(SetParameter {"derivation.page", std::int64_t {wanted}}, gesture);
        if (page.isTeaching() && !parts.presenting.isOn())
            parts.presenting.begin();
    });
    QObject::connect(&page, &StartPage::modelWanted, &document, &Document::open);
    QObject::connect(&page, &StartPage::fileWanted, &document, &Document::openPath);
    QObject::connect(&page, &StartPage::forgetWanted, turn,
        [&parts, turn](const Lesson& lesson) { forget(parts, *turn, lesson); });
    QObject::connect(&page, &StartPage::answersWanted, turn, [&parts] { saveAnswers(parts); });
    const auto leave = [turn] { turn->leave(); };
    QObject::connect(&page, &StartPage::left, turn, leave);
    QObject::connect(&parts.store, &Store::changed, turn, leave);
    QObject::connect(&dock, &LessonDock::starting, turn, leave); // it stores what the page has
                                                                 // hidden
    QObject::connect(&document, &Document::replaced, turn, leave); // by the same, too
    QObject::connect(&document, &Document::messageShown, turn, [turn](const QString& sentence) {
        if (!sentence.isEmpty())
            turn->leave(); // it is painted over the bench
    });
    QObject::connect(parts.actions.start, &QAction::triggered, turn,
        [turn] { turn->isShown() ? turn->leave() : turn->show(); });
    if (parts.services.isFirstStart)
        turn->show();
}

} // namespace lab::ui
