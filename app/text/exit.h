#pragma once

#include "app/text/error.h"

#include <QList>
#include <QString>

#include <utility>

namespace lab::app {

/// How the program ended, as its exit code; exitMeanings() says when.
enum class Exit { Done = 0, Failed = 1, Misused = 2, Lacking = 3 };

/// The exit codes of all commands, and what each means, for the help.
QList<std::pair<Exit, QString>> exitMeanings();

/// Why a run ends before it is complete.
struct Failure {
    Exit exit = Exit::Failed;
    QString sentence;
};

/// Prints a message, if any, to standard error after the program's name; the run continues.
void warn(const QString& sentence);

/// The exit code; prints a message, if any, to standard error after the program's name.
int ended(Exit exit, const QString& sentence = {});
int ended(Exit exit, const Error& error);
int ended(const Expected<void, Failure>& run);
int ended(const Outcome<void>& done);

/// An error on the way makes the run Failed.
Expected<void, Failure> orFailure(const Outcome<void>& done);

} // namespace lab::app
