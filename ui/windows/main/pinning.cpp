#include "ui/windows/main/pinning.h"

#include "ui/store/store.h"
#include "ui/windows/parts/actions.h"

#include <QAction>

namespace lab::ui {

void bindPinning(Actions& actions, Store& store)
{
    const auto doing = [&](QAction* action, const Edit& edit) {
        QObject::connect(
            action, &QAction::triggered, &store, [&store, edit] { store.dispatch(edit); });
    };
    doing(actions.pin, PinState {});
    doing(actions.swapPinned, SwapPinned {});
    doing(actions.clearPinned, ClearPinned {});
    const auto enable = [&actions](const LabState& state) {
        actions.swapPinned->setEnabled(!state.pinned.isEmpty());
        actions.clearPinned->setEnabled(!state.pinned.isEmpty());
    };
    QObject::connect(&store, &Store::changed, &actions, enable);
    enable(store.state());
}

} // namespace lab::ui
