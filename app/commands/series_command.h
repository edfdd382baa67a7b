#pragma once

#include <QStringList>

namespace lab::app {

/// `position-lab series FILE [--export OUT …]`: lists the states of a scene's series on standard
/// output, or writes them into a GIF, a WebP or a folder of PNGs. Returns the exit code; an error
/// is one sentence on standard error. Needs no display.
int runSeries(const QStringList& arguments);

} // namespace lab::app
