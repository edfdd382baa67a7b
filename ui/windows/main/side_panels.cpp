#include "ui/windows/main/side_panels.h"

#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/window_services.h"

#include <QAction>

namespace lab::ui {

void bindSidePanels(Actions& actions, const WindowServices& services)
{
    const auto remember = [&actions, reported = services.rememberPanels] {
        if (reported)
            reported({actions.benchList->isChecked(), actions.parameters->isChecked()});
    };
    for (QAction* const panel : {actions.benchList, actions.parameters})
        QObject::connect(panel, &QAction::triggered, &actions, remember);
    QMetaObject::invokeMethod(
        &actions,
        [&actions, shown = services.panels] {
            // Both are visible at first. A panel that a lesson has already folded stays folded.
            if (!shown.benches)
                actions.benchList->setChecked(false);
            if (!shown.parameters)
                actions.parameters->setChecked(false);
        },
        Qt::QueuedConnection);
}

} // namespace lab::ui
