#pragma once

namespace lab::app {

/// Runs the whole program: the window, or one of the commands that commands() lists.
int run(int argc, char** argv);

} // namespace lab::app
