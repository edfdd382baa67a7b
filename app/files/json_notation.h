#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace lab::app {

/// What a writer took for JSON: words of Python, numbers and quotation marks of other notations.
struct JsonNotationError {
    QString why;
    qsizetype offset = 0; ///< of the byte where it shows
};

/// The slip that Qt's reader stumbles over at `offset`; nothing where it is none of those known.
std::optional<JsonNotationError> jsonNotationError(const QByteArray& json, qsizetype offset);

/// NaN, Infinity and -Infinity of Python's json, where they stand for values, as texts of the same
/// length, so that what is said of a place holds.
QByteArray withStandIns(QByteArray json);

/// The number that such a text stands for; nothing for all others.
std::optional<double> numberOfStandIn(const QString& text);

} // namespace lab::app
