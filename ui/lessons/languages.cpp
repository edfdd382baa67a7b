#include "ui/lessons/languages.h"

#include "core/state/first_words.h"

#include <QJsonObject>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

QStringList languages()
{
    static const QStringList all =
        QStringList(u"en"_s) + QString(LAB_TRANSLATIONS ""_L1).split(u',', Qt::SkipEmptyParts);
    return all;
}

QString windowLanguage()
{
    const QStringList all = languages();
    const auto found = std::ranges::find(
        all, QLocale().name(), [](const QString& one) { return QLocale(one).name(); });
    return found == all.end() ? all.front() : *found;
}

QString inLanguage(const LanguageTexts& texts)
{
    return QString::fromStdString(textIn(texts, windowLanguage().toStdString()));
}

FirstWords firstWords()
{
    return {inLanguage(teachingSentences()).toStdString(),
        inLanguage(relativeExamples()).toStdString()};
}

LanguageTexts textsIn(const QJsonValue& value)
{
    LanguageTexts texts;
    const QJsonObject object = value.toObject();
    for (auto one = object.begin(); one != object.end(); ++one)
        texts[one.key().toStdString()] = one.value().toString().toStdString();
    return texts;
}

} // namespace lab::ui
