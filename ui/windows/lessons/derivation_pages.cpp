#include "ui/windows/lessons/derivation_pages.h"

#include "ui/benches/derivation_questions.h"
#include "ui/store/store.h"
#include "ui/views/derivation/question_box.h"
#include "ui/windows/lecture/lecture_desk.h"
#include "ui/windows/lessons/lesson_dock.h"
#include "ui/windows/main/actions.h"
#include "ui/windows/main/bench_stack.h"
#include "ui/windows/main/window_parts.h"
#include "ui/windows/room/presenting.h"

#include <QAction>
#include <QMainWindow>

namespace lab::ui {

namespace {

/// Where the page's own button leads too. A page that is open to be answered holds nobody here.
int pageOn(const LabState& state)
{
    const int after = pageAfter(state);
    return after == state.derivation.page ? after + 1 : after;
}

/// As the page's own button: it may lead back to what was answered wrong.
void nameNextStep(QAction& next, const LabState& state)
{
    const auto due = pageDue(state.derivation);
    const bool isBack = due && *due != state.derivation.page;
    next.setText(isBack ? QuestionBox::tr("Page %1 again").arg(*due) : Actions::tr("&Next page"));
    next.setIconText(isBack ? next.text() : Actions::tr("Next page"));
    next.setToolTip(isBack ? QuestionBox::tr(
                        "What was answered wrong is asked again, after two and after five pages.")
                           : Actions::tr("The page of the derivation after this one."));
}

} // namespace

void bindDerivationPages(Actions& actions, Store& store)
{
    const auto moving = [&store](QAction* action, auto pageFrom) {
        QObject::connect(action, &QAction::triggered, &store, [&store, pageFrom] {
            store.dispatch(
                SetParameter {"derivation.page", std::int64_t {pageFrom(store.state())}});
        });
    };
    moving(actions.previousStep, [](const LabState& state) { return state.derivation.page - 1; });
    moving(actions.nextStep, pageOn);
    const auto enable = [&actions](const LabState& state) {
        const bool isOpen = state.bench == BenchId::Derivation;
        const int page = state.derivation.page;
        actions.previousStep->setEnabled(isOpen && page > 0);
        actions.nextStep->setEnabled(isOpen && pageOn(state) < derivationPages);
        nameNextStep(*actions.nextStep, state);
    };
    QObject::connect(&store, &Store::changed, &actions, enable);
    enable(store.state());
}

void bindDerivationKeys(const WindowParts& parts)
{
    const auto isLesson = [&parts] {
        const auto* dock = parts.window.findChild<LessonDock*>();
        return dock && dock->isOpen();
    };
    for (QAction* step : {parts.actions.previousStep, parts.actions.nextStep})
        QObject::connect(step, &QAction::triggered, &parts.benches, [&parts, isLesson] {
            if (!isLesson())
                parts.benches.giveKeys();
        });
    QObject::connect(
        &parts.presenting, &Presenting::steppedPast, &parts.benches, [&parts, isLesson](int by) {
            const auto* desk = parts.window.findChild<LectureDesk*>();
            const bool isLecture = desk && desk->place();
            if (parts.store.state().series.isEmpty() && !isLecture && !isLesson())
                (by > 0 ? parts.actions.nextStep : parts.actions.previousStep)->trigger();
        });
}

} // namespace lab::ui
