#include "ui/windows/lessons/derivation_steps.h"

#include "ui/store/store.h"
#include "ui/windows/main/actions.h"

#include <QAction>

namespace lab::ui {

void bindDerivationSteps(Actions& actions, Store& store)
{
    const auto moving = [&store](QAction* action, int by) {
        QObject::connect(action, &QAction::triggered, &store, [&store, by] {
            const std::int64_t shown = store.state().derivation.step + 1;
            store.dispatch(SetParameter {"derivation.step", shown + by});
        });
    };
    moving(actions.previousStep, -1);
    moving(actions.nextStep, 1);
    const auto enable = [&actions](const LabState& state) {
        const bool isOpen = state.bench == BenchId::Derivation;
        const int step = state.derivation.step;
        actions.previousStep->setEnabled(isOpen && step > 0);
        actions.nextStep->setEnabled(isOpen && step + 1 < derivationSteps);
    };
    QObject::connect(&store, &Store::changed, &actions, enable);
    enable(store.state());
}

} // namespace lab::ui
