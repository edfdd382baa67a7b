#pragma once

#include <QStringList>

namespace lab::app {

/// `position-lab lesson check FILE…` and `position-lab lesson list`; gives the exit code. What is
/// wrong goes to standard error, a line a file.
int runLesson(const QStringList& arguments);

} // namespace lab::app
