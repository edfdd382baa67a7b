#pragma once

#include "core/state/parameters.h"

#include <QLatin1StringView>
#include <QString>
#include <QStringList>

#include <vector>

namespace lab::app {

/// A string of JSON without characters that would have to be escaped.
QString quoted(const QString& text);

/// The shortest digits that read back as the same number, with a point: 8.0, 0.707, 1e-06.
QString realText(double number);
QString realText(const std::vector<double>& numbers); ///< a list of them

QString jsonOfValue(const Value& value);

/// A JSON object under way: its entries stay in the order in which a person reads them.
class BlockLines {
public:
    explicit BlockLines(int depth)
        : m_indent(2 * depth, u' ')
    {
    }

    void add(const QString& key, const QString& value)
    {
        m_lines += m_indent + quoted(key) + QStringLiteral(": ") + value;
    }
    void add(QLatin1StringView key, const QString& value) { add(QString(key), value); }
    void add(QLatin1StringView key, std::int64_t number) { add(key, QString::number(number)); }
    QString text() const
    {
        return QStringLiteral("{\n") + m_lines.join(QStringLiteral(",\n")) + u'\n'
            + m_indent.chopped(2) + u'}';
    }

private:
    QString m_indent;
    QStringList m_lines;
};

/// The text of an object, inside the part of a configuration that its path names ("text_config");
/// as it is for an empty path.
QString insidePart(const QString& part, const QString& object);

} // namespace lab::app
