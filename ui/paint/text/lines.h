#pragma once

#include <QFont>
#include <QStringList>

namespace lab::ui {

/// The lines of a text that may be `width` pixels wide, broken between its words.
QStringList brokenLines(const QString& text, const QFont& font, double width);

} // namespace lab::ui
