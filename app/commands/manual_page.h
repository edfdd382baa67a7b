#pragma once

#include "app/commands/command_help.h"

namespace lab::app {

/// Sections of the help as a manual page, in troff's macros.
///
/// Law: the page contains all letters of the sections, in order.
QString manualPage(const QList<HelpSection>& sections);

} // namespace lab::app
