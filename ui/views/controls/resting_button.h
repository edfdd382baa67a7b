#pragma once

#include <QAbstractButton>

namespace lab::ui {

/// Enables or disables a button. If it has the focus when disabled, `next` gets the focus;
/// otherwise Qt would move it to the next widget, which the following key press would change.
inline void setActive(QAbstractButton& button, bool isActive, QWidget& next)
{
    const bool hadKeys = button.hasFocus();
    button.setEnabled(isActive);
    if (hadKeys && !isActive)
        next.setFocus();
}

} // namespace lab::ui
