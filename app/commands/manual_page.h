#pragma once

#include <QString>

namespace lab::app {

/// The help of a command as a manual page, in troff's macros: its first line is the page's name,
/// lines at the margin that end in a colon are headings, indented ones a word to type and what it
/// does. `version` is "position-lab 0.1.0".
///
/// Law: all letters of the help stand in the page, in their order.
QString manualPage(const QString& help, const QString& version);

} // namespace lab::app
