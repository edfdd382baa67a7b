#pragma once

#include <QStringList>

namespace lab::app {

/// `diff A B [--format text|csv|json]`: what tells two models or scenes with RoPE apart: the
/// parameters that differ, the layers, and pair by pair the wavelength, the turns in training and
/// by how much it is slowed. Gives the exit code.
int runDiff(const QStringList& arguments);

} // namespace lab::app
