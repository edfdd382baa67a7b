#pragma once

#include "app/problem.h"
#include "core/state/lab_state.h"

#include <QString>

namespace lab::app {

/// How a run of the program ended, as its exit code.
enum class Exit {
    Done = 0,
    Failed = 1, ///< a file could not be read or written, or is wrong inside
    Misused = 2, ///< an unknown option or key, a value out of its range
};

/// What the options that all commands share ask for.
struct StartOptions {
    LabState state;
    QString file; ///< a scene or config.json, opened before the settings
    QString theme; ///< "light", "dark", "desktop", or empty when not given
    QString language;
    bool presents = false; ///< at once
};

/// Runs the whole program: the window, or one of the commands render, series, table,
/// rope-block, parameters, benches.
int run(int argc, char** argv);

} // namespace lab::app
