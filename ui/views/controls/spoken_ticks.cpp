#include "ui/views/controls/spoken_ticks.h"

#include <QListWidget>

namespace lab::ui {

void speakTicks(QListWidget& list, void (*announce)(QAccessibleEvent*))
{
    QObject::connect(
        &list, &QListWidget::itemChanged, &list, [&list, announce](QListWidgetItem* entry) {
            QAccessible::State changed;
            changed.checked = true;
            QAccessibleStateChangeEvent event(&list, changed);
            event.setChild(list.row(entry));
            announce(&event);
        });
}

} // namespace lab::ui
