#pragma once

#include "app/files/problem.h"

#include <QJsonObject>

namespace lab::app {

constexpr qint64 megabyte = 1 << 20;
constexpr qint64 largestJsonFile = 8 * megabyte;

/// The object in a JSON file of at most largestJsonFile bytes, UTF-8, with or without a byte order
/// mark. Problems name the file, and for broken JSON the line and column. No more than the limit
/// is ever read, whatever the file claims to be.
Outcome<QJsonObject> jsonObjectInFile(const QString& path);

/// The same from bytes; `name` stands for the file in sentences.
Outcome<QJsonObject> jsonObject(const QByteArray& bytes, const QString& name);

/// Writes all of it or nothing: the old file stays until the new one is complete on the disk.
Outcome<void> writtenWhole(const QString& path, const QByteArray& bytes);

} // namespace lab::app
