#include "app/files/json_errors.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>

#include <utility>
#include <vector>

namespace lab::app {

namespace {

using Kind = JsonError::Kind;

/// Scans JSON text character by character, without recursion.
class Scan {
public:
    explicit Scan(const QByteArray& json)
        : m_json(json)
        , m_at(json.startsWith("\xEF\xBB\xBF") ? 3 : 0)
    {
    }

    std::optional<JsonError> error()
    {
        while (!m_error && !m_isLost) {
            passBlanks();
            if (m_at >= m_json.size()) {
                if (!m_levels.empty())
                    found({Kind::UnclosedBracket, m_at, m_levels.back().opened});
                break;
            }
            step(m_json[m_at]);
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

    void passBlanks()
    {
        while (m_at < m_json.size() && QByteArrayView(" \t\r\n").contains(m_json[m_at]))
            ++m_at;
    }

    void found(JsonError error) { m_error = std::move(error); }

    void step(char sign)
    {
        const bool isEnd = sign == '}' || sign == ']';
        if (isEnd && !m_levels.empty() && m_wanted != Wanted::Colon)
            close(sign);
        else if (sign == ',' && m_wanted != Wanted::Colon)
            comma();
        else if (m_wanted == Wanted::CommaOrEnd)
            between();
        else if (m_wanted == Wanted::Colon)
            colon(sign);
        else if (m_wanted == Wanted::Name)
            name(sign);
        else
            value(sign);
    }

    void close(char sign)
    {
        const Level& level = m_levels.back();
        if (level.isList != (sign == ']'))
            return found({Kind::WrongBracket, m_at, level.opened});
        if (m_comma)
            return found({Kind::StrayComma, *m_comma});
        m_isLost = m_wanted == Wanted::Value && !level.isList; // "name": }
        m_levels.pop_back();
        ++m_at;
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
        m_comma = m_at++;
        Level& level = m_levels.back();
        ++level.index;
        m_wanted = level.isList ? Wanted::Value : Wanted::Name;
    }

    void between()
    {
        if (m_levels.empty())
            m_isLost = true;
        else
            found({Kind::MissingComma, m_lastEnd});
    }

    void colon(char sign)
    {
        m_isLost = sign != ':';
        ++m_at;
        m_wanted = Wanted::Value;
    }

    void name(char sign)
    {
        m_comma.reset();
        const qsizetype from = m_at;
        if (sign != '"' || !passText()) {
            m_isLost = true;
            return;
        }
        Level& level = m_levels.back();
        level.name = spelled(m_json.mid(from, m_at - from));
        const auto known = level.names.constFind(level.name);
        if (known != level.names.constEnd())
            return found({Kind::RepeatedName, from, *known, path()});
        level.names.insert(level.name, from);
        m_wanted = Wanted::Colon;
    }

    void value(char sign)
    {
        m_comma.reset();
        if (sign == '{' || sign == '[') {
            m_levels.push_back({.isList = sign == '[', .opened = m_at++});
            m_wanted = sign == '[' ? Wanted::Value : Wanted::Name;
            return;
        }
        if (sign == '"') {
            m_isLost = !passText();
        } else {
            const qsizetype from = m_at;
            while (
                m_at < m_json.size() && !QByteArrayView(" \t\r\n,:[]{}\"").contains(m_json[m_at]))
                ++m_at;
            m_isLost = m_at == from;
        }
        ended();
    }

    void ended()
    {
        m_lastEnd = m_at;
        m_wanted = Wanted::CommaOrEnd;
    }

    // From one quotation mark to just after the closing one.
    bool passText()
    {
        const qsizetype from = m_at++;
        while (m_at < m_json.size() && m_json[m_at] != '"') {
            if (m_json[m_at] == '\n' && !m_overLines)
                m_overLines = from;
            m_at += m_json[m_at] == '\\' ? 2 : 1;
        }
        return m_at++ < m_json.size();
    }

    static QString spelled(const QByteArray& quoted)
    {
        if (!quoted.contains('\\'))
            return QString::fromUtf8(quoted.mid(1, quoted.size() - 2));
        return QJsonDocument::fromJson('[' + quoted + ']').array().at(0).toString();
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
    qsizetype m_at = 0;
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
    return Scan(json).error();
}

} // namespace lab::app
