#pragma once

#include <QString>

class QWidget;

namespace lab::ui {

/// Makes a plain widget or a scroll area with an accessible name a group in the accessibility tree.
/// Qt gives it the role of a filler, which screen readers skip together with its name. Call once at
/// start.
void installSpokenGroups();

/// Names a combo box, or another control whose own text is its value for screen readers, by an
/// invisible label.
void setSpokenLabel(QWidget& control, const QString& label);

} // namespace lab::ui
