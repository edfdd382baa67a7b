#pragma once

#include "ui/store/outcome.h"

#include <QString>

namespace lab::ui {

/// The maximum number of letters in a name derived from a text.
constexpr int longestStem = 60;

/// The name of a file without its suffix, derived from a possibly untrusted text: letters and
/// digits of any script, '-' and '_' of it, in composed form (NFC). Runs of anything else, such as
/// separators, dots and control characters, become one '_', and none is at an end. `instead` if
/// nothing is left; a reserved device name of Windows ("con", "lpt1") gets '_' before it.
QString fileStem(const QString& text, const QString& instead);

/// The path of the file in the folder. An error if the name is not a plain file name, is too long,
/// or leads out of the folder, also by a link.
Outcome<QString> pathInside(const QString& folder, const QString& name);

} // namespace lab::ui
