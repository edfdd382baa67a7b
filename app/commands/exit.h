#pragma once

#include <QString>

namespace lab::app {

/// How a run of the program ended, as its exit code.
enum class Exit {
    Done = 0,
    Failed = 1, ///< a file could not be read or written, or is wrong inside
    Misused = 2, ///< an unknown option or key, a value out of its range
};

/// The exit code; a sentence, where there is one, goes to standard error after the program's name.
int ended(Exit exit, const QString& sentence = {});

} // namespace lab::app
