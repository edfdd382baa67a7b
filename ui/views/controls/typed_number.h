#pragma once

#include <QString>

#include <optional>

namespace lab::ui {

/// The number that a person typed, as a formula of numbers: "12.5", "1 000", "10,000", "628,3",
/// "200π", "2*pi/3", "１４", "−1", "40°", "69 %" (69), "14 distances" (14).
///
/// Blanks and commas before groups of three digits part thousands, any other single comma is the
/// decimal one; what stands behind a number as its unit is passed over. Nothing where it is no
/// finite real number.
std::optional<double> typedNumber(const QString& text);

} // namespace lab::ui
