#pragma once

#include <QStringList>

namespace lab::app {

/// `help [COMMAND]`, and any call with --help, which is of its own command; exit code 2 where there
/// is no such command.
int runHelp(const QStringList& arguments);

/// Exit code 2 and a sentence on a word that is no command, and on the one that is meant.
int endedWithout(const QString& command);

/// `version` and `--version`.
int runVersion(const QStringList& arguments);

/// Of a command that takes nothing but the language: prints what the function gives.
int printedList(const QStringList& arguments, QString (*list)());

} // namespace lab::app
