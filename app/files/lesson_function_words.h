#pragma once

#include <QByteArray>
#include <QString>

namespace lab::app {

/// Of a function, in quotes, that no formula has, what is meant, or what there is.
QString unknownFunction(const QString& blamed);

/// The function in whose brackets a place of a formula lies, where there is none of that name: it
/// is wrong before what stands in them. Empty where all of them are known.
QString unknownAround(const QByteArray& source, qsizetype at);

/// Of "not", what is written in its place.
QString noNegation();

} // namespace lab::app
