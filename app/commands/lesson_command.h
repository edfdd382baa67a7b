#pragma once

#include <QStringList>

namespace lab::app {

/// `position-lab lesson check FILE…`, `position-lab lesson list` and `position-lab lesson answers
/// FILE…` (runAnswers()), with --language; gives the exit code. What is wrong goes to standard
/// error, a line a file.
int runLesson(const QStringList& arguments);

} // namespace lab::app
