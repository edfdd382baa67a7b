#pragma once

#include <QAbstractButton>

namespace lab::ui {

/// Enables a button, or lets it rest: one that has the keys then leaves them to `next`, not to
/// whatever stands behind it, which the next press of the same key would change.
inline void setActive(QAbstractButton& button, bool isActive, QWidget& next)
{
    const bool hadKeys = button.hasFocus();
    button.setEnabled(isActive);
    if (hadKeys && !isActive)
        next.setFocus();
}

} // namespace lab::ui
