#pragma once

#include "ui/lessons/languages.h"

#include <QString>

namespace lab::app {

using ui::languages;

/// Installs the translators of a language, Qt's own included, in place of those before; empty
/// means the desktop's. Gives the language that is now spoken. Windows hear LanguageChange.
QString spokenLanguage(const QString& wanted);

} // namespace lab::app
