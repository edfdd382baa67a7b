#include "ui/views/controls/spoken_ticks.h"

#include <QListWidget>

namespace lab::ui {

void speakTicks(QListWidget& list, void (*tell)(QAccessibleEvent*))
{
    QObject::connect(
        &list, &QListWidget::itemChanged, &list, [&list, tell](QListWidgetItem* entry) {
            QAccessible::State changed;
            changed.checked = true;
            QAccessibleStateChangeEvent event(&list, changed);
            event.setChild(list.row(entry));
            tell(&event);
        });
}

} // namespace lab::ui
