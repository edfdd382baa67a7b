#pragma once

#include "app/text/error.h"

#include <QString>
#include <QStringList>

class QCommandLineParser;

namespace lab::app {

struct Command;

/// Moves the command before the options in front of it, so that "--theme dark render" becomes
/// "render --theme dark"; the words after the command keep their order. Without a command nothing
/// changes.
void putCommandFirst(int argc, char** argv);

/// The words of a call with --version and --help as commands: "table --help" is "help table".
QStringList spelledOut(QStringList words);

/// The row that the first words name, or that of the window; null if they name a part of a command,
/// or a word that resembles one.
const Command* commandOf(const QStringList& words);

/// The command that a first word resembles if it is neither a command nor a file; else empty.
QString nearCommand(const QString& word);

/// Exit code 2 and an error for words that name no command, with a suggestion.
int endedWithout(const QStringList& words);

/// Reads the words after the name of a command. Its options and their values are checked here, by
/// their rows.
Outcome<void> parsed(QCommandLineParser& parser, const Command& command, const QStringList& words);

/// Runs the command that the words name, in an application with its surface; returns the exit code.
int called(const QStringList& words);

} // namespace lab::app
