#pragma once

#include "core/state/parameters.h"

#include <QString>

#include <optional>

namespace lab::ui {

/// What the parameter table says, in the window's language and spelling: numbers with thin spaces
/// and U+2212, a share in percent. A unit of "%" means that the number is shown a hundredfold.
QString labelOf(const Parameter& parameter);
QString meaningOf(const Parameter& parameter);
QString labelOf(const Choice& choice);
QString benchName(BenchId bench);

/// "10 000", "100 %", "1e12", "Half-split": what a field shows, and typedValue() reads back.
QString shownValue(const Parameter& parameter, const Value& value);
QString shownNumber(const Parameter& parameter, double number);

/// "2 to 1 024 columns"
QString rangeOf(const Parameter& parameter, const LabState& state);

/// "Width must be an even whole number from 2 to 1 024."
QString whatIsWanted(const Parameter& parameter, const LabState& state);

/// Symbol, meaning and range, as a tooltip; and what its symbol is here, where it has one.
QString tooltipOf(const Parameter& parameter, const LabState& state);

/// What was typed into a field, or nothing when it cannot be.
std::optional<Value> typedValue(
    const Parameter& parameter, const QString& typed, const LabState& state);

/// The value as a number; 0 for choices, 0 and 1 for flags.
double asNumber(const Value& value);

/// The value of this parameter nearest to a number: whole, and a multiple where it must be.
Value valueNear(const Parameter& parameter, double number);

} // namespace lab::ui
