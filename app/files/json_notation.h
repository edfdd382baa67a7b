#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace lab::app {

/// Notation of other languages in JSON text: words of Python, numbers and quotation marks.
struct JsonNotationError {
    QString why;
    qsizetype offset = 0; ///< of the byte where the error shows
};

/// The notation error that makes Qt's parser fail at `offset`; empty if it is none of the known
/// ones.
std::optional<JsonNotationError> jsonNotationError(const QByteArray& json, qsizetype offset);

/// Replaces Python's NaN, Infinity and -Infinity, where they are values, by strings of the same
/// length, so that offsets stay valid.
QByteArray withPlaceholders(QByteArray json);

/// The number for which such a string was substituted; empty for any other string.
std::optional<double> numberOfStandIn(const QString& text);

} // namespace lab::app
