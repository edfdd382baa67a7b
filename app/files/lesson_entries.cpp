#include "app/files/lesson_entries.h"

#include "app/text/setting_words.h"
#include "app/text/translations.h"
#include "ui/paint/text/punctuation.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::LessonFile)
};

// {"en": "…", "zh_CN": "…"}
QString wordsInEach()
{
    QStringList entries;
    for (const QString& language : languages())
        entries += u"\"%1\": \"…\""_s.arg(language);
    return u'{' + entries.join(u", "_s) + u'}';
}

} // namespace

bool isAtOrBelow(const QString& path, const std::set<QString>& places)
{
    for (qsizetype end = path.size(); end > 0; end = path.lastIndexOf(u'/', end - 1))
        if (places.contains(path.left(end)))
            return true;
    return false;
}

void LessonEntries::fail(const QString& path, const QString& what)
{
    if (misspelled.contains(path) || isAtOrBelow(path, places))
        return; // already reported; a consequence is not a separate error
    places.insert(path);
    if (!isFull())
        wrong.push_back({path, what});
}

QString LessonEntries::below(const QString& path, const QString& key)
{
    return path.isEmpty() ? key : path + u'/' + key;
}

void LessonEntries::onlyKnown(const QJsonObject& in, const QString& path, const QStringList& known)
{
    for (const QString& key : in.keys()) {
        if (known.contains(key))
            continue;
        if (isFull()) {
            fail(below(path, key), {});
            continue;
        }
        fail(below(path, key),
            Words::tr("there is no such entry; allowed: %1").arg(ui::listed(known)));
        const QString meant = nearestKey(key, known);
        if (!meant.isEmpty() && !in.contains(meant))
            misspelled += below(path, meant);
    }
}

QJsonObject LessonEntries::object(const QJsonObject& in, const QString& path, const QString& key)
{
    const QJsonValue value = in.value(key);
    if (!value.isObject() && !value.isUndefined())
        fail(below(path, key), Words::tr("it must be an object of keys and values"));
    return value.toObject();
}

QJsonArray LessonEntries::list(const QJsonObject& in, const QString& path, const QString& key)
{
    const QJsonValue value = in.value(key);
    if (!value.isArray() && !value.isUndefined())
        fail(below(path, key), Words::tr("it must be a list in square brackets"));
    constexpr qsizetype maxInList = 500;
    QJsonArray list = value.toArray();
    if (list.size() <= maxInList)
        return list;
    fail(below(path, key),
        Words::tr("there are %1; the limit is %2").arg(list.size()).arg(maxInList));
    return {};
}

std::string LessonEntries::formula(const QJsonObject& in, const QString& path, const QString& key,
    const std::optional<QString>& fallback)
{
    const QJsonValue value = in.value(key);
    if (value.isUndefined() && fallback)
        return fallback->toStdString();
    if (value.isUndefined())
        fail(below(path, key), Words::tr("it is missing"));
    else if (!value.isString())
        fail(below(path, key), Words::tr("it must be a text in quotes"));
    else if (value.toString().trimmed().isEmpty())
        fail(below(path, key), Words::tr("it is empty"));
    return value.toString().toStdString();
}

LessonText LessonEntries::text(
    const QJsonObject& in, const QString& path, const QString& key, Wanted wanted)
{
    const QString here = below(path, key);
    if (in.value(key).isUndefined()) {
        if (wanted == Wanted::Yes)
            fail(here, Words::tr("it is missing"));
        return {};
    }
    if (!in.value(key).isObject())
        fail(here, Words::tr("it needs a text in at least one language: %1").arg(wordsInEach()));
    const QJsonObject all = in.value(key).toObject();
    onlyKnown(all, here, languages());
    LessonText texts;
    for (const QString& language : languages()) {
        if (all.contains(language))
            texts[language.toStdString()] = formula(all, here, language, {});
    }
    if (texts.empty())
        fail(here, Words::tr("it needs a text in at least one language: %1").arg(wordsInEach()));
    return texts;
}

QJsonValue LessonEntries::inOwnLanguage(const QJsonValue& value, const QString& path)
{
    const QJsonObject all = value.toObject();
    const auto isLanguage = [](const QString& key) { return languages().contains(key); };
    if (!std::ranges::any_of(all.keys(), isLanguage))
        return value;
    onlyKnown(all, path, languages());
    return all.contains(m_language) ? all.value(m_language) : all.begin().value();
}

} // namespace lab::app
