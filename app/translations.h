#pragma once

#include <QString>
#include <QStringList>

namespace lab::app {

/// The languages that the program speaks: "en", "zh_CN".
QStringList languages();

/// Installs the translators of a language, Qt's own included, in place of those before; empty
/// means the desktop's. Gives the language that is now spoken. Windows hear LanguageChange.
QString spokenLanguage(const QString& wanted);

} // namespace lab::app
