#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace lab::app {

/// A syntax error between the values of a JSON text, or a name that occurs twice: errors that Qt's
/// parser reports under another name or accepts silently.
struct JsonError {
    enum class Kind {
        MissingComma,
        StrayComma, ///< before a closing bracket, or doubled
        UnclosedText, ///< a string that continues on the next line; Qt accepts it and fails later
        UnclosedBracket, ///< the text ends before it is closed
        WrongBracket, ///< } for [, or ] for {
        RepeatedName, ///< twice in one object
    };
    Kind kind = Kind::MissingComma;
    /// Of the byte where the error shows; for a missing comma, where it belongs.
    qsizetype offset = 0;
    qsizetype opened = 0; ///< of the bracket, or of the first use of the name
    QString name {}; ///< with the names of the enclosing objects: "rope_scaling.factor"
};

/// The first error of these kinds; empty if there is none or if another error comes first, such as
/// a missing colon or an invalid number. `json` is UTF-8, with or without a byte order mark, at any
/// depth.
std::optional<JsonError> jsonError(const QByteArray& json);

} // namespace lab::app
