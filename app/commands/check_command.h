#pragma once

#include <QStringList>

namespace lab::app {

/// `check FILE [--json] [--strict]`: what was read from a model's file, what was taken from the
/// class of its model type or guessed, and what is not computed. Returns the exit code: 0, or with
/// --strict 1 if anything was assumed or left out.
int runCheck(const QStringList& arguments);

} // namespace lab::app
