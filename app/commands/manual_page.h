#pragma once

#include <QString>

namespace lab::app {

/// The help of a command as a manual page, in troff's macros: its first line is the page's name,
/// lines at the margin that end in a colon are headings, indented ones a word to type and its
/// description. `version` is "position-lab 0.1.0".
///
/// Law: the page contains all letters of the help, in order.
QString manualPage(const QString& help, const QString& version);

} // namespace lab::app
