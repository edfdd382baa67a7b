#pragma once

#include <QByteArray>
#include <QString>

namespace lab::app {

/// The line, from 1, on which the value at a path stands in JSON that has been read without a
/// fault: "question/wrong/0/value". The line of the nearest one above where there is no such value.
int lineOf(const QByteArray& json, const QString& path);

} // namespace lab::app
