#pragma once

#include "app/commands/command.h"

namespace lab::app {

/// All commands; the window is the first.
const std::vector<Command>& commands();

/// Their first words: "render", "lesson".
QStringList commandNames();

} // namespace lab::app
