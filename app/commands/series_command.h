#pragma once

#include <QStringList>

namespace lab::app {

/// `position-lab series FILE [--export OUT …]`: lists the states of a scene's series on standard
/// output, or writes them into a GIF, a WebP or a folder of PNGs. Gives the exit code; what is
/// wrong is one sentence on standard error. Needs no display.
int runSeries(const QStringList& arguments);

} // namespace lab::app
