#pragma once

#include "core/math/expected.h"

#include <QString>
#include <QStringList>

namespace lab::ui {

/// The number that was typed, as an expression: "12.5", "1 000", "10,000", "628,3", "200π",
/// "2*pi/3", "１４", "−1", "14 distances" (14). On failure, a sentence that says what to type
/// instead; empty if the value is not a finite real number.
///
/// Spaces, and commas before groups of three digits, separate thousands; any other single comma is
/// a decimal comma. "1,572" could be either and is rejected. "10,000" (nobody writes only zeros
/// after a decimal comma), "1,572.5" and "0,125" are unambiguous.
///
/// `units` are the names of the expected unit, the displayed one first. A number without unit is in
/// this unit; one in another unit of the same kind is converted: 180° and 3.1416 rad are the same
/// answer, and 69 % is 0.69 unless % is expected. A unit of another kind is rejected. If no unit is
/// expected, text after the number is ignored.
Expected<double, QString> typedNumber(const QString& text, const QStringList& units = {});

/// Whether the number is followed by text that is neither part of it nor a percent sign: "14
/// distances".
bool hasTypedUnit(const QString& text);

} // namespace lab::ui
