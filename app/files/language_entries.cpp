#include "app/files/language_entries.h"

#include "app/text/translations.h"

namespace lab::app {

QJsonObject jsonOf(const LanguageTexts& texts)
{
    QJsonObject entries;
    for (const auto& [language, text] : texts)
        entries.insert(QString::fromStdString(language), QString::fromStdString(text));
    return entries;
}

std::optional<LanguageTexts> textsIn(const QJsonValue& entries)
{
    LanguageTexts texts;
    if (!entries.isUndefined() && !entries.isObject())
        return std::nullopt;
    const QJsonObject object = entries.toObject();
    for (auto entry = object.begin(); entry != object.end(); ++entry) {
        if (!languages().contains(entry.key()) || !entry.value().isString())
            return std::nullopt;
        if (const QString text = entry.value().toString(); !text.isEmpty())
            texts[entry.key().toStdString()] = text.toStdString();
    }
    return texts;
}

} // namespace lab::app
