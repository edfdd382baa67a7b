#include "app/models/config_reader.h"

#include "app/files/json_file.h"
#include "app/text/setting_words.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

// For a file that Python wrote: Qt writes null for such a number.
constexpr auto wordStart = u'\uE000';
constexpr auto wordEnd = u'\uE001';

constexpr qsizetype longestShown = 60;

/// The text that shown() writes for a value; a long text is truncated.
QJsonValue wordOf(const QJsonValue& value)
{
    if (value.isString() && value.toString().size() > longestShown)
        return value.toString().left(longestShown);
    if (!value.isDouble() || std::isfinite(value.toDouble()))
        return value;
    const double number = value.toDouble();
    const QString word = std::isnan(number) ? u"NaN"_s
        : number > 0                        ? u"Infinity"_s
                                            : u"-Infinity"_s;
    return wordStart + word + wordEnd;
}

} // namespace

bool isWithoutNumber(const QJsonValue& value)
{
    if (value.isArray()) {
        const QJsonArray list = value.toArray();
        return std::any_of(list.begin(), list.end(), isWithoutNumber);
    }
    return value.isDouble() && !std::isfinite(value.toDouble());
}

QString shown(const QJsonValue& value)
{
    const QJsonArray alone {eachValue(value, wordOf)};
    const QByteArray list = QJsonDocument(alone).toJson(QJsonDocument::Compact);
    QString text = QString::fromUtf8(list.mid(1, list.size() - 2));
    text.remove(u'"' + QString(wordStart)).remove(QString(wordEnd) + u'"');
    return text.size() <= longestShown ? text : text.left(longestShown - 3) + u"…"_s;
}

ReadingNote readingNoteOf(
    Origin origin, const QString& path, const QString& value, const QString& modelType)
{
    return {origin, path.toStdString(), value.toStdString(), modelType.toStdString()};
}

bool isAnyOf(const QString& word, std::initializer_list<QLatin1StringView> words)
{
    return std::ranges::find(words, word) != words.end();
}

ConfigReader::ConfigReader(QJsonObject object, QString file, QString path)
    : m_object(std::move(object))
    , m_file(std::move(file))
    , m_path(std::move(path))
{
}

QString ConfigReader::pathOf(const QString& key) const
{
    const QString& path = m_inherited.contains(key) ? m_inheritedPath : m_path;
    return path.isEmpty() ? key : path + u'.' + key;
}

void ConfigReader::inherit(const QStringList& keys, const QString& path)
{
    m_inherited = keys;
    m_inheritedPath = path;
}

bool ConfigReader::has(QLatin1StringView key) const
{
    const QJsonValue value = m_object.value(key);
    return !value.isUndefined() && !value.isNull();
}

bool ConfigReader::isTrue(QLatin1StringView key) const
{
    return m_object.value(key).toBool(false);
}

QString ConfigReader::text(QLatin1StringView key) const
{
    return m_object.value(key).toString();
}

void ConfigReader::fail(const QString& sentence)
{
    if (!m_error)
        m_error = Error {sentence};
}

std::optional<double> ConfigReader::number(
    const QList<QLatin1StringView>& keys, const Limits& limits)
{
    for (const QLatin1StringView key : keys) {
        if (!has(key) || m_error)
            continue;
        const double value = m_object.value(key).toDouble(NAN);
        if (value >= limits.lowest && value <= limits.highest) {
            note(key);
            return value;
        }
        fail(tr("%1: %2 is %3; it must be a number from %4 to %5, such as %6.")
                 .arg(m_file, pathOf(key), shown(m_object.value(key)), plainNumber(limits.lowest),
                     plainNumber(limits.highest), limits.example));
    }
    return std::nullopt;
}

std::optional<int> ConfigReader::whole(const QList<QLatin1StringView>& keys, const Limits& limits)
{
    const auto value = number(keys, limits);
    if (!value)
        return std::nullopt;
    if (std::abs(*value - std::round(*value)) > 0) {
        for (const QLatin1StringView key : keys) {
            if (has(key))
                fail(tr("%1: %2 is %3; it must be a whole number, such as %4.")
                         .arg(m_file, pathOf(key), shown(m_object.value(key)), limits.example));
        }
        return std::nullopt;
    }
    return static_cast<int>(*value);
}

std::optional<QJsonObject> ConfigReader::object(QLatin1StringView key)
{
    if (!has(key))
        return std::nullopt;
    if (!m_object.value(key).isObject()) {
        fail(tr("%1: %2 is %3; it must be an object in braces, or null.")
                 .arg(m_file, pathOf(key), shown(m_object.value(key))));
        return std::nullopt;
    }
    markRead(key);
    return m_object.value(key).toObject();
}

std::vector<double> ConfigReader::numbers(QLatin1StringView key, const Limits& limits)
{
    const QJsonValue given = m_object.value(key);
    if (!given.isArray() || m_error)
        return {};
    std::vector<double> values;
    const QJsonArray list = given.toArray();
    for (qsizetype at = 0; at < list.size(); ++at) {
        const double value = list.at(at).toDouble(NAN);
        if (!(value >= limits.lowest && value <= limits.highest)) {
            fail(tr("%1: %2 is %3; it must be a number from %4 to %5, such as %6.")
                     .arg(m_file, pathOf(key) + u"[%1]"_s.arg(at), shown(list.at(at)),
                         plainNumber(limits.lowest), plainNumber(limits.highest), limits.example));
            return {};
        }
        values.push_back(value);
    }
    note(key);
    return values;
}

void ConfigReader::note(QLatin1StringView key)
{
    if (!has(key) || wasRead(QString(key)))
        return;
    markRead(key);
    const bool isOfClass = std::ranges::any_of(m_readingNotes, [key](const ReadingNote& one) {
        return one.origin == Origin::ModelClass && one.key == QString(key).toStdString();
    });
    if (!isOfClass)
        readingNote(readingNoteOf(Origin::File, pathOf(key), shown(m_object.value(key))));
}

void ConfigReader::readingNote(ReadingNote readingNote)
{
    if (std::ranges::find(m_readingNotes, readingNote) == m_readingNotes.end())
        m_readingNotes.push_back(std::move(readingNote));
}

void ConfigReader::take(const ConfigReader& inner)
{
    if (inner.m_error)
        fail(inner.m_error->sentence);
    for (const ReadingNote& one : inner.m_readingNotes)
        readingNote(one);
}

} // namespace lab::app
