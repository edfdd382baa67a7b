#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

namespace lab::app {

/// On which line each value of a JSON text stands that has been read without an error. The text is
/// walked through once, when the first line is asked for.
class JsonLines {
public:
    explicit JsonLines(QByteArray json);

    /// The line, from 1, of the value at a path: "question/wrong/0/value". That of the nearest one
    /// above where there is no such value.
    int of(const QString& path) const;

private:
    QByteArray m_json;
    mutable QHash<QString, int> m_lines; ///< by path; empty before the walk
};

} // namespace lab::app
