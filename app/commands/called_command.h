#pragma once

#include <QString>

namespace lab::app {

/// Moves the command before the options in front of it, so that "--theme dark render" becomes
/// "render --theme dark"; the words after the command keep their order. Without a command nothing
/// changes.
void putCommandFirst(int argc, char** argv);

/// The command that a first word resembles if it is neither a command nor a file; else empty.
QString nearCommand(const QString& word);

bool isCommand(const QString& word);

} // namespace lab::app
