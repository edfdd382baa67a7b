#pragma once

#include <QStringList>

namespace lab::app {

/// `experiment --task variables --encodings rope,alibi --seeds 5 [--format csv|json]`: trains small
/// models and writes the accuracy of each encoding at lengths up to many times the training length.
/// Progress goes to standard error; an interrupt ends the threads. Returns the exit code.
int runExperiment(const QStringList& arguments);

} // namespace lab::app
