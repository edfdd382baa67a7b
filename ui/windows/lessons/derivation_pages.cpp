#include "ui/windows/lessons/derivation_pages.h"

#include "ui/store/store.h"
#include "ui/windows/main/actions.h"

#include <QAction>

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

} // namespace lab::ui
