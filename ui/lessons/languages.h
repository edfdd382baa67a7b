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

/// The one of these that the window speaks, by the default locale.
QString windowLanguage();

/// The text in that language; English where there is no other.
QString inLanguage(const LanguageTexts& texts);

/// What the benches with a sentence start with in the language of the window.
FirstWords firstWords();

/// Those of an object of a file, {"en": …, "zh_CN": …}.
LanguageTexts textsIn(const QJsonValue& value);

} // namespace ui

} // namespace lab
