#pragma once

#include "app/text/error.h"
#include "core/state/parameters.h"

#include <QString>

namespace lab::app {

/// A number as a program would read it back, with a plain minus.
QString plainNumber(double number);

/// A value as --set takes it; 500000 where the shortest text is 5e+05.
QString valueText(const Value& value);

/// "a number from 1.0001 to 1e+12", "an even whole number from 2 to 1024", "one of halves, …".
QString whatIsWanted(const Parameter& parameter, const LabState& state);

/// The sentence for a setting that cannot be; `where` is a file or "--set".
QString sentence(const PatchError& error, const LabState& state, const QString& where);

/// The known key that is spelled most like `key`, or nothing when none is near.
QString nearestKey(const QString& key, const QStringList& known);

} // namespace lab::app
