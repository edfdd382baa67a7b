#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

namespace lab::app {

/// The line of each value in valid JSON text. The text is scanned once, when the first line is
/// needed.
class JsonLines {
public:
    explicit JsonLines(QByteArray json);

    /// The line, from 1, of the value at a path: "question/wrong/0/value". If there is no such
    /// value, the line of the nearest enclosing one.
    int of(const QString& path) const;

private:
    QByteArray m_json;
    mutable QHash<QString, int> m_lines; ///< by path; empty before the scan
};

} // namespace lab::app
