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
/// mark. Errors name the file and, for invalid JSON, line and column. Never reads more than the
/// limit, whatever size the file reports.
Outcome<QJsonObject> jsonObjectInFile(const QString& path);

/// The bytes of such a file.
Outcome<QByteArray> bytesInFile(const QString& path);

/// Whether the file can be read only once: "-" for standard input, and a pipe under the names that
/// a shell gives it, /dev/stdin and /dev/fd/63.
bool isReadOnce(const QString& path);

/// The name of the file in messages: "Standard input" for "-".
QString shownPath(const QString& path);

/// Adds outer braces to copied text that begins with a name, and removes a trailing comma.
QByteArray inBraces(const QByteArray& text);

/// The same from bytes; `name` is the name of the file in messages.
Outcome<QJsonObject> jsonObject(const QByteArray& bytes, const QString& name);

/// A model's config.json as written by Python's json: NaN, Infinity and -Infinity are read as
/// non-finite numbers. They are not valid JSON, but transformers writes them.
Outcome<QJsonObject> modelObject(const QByteArray& bytes, const QString& name);

/// JSON text with syntax errors, read as far as these can be repaired.
struct RepairedJson {
    QJsonObject object;
    QByteArray bytes; ///< the repaired text, with the same lines
    bool isRead = false; ///< whether all errors could be repaired
    /// The errors, each as a line from 1 and a sentence: missing and stray commas, and last an
    /// error that could not be repaired.
    struct Error {
        int line = 1;
        QString sentence;
    };
    std::vector<Error> errors;
};
RepairedJson repairedJson(QByteArray bytes, const QString& name);

/// Applies the function to each value, also inside lists and objects.
QJsonValue eachValue(
    const QJsonValue& value, const std::function<QJsonValue(const QJsonValue&)>& given);

/// A fingerprint of the contents of the file; of its size and modification time if it cannot be
/// read; empty only if there is no file.
QByteArray fingerprint(const QString& path);
QByteArray fingerprintOf(const QByteArray& bytes); ///< the same for these contents

/// Writes the file completely or not at all: the old file stays until the new one is complete on
/// the disk. Writes to standard output if the path is "-".
Outcome<void> writtenAtomically(const QString& path, const QByteArray& bytes);

} // namespace lab::app
