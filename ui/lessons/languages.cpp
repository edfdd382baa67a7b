#include "ui/lessons/languages.h"

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

} // namespace lab::ui
