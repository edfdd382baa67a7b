#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace lab::app {

/// What is wrong with the signs of a JSON text between its values, or a name that it gives twice:
/// what Qt's reader calls by another name, or takes in silence.
struct JsonError {
    enum class Kind {
        MissingComma,
        StrayComma, ///< before a closing bracket, or a second one
        UnclosedText, ///< a text that runs over its line; Qt takes it, and stumbles later
        UnclosedBracket, ///< the text ends before it
        WrongBracket, ///< } for [, or ] for {
        RepeatedName, ///< in one object
    };
    Kind kind = Kind::MissingComma;
    qsizetype offset = 0; ///< of the byte where it shows; of a missing comma where it would stand
    qsizetype opened = 0; ///< of the bracket, or of the name's first use
    QString name {}; ///< with those that it stands in: "rope_scaling.factor"
};

/// The first one, or nothing where there is none, or another error before it: a missing colon, a
/// number that is none. `json` is UTF-8, with or without a byte order mark, however deep.
std::optional<JsonError> jsonError(const QByteArray& json);

} // namespace lab::app
