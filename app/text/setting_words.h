#pragma once

#include "app/text/error.h"
#include "core/state/parameters.h"

#include <QString>

namespace lab::app {

/// A number as a program would read it back, with a plain minus.
QString plainNumber(double number);

/// A value in the form for --set; 500000 if the shortest text is 5e+05.
QString valueText(const Value& value);

/// "a number from 1.0001 to 1e+12", "an even whole number from 2 to 1024", "one of halves, …".
QString whatIsWanted(const Parameter& parameter, const LabState& state);

/// The error message for an invalid setting; `where` is a file or "--set".
QString sentence(const PatchError& error, const LabState& state, const QString& where);

/// The known key with the spelling nearest to `key`; empty if none is near.
QString nearestKey(const QString& key, const QStringList& known);

} // namespace lab::app
