#include "app/files/json_lines.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace lab::app {

namespace {

// Walks through valid JSON and stores the line on which each value begins.
class Walk {
public:
    explicit Walk(const QByteArray& json)
        : m_json(json)
    {
        value({});
    }

    QHash<QString, int> lines;

private:
    bool isAtAnyOf(std::string_view signs) const
    {
        return m_at < m_json.size() && signs.find(m_json[m_at]) != std::string_view::npos;
    }

    void passBlanks()
    {
        for (; isAtAnyOf(" \t\r\n:,"); ++m_at)
            m_line += isAt('\n') ? 1 : 0;
    }

    bool isAt(char sign) const { return m_at < m_json.size() && m_json[m_at] == sign; }

    QString text()
    {
        const qsizetype from = ++m_at;
        while (m_at < m_json.size() && m_json[m_at] != '"')
            m_at += m_json[m_at] == '\\' ? 2 : 1;
        const QByteArray bytes = m_json.mid(from, m_at - from);
        // Qt accepts line breaks in strings, unlike JSON
        m_line += static_cast<int>(bytes.count('\n'));
        ++m_at;
        return QString::fromUtf8(bytes);
    }

    QString below(const QString& path, const QString& name) const
    {
        return path.isEmpty() ? name : path + u'/' + name;
    }

    void value(const QString& path)
    {
        passBlanks();
        lines.insert(path, m_line);
        if (isAt('"')) {
            text();
        } else if (isAt('{') || isAt('[')) {
            const bool isList = isAt('[');
            const char end = isList ? ']' : '}';
            ++m_at;
            passBlanks();
            for (int k = 0; m_at < m_json.size() && !isAt(end); ++k) {
                value(below(path, isList ? QString::number(k) : text()));
                passBlanks();
            }
            ++m_at;
        } else {
            while (m_at < m_json.size() && !isAtAnyOf(" \t\r\n,]}"))
                ++m_at;
        }
    }

    const QByteArray& m_json;
    qsizetype m_at = 0;
    int m_line = 1;
};

} // namespace

JsonLines::JsonLines(QByteArray json)
    : m_json(std::move(json))
{
}

int JsonLines::of(const QString& path) const
{
    if (m_lines.isEmpty())
        m_lines = Walk(m_json).lines;
    QString known = path;
    while (!m_lines.contains(known) && !known.isEmpty())
        known = known.left(std::max<qsizetype>(0, known.lastIndexOf(u'/')));
    return m_lines.value(known);
}

} // namespace lab::app
