#pragma once

#include "core/math/expected.h"

#include <QString>
#include <QStringList>

namespace lab::ui {

/// The number that a person typed, as a formula of numbers: "12.5", "1 000", "10,000", "628,3",
/// "200π", "2*pi/3", "１４", "−1", "14 distances" (14); or a sentence that says what to type in its
/// place, which is empty where it is no finite real number.
///
/// Blanks and commas before groups of three digits part thousands, any other single comma is the
/// decimal one. "1,572" may be either and is refused; "10,000" (nobody writes zeros behind a
/// decimal comma alone), "1,572.5" and "0,125" are clear.
///
/// `units` are the words of the unit that is asked for, the one that is shown first; a number alone
/// is in it, and one in another unit of its kind is converted: 180° and 3.1416 rad are one answer,
/// 69 % is 0.69 unless % is asked for. A unit of another kind is refused; where none is asked for,
/// what stands behind a number is passed over.
Expected<double, QString> typedNumber(const QString& text, const QStringList& units = {});

/// Whether something that is no part of the number, and no share, stands behind it: "14 distances".
bool hasTypedUnit(const QString& text);

} // namespace lab::ui
