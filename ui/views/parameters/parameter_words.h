#pragma once

#include "core/state/parameters.h"

#include <QString>

#include <optional>

namespace lab::ui {

/// Texts of the parameter table in the window's language and notation: numbers with thin spaces and
/// U+2212, shares in percent. If the unit is "%", the number is shown multiplied by a hundred.
QString labelOf(const Parameter& parameter);
QString meaningOf(const Parameter& parameter);
QString labelOf(const Choice& choice);
QString benchName(BenchId bench);

/// "10 000", "100 %", "1e12", "Half-split": the text in a field, which typedValue() parses.
QString shownValue(const Parameter& parameter, const Value& value);
QString shownNumber(const Parameter& parameter, double number);

/// "2 to 1 024 columns"
QString rangeOf(const Parameter& parameter, const LabState& state);

/// "Width must be an even whole number from 2 to 1 024."
QString whatIsWanted(const Parameter& parameter, const LabState& state);

/// Symbol, meaning and range, as a tooltip; with the meaning of its symbol here, if it has one.
QString tooltipOf(const Parameter& parameter, const LabState& state);

/// The value of typed text; empty if it is invalid.
std::optional<Value> typedValue(
    const Parameter& parameter, const QString& typed, const LabState& state);

/// The value as a number; 0 for choices, 0 and 1 for flags.
double asNumber(const Value& value);

/// The nearest valid value of this parameter: an integer and a multiple if required.
Value valueNear(const Parameter& parameter, double number);

} // namespace lab::ui
