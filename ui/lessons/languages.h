#pragma once

#include "core/state/language_texts.h"

#include <QJsonValue>
#include <QString>
#include <QStringList>

namespace lab {

struct FirstWords;

namespace ui {

/// The languages of the program by the names of their locales, English first: "en", "zh_CN". There
/// is one for each file resources/i18n/position-lab_….ts.
QStringList languages();

/// The one of these that the window uses, by the default locale.
QString windowLanguage();

/// The text in that language; English if there is none.
QString inLanguage(const LanguageTexts& texts);

/// The starting texts of the benches with a sentence, in the window's language.
FirstWords firstWords();

/// Those of an object of a file, {"en": …, "zh_CN": …}.
LanguageTexts textsIn(const QJsonValue& value);

} // namespace ui

} // namespace lab
