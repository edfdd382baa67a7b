#pragma once

#include <QString>

namespace lab::ui {

/// As a tooltip: Qt treats text that looks like HTML as HTML.
QString tip(const QString& text);
QString wrappedTip(const QString& text); ///< with as many lines as needed
QString tip(const QString& head, const QString& below); ///< a text on what is already a tooltip

} // namespace lab::ui
