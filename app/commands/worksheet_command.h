#pragma once

#include <QStringList>

namespace lab::app {

/// `position-lab lesson worksheet FILE -o OUT.pdf [--language LANGUAGE]`, arguments from
/// "worksheet" on: writes the worksheet of a lesson, or those of a lecture's lessons. FILE may be
/// the key of a bundled lesson. Returns the exit code; needs no display.
int runWorksheet(const QStringList& arguments);

} // namespace lab::app
