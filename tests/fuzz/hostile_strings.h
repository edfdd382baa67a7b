#pragma once

#include <QByteArray>

#include <vector>

namespace lab::fuzz {

/// A text in quotes in JSON, or a field of CSV or of a settings file, in the bytes of a file.
struct FoundString {
    qsizetype first = 0;
    qsizetype count = 0;
};

/// All strings in a file, keys and values: those in quotes if it has any, else the parts between
/// commas, '=' and line ends.
std::vector<FoundString> stringsIn(const QByteArray& bytes);

/// Possible replacements for a string, for JSON with its quotes: hostileTexts(), correctly quoted,
/// and malformed on purpose: half a surrogate pair, invalid UTF-8, a single quotation mark, a
/// megabyte.
const std::vector<QByteArray>& hostileStrings(bool isQuoted);

/// The bytes with another string in that place.
QByteArray withString(QByteArray bytes, const FoundString& place, const QByteArray& text);

} // namespace lab::fuzz
