#include "ui/views/controls/spoken_ticks.h"

#include <QAccessible>
#include <QListWidget>

namespace lab::ui {

void speakTicks(QListWidget& list)
{
    QObject::connect(&list, &QListWidget::itemChanged, &list, [&list](QListWidgetItem* entry) {
        if (!QAccessible::isActive())
            return;
        QAccessible::State changed;
        changed.checked = true;
        QAccessibleStateChangeEvent event(&list, changed);
        event.setChild(list.row(entry));
        QAccessible::updateAccessibility(&event);
    });
}

} // namespace lab::ui
