#include "app/files/json_lines.h"

#include <QHash>

#include <algorithm>

namespace lab::app {

namespace {

// Walks through sound JSON and notes where each value begins.
class Walk {
public:
    explicit Walk(const QByteArray& json)
        : m_json(json)
    {
        value({});
    }

    QHash<QString, qsizetype> starts;

private:
    void passBlanks()
    {
        while (m_at < m_json.size() && QByteArray(" \t\r\n:,").contains(m_json[m_at]))
            ++m_at;
    }

    bool isAt(char sign) const { return m_at < m_json.size() && m_json[m_at] == sign; }

    QString text()
    {
        const qsizetype from = ++m_at;
        while (m_at < m_json.size() && m_json[m_at] != '"')
            m_at += m_json[m_at] == '\\' ? 2 : 1;
        const QByteArray bytes = m_json.mid(from, m_at - from);
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
        starts.insert(path, m_at);
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
            while (m_at < m_json.size() && !QByteArray(" \t\r\n,]}").contains(m_json[m_at]))
                ++m_at;
        }
    }

    const QByteArray& m_json;
    qsizetype m_at = 0;
};

} // namespace

int lineOf(const QByteArray& json, const QString& path)
{
    const Walk walk(json);
    QString known = path;
    while (!walk.starts.contains(known) && !known.isEmpty())
        known = known.left(std::max<qsizetype>(0, known.lastIndexOf(u'/')));
    return static_cast<int>(json.left(walk.starts.value(known)).count('\n')) + 1;
}

} // namespace lab::app
