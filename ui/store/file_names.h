#pragma once

#include "ui/store/outcome.h"

#include <QString>

namespace lab::ui {

/// The most letters of a name that is made of a text.
constexpr int longestStem = 60;

/// The name of a file without its ending, made of a text that may be a stranger's: letters and
/// digits of any script, '-' and '_' of it, in composed form (NFC). Runs of anything else, such as
/// separators, dots and control characters, become one '_', and none stands at an end. `instead`
/// where nothing is left; a name that Windows keeps for devices ("con", "lpt1") gets '_' before it.
QString fileStem(const QString& text, const QString& instead);

/// The path of the file in the folder. An error where the name is no mere name of a file, is too
/// long, or leads out of the folder, be it by a link.
Outcome<QString> pathInside(const QString& folder, const QString& name);

} // namespace lab::ui
