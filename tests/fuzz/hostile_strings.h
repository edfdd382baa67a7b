#pragma once

#include <QByteArray>

#include <vector>

namespace lab::fuzz {

/// A text in quotes of JSON, or a field of CSV or of a file of settings, in the bytes of a file.
struct FoundString {
    qsizetype first = 0;
    qsizetype count = 0;
};

/// All of a file, keys and values: those in quotes where it has any, else what stands between
/// commas, '=' and ends of lines.
std::vector<FoundString> stringsIn(const QByteArray& bytes);

/// What may stand in the place of a string, of JSON with its quotes: hostileTexts(), written well,
/// and as somebody writes it who wants a reader to fail: half a pair of surrogates, bytes that are
/// no UTF-8, a quotation mark alone, a megabyte.
const std::vector<QByteArray>& hostileStrings(bool isQuoted);

/// The bytes with another string there.
QByteArray withString(QByteArray bytes, const FoundString& place, const QByteArray& text);

} // namespace lab::fuzz
