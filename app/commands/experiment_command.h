#pragma once

#include <QStringList>

namespace lab::app {

/// `experiment --task variables --encodings rope,alibi --seeds 5 [--format csv|json]`: trains small
/// models and writes how well each encoding answers at lengths up to many times the trained one.
/// Progress goes to standard error; an interrupt ends the threads. Gives the exit code.
int runExperiment(const QStringList& arguments);

} // namespace lab::app
