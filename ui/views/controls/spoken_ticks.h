#pragma once

#include <QAccessible>

class QListWidget;

namespace lab::ui {

/// Notifies screen readers when an entry of the list is checked or unchecked. Qt notifies them of
/// selected entries but not of checked ones. `tell` passes the event on.
void speakTicks(
    QListWidget& list, void (*announce)(QAccessibleEvent*) = &QAccessible::updateAccessibility);

} // namespace lab::ui
