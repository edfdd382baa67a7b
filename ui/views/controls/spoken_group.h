#pragma once

#include <QString>

class QWidget;

namespace lab::ui {

/// From here on a plain widget or a scroll area with an accessible name is a group of the
/// accessible tree. Qt gives it the role of a filler, which screen readers pass over together with
/// the name.
void installSpokenGroups();

/// Names a list that drops down, or another control whose own words a screen reader takes for its
/// value: by a label that nobody sees.
void setSpokenLabel(QWidget& control, const QString& label);

} // namespace lab::ui
