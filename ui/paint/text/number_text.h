#pragma once

#include <QString>

#include <cstdint>

namespace lab::ui {

/// Numbers for people: U+2212 for minus, a thin space U+2009 between thousands from four digits on,
/// "1.5×10^9" with a caret for very large and small ones. Formulas take this form; paintText()
/// raises what follows the caret. Zero has no sign.
QString wholeNumber(std::int64_t number);

/// Fixed decimals: decimals(-0.41949, 3) is "−0.419". From 10^15 on a power of ten.
QString decimals(double number, int digits);

/// At most `digits` significant digits, without trailing zeros, and integer digits are never
/// rounded away: significant(0.03162, 2) is "0.032", significant(500000, 2) is "500 000". From 10^7
/// on and below 10^−4 a power of ten, unless all its digits are shown.
QString significant(double number, int digits);

/// A fraction of 0 to 1 in percent, without the sign: significant(), with more digits if a fraction
/// below 1 would be shown as 100, so that percentOf(0.99997, 3) is "99.997".
QString percentOf(double share, int digits);

/// 17 significant digits, by which a program reads the same number again.
QString allDigits(double number);

/// "4.3×10^−13" in plain-text characters: "4.3×10⁻¹³".
QString withSuperscripts(const QString& text);

} // namespace lab::ui
