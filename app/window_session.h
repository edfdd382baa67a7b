#pragma once

#include "app/command_line.h"

namespace lab::app {

/// The state in a file: a scene's own, or `state` with a model's configuration loaded into it.
Outcome<LabState> stateInFile(const LabState& state, const QString& path);

/// Opens the window and runs until it is closed; gives the exit code.
int runWindowSession(const StartOptions& options);

} // namespace lab::app
