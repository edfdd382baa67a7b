#pragma once

#include "app/text/error.h"
#include "core/models/reading_note.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QSet>
#include <QStringList>

#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

namespace lab::app {

/// Reads the fields of one JSON object and stores the first error, with its path, and what was
/// read. After an error every further field is empty.
class ConfigReader {
    Q_DECLARE_TR_FUNCTIONS(lab::app::ConfigReader)
public:
    ConfigReader(QJsonObject object, QString file, QString path = {});

    bool has(QLatin1StringView key) const;
    bool isTrue(QLatin1StringView key) const;
    QString text(QLatin1StringView key) const;

    struct Limits {
        double lowest;
        double highest;
        QLatin1StringView example;
    };
    /// The number under the first key that exists; null counts as absent.
    std::optional<double> number(const QList<QLatin1StringView>& keys, const Limits& limits);
    std::optional<int> whole(const QList<QLatin1StringView>& keys, const Limits& limits);
    /// The numbers of a list; empty if there is no list.
    std::vector<double> numbers(QLatin1StringView key, const Limits& limits);

    /// The object under the key; empty if it is absent or null.
    std::optional<QJsonObject> object(QLatin1StringView key);

    const QJsonObject& json() const { return m_object; }
    const QString& file() const { return m_file; }
    QString pathOf(QLatin1StringView key) const { return pathOf(QString(key)); }
    QString pathOf(const QString& key) const;
    /// The keys are also in json(), but belong to the object at `path`, for several in the same
    /// way.
    void inherit(const QStringList& keys, const QString& path);
    const std::optional<Error>& error() const { return m_error; }
    void fail(const QString& sentence);

    /// The field was read and is used; noted as Origin::File.
    void note(QLatin1StringView key);
    /// The field was read, whatever the result, so that it is not reported as unused.
    void markRead(QLatin1StringView key) { m_read.insert(QString(key)); }
    bool wasRead(const QString& key) const { return m_read.contains(key); }
    void readingNote(ReadingNote readingNote);
    const std::vector<ReadingNote>& readingNotes() const { return m_readingNotes; }
    /// Takes the error and the notes of a reader of a nested object.
    void take(const ConfigReader& inner);

private:
    QJsonObject m_object;
    QString m_file;
    QString m_path;
    QStringList m_inherited;
    QString m_inheritedPath;
    std::optional<Error> m_error;
    QSet<QString> m_read;
    std::vector<ReadingNote> m_readingNotes;
};

/// Whether it is NaN or infinite, or a list containing such a number: see modelObject().
bool isWithoutNumber(const QJsonValue& value);

/// A value as in the file, shortened to a few words.
QString shown(const QJsonValue& value);

ReadingNote readingNoteOf(
    Origin origin, const QString& path, const QString& value, const QString& modelType = {});

bool isAnyOf(const QString& word, std::initializer_list<QLatin1StringView> words);

} // namespace lab::app
