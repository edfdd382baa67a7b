#pragma once

#include "app/text/error.h"

#include <QByteArray>
#include <QJsonObject>
#include <QJsonValue>

#include <functional>
#include <vector>

namespace lab::app {

constexpr qint64 megabyte = 1 << 20;
constexpr qint64 largestJsonFile = 8 * megabyte;

/// The object in a JSON file of at most largestJsonFile bytes, UTF-8, with or without a byte order
/// mark. Errors name the file, and for broken JSON the line and column. No more than the limit
/// is ever read, whatever the file claims to be.
Outcome<QJsonObject> jsonObjectInFile(const QString& path);

/// What such a file holds, as it is. Of isReadOnce() each asking gives what the first has read.
Outcome<QByteArray> bytesInFile(const QString& path);

/// Whether what is there can be read but once: "-" for standard input, and a pipe by the names that
/// a shell has for it, /dev/stdin and /dev/fd/63.
bool isReadOnce(const QString& path);

/// How sentences name the file: "Standard input" where the path is "-".
QString shownPath(const QString& path);

/// A copied text that begins with a name gets its outer braces, and loses a comma at its end.
QByteArray inBraces(const QByteArray& text);

/// The same from bytes; `name` stands for the file in sentences.
Outcome<QJsonObject> jsonObject(const QByteArray& bytes, const QString& name);

/// A model's config.json, as Python's json writes it: NaN, Infinity and -Infinity are read as
/// numbers that are not finite. They are no JSON, but transformers writes them.
Outcome<QJsonObject> modelObject(const QByteArray& bytes, const QString& name);

/// The object in a file of any kind: strict JSON where it names a format of this program, else as a
/// model's. What comes through a pipe may be copied without the outer braces.
Outcome<QJsonObject> anyObjectInFile(const QString& path);

/// A JSON text with errors of the writer, read all the same as far as that can be.
struct RepairedJson {
    QJsonObject object;
    QByteArray bytes; ///< what it was read from, of the same lines
    bool isRead = false; ///< whether all errors could be repaired
    /// What was wrong, a line from 1 and a sentence each: commas that are missing or stray, and at
    /// the end what could not be repaired.
    struct Error {
        int line = 1;
        QString sentence;
    };
    std::vector<Error> errors;
};
RepairedJson repairedJson(QByteArray bytes, const QString& name);

/// The value as the function gives it, and below a list and an object each of theirs.
QJsonValue eachValue(
    const QJsonValue& value, const std::function<QJsonValue(const QJsonValue&)>& given);

/// Of what the file holds, or where that is not read, its size and when it was written; empty only
/// where there is no file.
QByteArray fingerprint(const QString& path);

/// Writes all of it or nothing: the old file stays until the new one is complete on the disk. To
/// standard output where the path is "-".
Outcome<void> writtenAtomically(const QString& path, const QByteArray& bytes);

} // namespace lab::app
