#pragma once

#include <QStringList>

namespace lab::app {

/// `help [COMMAND]`, and any call with --help, for its own command; exit code 2 if there is no such
/// command.
int runHelp(const QStringList& arguments);

/// Exit code 2 and an error for a word that is not a command, with a suggestion.
int endedWithout(const QString& command);

/// `version` and `--version`
int runVersion(const QStringList& arguments);

/// For a command without options except the language: prints the result of the function.
int printedList(const QStringList& arguments, QString (*list)());

} // namespace lab::app
