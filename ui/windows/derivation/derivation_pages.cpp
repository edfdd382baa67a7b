#include "ui/windows/derivation/derivation_pages.h"

#include "ui/store/store.h"
#include "ui/windows/lecture/lecture_desk.h"
#include "ui/windows/lessons/lesson_dock.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/bench_stack.h"
#include "ui/windows/parts/window_parts.h"
#include "ui/windows/presentation/presenting.h"

#include <QAction>
#include <QMainWindow>

namespace lab::ui {

void bindDerivationPages(Actions& actions, Store& store)
{
    const auto moving = [&store](QAction* action, int by) {
        QObject::connect(action, &QAction::triggered, &store, [&store, by] {
            const std::int64_t page = store.state().derivation.page;
            store.dispatch(SetParameter {"derivation.page", page + by});
        });
    };
    moving(actions.previousStep, -1);
    moving(actions.nextStep, 1);
    const auto enable = [&actions](const LabState& state) {
        const bool isOpen = state.bench == BenchId::Derivation;
        const int page = state.derivation.page;
        actions.previousStep->setEnabled(isOpen && page > 0);
        actions.nextStep->setEnabled(isOpen && page + 1 < derivationPages);
    };
    QObject::connect(&store, &Store::changed, &actions, enable);
    enable(store.state());
}

void bindDerivationKeys(const WindowParts& parts)
{
    const auto isLesson = [&parts] { return parts.lesson->isOpen(); };
    for (QAction* step : {parts.actions.previousStep, parts.actions.nextStep})
        QObject::connect(step, &QAction::triggered, &parts.benches, [&parts, isLesson] {
            if (!isLesson())
                parts.benches.giveKeys();
        });
    QObject::connect(
        &parts.presenting, &Presenting::steppedPast, &parts.benches, [&parts, isLesson](int by) {
            const bool isLecture = parts.lecture->place().has_value();
            if (parts.store.state().series.isEmpty() && !isLecture && !isLesson())
                (by > 0 ? parts.actions.nextStep : parts.actions.previousStep)->trigger();
        });
}

} // namespace lab::ui
