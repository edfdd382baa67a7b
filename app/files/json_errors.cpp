#include "app/files/json_errors.h"

#include "core/json/tokens.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>

#include <vector>

namespace lab::app {

namespace {

/// An object or list that is not closed yet.
struct Level {
    bool isList = false;
    qsizetype opened = 0;
    QString name {}; ///< of the current entry
    int index = 0;
    QHash<QString, qsizetype> names {};
};

QString pathOf(const std::vector<Level>& levels)
{
    QString path;
    for (const Level& level : levels) {
        if (level.isList)
            path += QStringLiteral("[%1]").arg(level.index);
        else
            path += (path.isEmpty() ? QString() : QStringLiteral(".")) + level.name;
    }
    return path;
}

/// Whether a string continues on the next line, other than after a backslash.
bool isOverLines(std::string_view quoted)
{
    std::size_t at = quoted.find_first_of("\\\n");
    while (at != std::string_view::npos && quoted[at] == '\\')
        at = quoted.find_first_of("\\\n", at + 2);
    return at != std::string_view::npos;
}

QString spelled(QByteArrayView quoted)
{
    if (!quoted.contains('\\'))
        return QString::fromUtf8(quoted.sliced(1, quoted.size() - 2));
    return QJsonDocument::fromJson('[' + quoted.toByteArray() + ']').array().at(0).toString();
}

} // namespace

std::optional<JsonError> jsonError(const QByteArray& json)
{
    using Kind = JsonError::Kind;
    using Token = JsonToken::Kind;
    enum class Wanted { Name, Colon, Value, CommaOrEnd } wanted = Wanted::Value;
    const std::string_view text(json.cbegin(), json.cend());
    std::vector<Level> levels;
    qsizetype lastEnd = 0; // just after the last value
    std::optional<qsizetype> comma; // with nothing after it so far
    std::optional<qsizetype> overLines; // the first string that continues on the next line
    const auto found = [&overLines](const JsonError& error) -> std::optional<JsonError> {
        return overLines ? JsonError {Kind::UnclosedText, *overLines} : error;
    };
    JsonTokens tokens(text);
    for (;;) {
        const JsonToken token = tokens.next();
        const auto at = static_cast<qsizetype>(token.begin);
        Level* const level = levels.empty() ? nullptr : &levels.back();
        const bool isList = token.kind == Token::BeginList || token.kind == Token::EndList;
        const bool isBegin = token.kind == Token::BeginObject || token.kind == Token::BeginList;
        const bool isEnd = token.kind == Token::EndObject || token.kind == Token::EndList;
        const bool isName = wanted == Wanted::Name && token.kind == Token::String;
        const bool isValue = wanted == Wanted::Value
            && (token.kind == Token::String || token.kind == Token::Word || isBegin);
        if (token.kind == Token::End && level)
            return found({Kind::UnclosedBracket, at, level->opened});
        if (isEnd && level && wanted != Wanted::Colon) {
            if (level->isList != isList)
                return found({Kind::WrongBracket, at, level->opened});
            if (comma)
                return found({Kind::StrayComma, *comma});
            if (wanted == Wanted::Value && !isList)
                return {}; // "name": }
            levels.pop_back();
            wanted = Wanted::CommaOrEnd;
        } else if (token.kind == Token::Comma && wanted != Wanted::Colon) {
            if (wanted != Wanted::CommaOrEnd)
                return found({Kind::StrayComma, at});
            if (!level)
                return {}; // after the end of the document
            comma = at;
            ++level->index;
            wanted = level->isList ? Wanted::Value : Wanted::Name;
            continue;
        } else if (level && wanted == Wanted::CommaOrEnd) {
            return found({Kind::MissingComma, lastEnd});
        } else if (isName || isValue) {
            comma.reset();
            if (token.kind == Token::String && !overLines && isOverLines(token.in(text)))
                overLines = at;
            if (isBegin)
                levels.push_back({.isList = isList, .opened = at});
            wanted = isName ? Wanted::Colon
                : !isBegin  ? Wanted::CommaOrEnd
                : isList    ? Wanted::Value
                            : Wanted::Name;
        } else if (wanted == Wanted::Colon && token.kind == Token::Colon) {
            wanted = Wanted::Value;
        } else {
            return {};
        }
        if (isName && level) {
            level->name = spelled(token.in(text));
            if (const auto known = level->names.constFind(level->name);
                known != level->names.constEnd())
                return JsonError {Kind::RepeatedName, at, *known, pathOf(levels)};
            level->names.insert(level->name, at);
        }
        lastEnd = static_cast<qsizetype>(token.end);
    }
}

} // namespace lab::app
