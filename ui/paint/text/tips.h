#pragma once

#include <QString>

namespace lab::ui {

/// As tooltip: Qt takes for HTML what looks like it.
QString tip(const QString& text);
QString wrappedTip(const QString& text); ///< of as many lines as it needs
QString tip(const QString& head, const QString& below); ///< a text over what is a tooltip already

} // namespace lab::ui
