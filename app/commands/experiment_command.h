#pragma once

#include <QStringList>

namespace lab::app {

constexpr int maxExperimentThreads = 64;

/// The valid values of --task.
QStringList experimentTaskKeys();

} // namespace lab::app
