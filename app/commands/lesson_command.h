#pragma once

#include <QStringList>

namespace lab::app {

/// `position-lab lesson check FILE…`, `position-lab lesson list` and `position-lab lesson answers
/// FILE…` (runAnswers()), with --language; returns the exit code. Errors go to standard error, one
/// line per file.
int runLesson(const QStringList& arguments);

} // namespace lab::app
