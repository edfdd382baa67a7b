#pragma once

#include "app/text/error.h"

#include <QString>

namespace lab::app {

/// How the program ended, as its exit code.
enum class Exit {
    Done = 0,
    Failed = 1, ///< a file could not be read or written, or is invalid
    Misused = 2, ///< an unknown option or key, a value out of its range
};

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
