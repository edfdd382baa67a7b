#pragma once

#include "app/text/error.h"

#include <QString>

namespace lab::app {

/// How a run of the program ended, as its exit code.
enum class Exit {
    Done = 0,
    Failed = 1, ///< a file could not be read or written, or is wrong inside
    Misused = 2, ///< an unknown option or key, a value out of its range
};

/// Why a run ends before all is done.
struct Failure {
    Exit exit = Exit::Failed;
    QString sentence;
};

/// A sentence, where there is one, to standard error after the program's name; the run goes on.
void warn(const QString& sentence);

/// The exit code; a sentence, where there is one, goes to standard error after the program's name.
int ended(Exit exit, const QString& sentence = {});
int ended(Exit exit, const Error& error);
int ended(const Expected<void, Failure>& run);
int ended(const Outcome<void>& done);

/// An error on the way is a run that Failed.
Expected<void, Failure> orFailure(const Outcome<void>& done);

} // namespace lab::app
