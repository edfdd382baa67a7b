#pragma once

#include <QAccessible>

class QListWidget;

namespace lab::ui {

/// Lets a screen reader hear at once that an entry of the list was ticked, or that it no longer is.
/// Qt tells of entries that are chosen, and leaves ticks to who asks. `tell` passes the event on.
void speakTicks(
    QListWidget& list, void (*tell)(QAccessibleEvent*) = &QAccessible::updateAccessibility);

} // namespace lab::ui
