#pragma once

#include "ui/lessons/languages.h"

#include <QString>

namespace lab::app {

using ui::languages;

/// Installs the translators of a language, including Qt's own, and removes the previous ones; empty
/// means the desktop's language. Returns the language in use. Windows receive LanguageChange.
QString spokenLanguage(const QString& wanted);

} // namespace lab::app
