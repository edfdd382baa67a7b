#include "app/files/json_errors.h"

#include "core/json/tokens.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>

#include <utility>
#include <vector>

namespace lab::app {

namespace {

using Kind = JsonError::Kind;
using Token = JsonToken::Kind;

/// Whether a string continues on the next line, other than after a backslash.
bool isOverLines(std::string_view quoted)
{
    std::size_t at = quoted.find_first_of("\\\n");
    while (at != std::string_view::npos && quoted[at] == '\\')
        at = quoted.find_first_of("\\\n", at + 2);
    return at != std::string_view::npos;
}

QString spelled(const QByteArray& quoted)
{
    if (!quoted.contains('\\'))
        return QString::fromUtf8(quoted.mid(1, quoted.size() - 2));
    return QJsonDocument::fromJson('[' + quoted + ']').array().at(0).toString();
}

/// Checks which token follows which.
class Syntax {
public:
    explicit Syntax(const QByteArray& json)
        : m_json(json)
    {
    }

    std::optional<JsonError> error()
    {
        JsonTokens tokens({m_json.cbegin(), m_json.cend()});
        while (!m_error && !m_isLost) {
            const JsonToken token = tokens.next();
            m_at = static_cast<qsizetype>(token.begin);
            m_end = static_cast<qsizetype>(token.end);
            if (token.kind == Token::End) {
                if (!m_levels.empty())
                    found({Kind::UnclosedBracket, m_at, m_levels.back().opened});
                break;
            }
            step(token.kind);
        }
        const bool mayBeText = m_error && m_error->kind != Kind::RepeatedName;
        if (mayBeText && m_overLines)
            return JsonError {Kind::UnclosedText, *m_overLines};
        return m_error;
    }

private:
    enum class Wanted { Name, Colon, Value, CommaOrEnd };

    struct Level {
        bool isList = false;
        qsizetype opened = 0;
        QString name {}; ///< of the current entry
        int index = 0;
        QHash<QString, qsizetype> names {};
    };

    void found(JsonError error) { m_error = std::move(error); }

    void step(Token token)
    {
        const bool isEnd = token == Token::EndObject || token == Token::EndList;
        if (isEnd && !m_levels.empty() && m_wanted != Wanted::Colon)
            close(token == Token::EndList);
        else if (token == Token::Comma && m_wanted != Wanted::Colon)
            comma();
        else if (m_wanted == Wanted::CommaOrEnd && !m_levels.empty())
            found({Kind::MissingComma, m_lastEnd});
        else if (m_wanted == Wanted::Colon && token == Token::Colon)
            m_wanted = Wanted::Value;
        else if (m_wanted == Wanted::Name && token == Token::String)
            name();
        else if (m_wanted == Wanted::Value)
            value(token);
        else
            m_isLost = true;
    }

    void close(bool isList)
    {
        const Level& level = m_levels.back();
        if (level.isList != isList)
            return found({Kind::WrongBracket, m_at, level.opened});
        if (m_comma)
            return found({Kind::StrayComma, *m_comma});
        m_isLost = m_wanted == Wanted::Value && !isList; // "name": }
        m_levels.pop_back();
        ended();
    }

    void comma()
    {
        if (m_wanted != Wanted::CommaOrEnd)
            return found({Kind::StrayComma, m_at});
        if (m_levels.empty()) {
            m_isLost = true; // after the end of the document
            return;
        }
        m_comma = m_at;
        Level& level = m_levels.back();
        ++level.index;
        m_wanted = level.isList ? Wanted::Value : Wanted::Name;
    }

    void name()
    {
        passString();
        Level& level = m_levels.back();
        level.name = spelled(m_json.sliced(m_at, m_end - m_at));
        const auto known = level.names.constFind(level.name);
        if (known != level.names.constEnd())
            return found({Kind::RepeatedName, m_at, *known, path()});
        level.names.insert(level.name, m_at);
        m_wanted = Wanted::Colon;
    }

    void value(Token token)
    {
        m_comma.reset();
        if (token == Token::BeginObject || token == Token::BeginList) {
            const bool isList = token == Token::BeginList;
            m_levels.push_back({.isList = isList, .opened = m_at});
            m_wanted = isList ? Wanted::Value : Wanted::Name;
            return;
        }
        if (token == Token::String)
            passString();
        m_isLost = token != Token::String && token != Token::Word;
        ended();
    }

    void ended()
    {
        m_lastEnd = m_end;
        m_wanted = Wanted::CommaOrEnd;
    }

    void passString()
    {
        m_comma.reset();
        const auto size = static_cast<std::size_t>(m_end - m_at);
        if (!m_overLines && isOverLines({m_json.cbegin() + m_at, size}))
            m_overLines = m_at;
    }

    QString path() const
    {
        QString path;
        for (const Level& level : m_levels) {
            if (level.isList)
                path += QStringLiteral("[%1]").arg(level.index);
            else
                path += (path.isEmpty() ? QString() : QStringLiteral(".")) + level.name;
        }
        return path;
    }

    const QByteArray& m_json;
    qsizetype m_at = 0; ///< of the token
    qsizetype m_end = 0; ///< just after it
    qsizetype m_lastEnd = 0; ///< just after the last value
    Wanted m_wanted = Wanted::Value;
    std::vector<Level> m_levels;
    std::optional<qsizetype> m_comma; ///< with nothing after it so far
    std::optional<qsizetype> m_overLines; ///< the first string that continues on the next line
    std::optional<JsonError> m_error;
    bool m_isLost = false; ///< because of an error of another kind
};

} // namespace

std::optional<JsonError> jsonError(const QByteArray& json)
{
    return Syntax(json).error();
}

} // namespace lab::app
