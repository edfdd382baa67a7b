#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace lab::drawing {

/// Numbers for people, in UTF-8: U+2212 for minus, a thin space U+2009 between thousands from four
/// digits on, "1.5×10^9" with a caret for the very large and small. Painters raise what follows the
/// caret. Zero has no sign, NaN is a dash.
std::string wholeNumber(std::int64_t number);

/// Fixed decimals: decimals(-0.41949, 3) is "−0.419". From 10^15 on a power of ten.
std::string decimals(double number, int digits);
std::string withSign(double number, int digits); ///< decimals with + or −

/// At most `digits` significant digits, without zeros at the end and never with a whole digit
/// rounded away: significant(0.03162, 2) is "0.032", significant(500000, 2) is "500 000". From
/// 10^7 on and below 10^−4 a power of ten, unless all its digits are shown.
std::string significant(double number, int digits);

/// The number as a power of ten: "2×10^6", "−5×10^5".
std::string powerOfTen(double number, int digits);

/// 100·share with so many significant digits, more if a share below 1 would be shown as 100.
std::string percentOf(double share, int digits);

/// The same without decimals: "< 1" and "> 99" for shares that are not 0 and not 1.
std::string wholePercentOf(double share);

/// The number of a tick, with as many decimals as ticks at distances of `step` need.
std::string tickLabel(double number, double step);

/// 17 significant digits, by which a program reads the same number again.
std::string allDigits(double number);

/// The digits after "10^" as raised characters, for texts that are not painted.
std::string withSuperscripts(std::string_view text);

/// The code points of a text, and the bytes of its first ones.
std::size_t letters(std::string_view text);
std::size_t bytesOfFirst(std::string_view text, std::size_t letters);

} // namespace lab::drawing
