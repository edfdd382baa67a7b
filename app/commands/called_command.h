#pragma once

#include <QString>

namespace lab::app {

/// Puts the command before the options that stand in front of it, so that "--theme dark render" is
/// "render --theme dark"; the words after the command keep their order. Without a command all
/// stays.
void putCommandFirst(int argc, char** argv);

/// The command that a first word nearly is which is neither one nor a file; empty of any other.
QString nearCommand(const QString& word);

bool isCommand(const QString& word);

} // namespace lab::app
