#pragma once

#include <QByteArray>
#include <QString>

namespace lab::app {

/// For an unknown function, in quotes: what was probably meant, or which functions exist.
QString unknownFunction(const QString& blamed);

/// The unknown function whose parentheses contain this offset of a formula; it must be reported
/// before its arguments. Empty if all enclosing functions are known.
QString unknownAround(const QByteArray& source, qsizetype at);

/// What to write instead of "not".
QString noNegation();

} // namespace lab::app
