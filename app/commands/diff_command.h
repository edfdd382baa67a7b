#pragma once

#include <QStringList>

namespace lab::app {

/// `diff A B [--format text|csv|json]`: the differences between two models or scenes with RoPE: the
/// parameters that differ, the layers, and for each pair the wavelength, the turns in training and
/// its slowdown factor. Returns the exit code.
int runDiff(const QStringList& arguments);

} // namespace lab::app
