#pragma once

#include <QString>

namespace lab::app {

/// A script with which a shell, "bash", "zsh" or "fish", completes the commands of the table, their
/// options, the values of options, and names of files; empty for another shell.
QString completionsFor(const QString& shell);

} // namespace lab::app
