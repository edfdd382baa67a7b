#pragma once

#include <charconv>
#include <concepts>

namespace lab {

/// std::from_chars of a number in its general format, which not every standard library has for
/// numbers with a fraction: the nearest one, a point before its fraction whatever the language, no
/// blank and no plus in front. Beyond the largest, or below half the smallest, it is out of range,
/// and `number` is left as it was.
std::from_chars_result readNumber(const char* first, const char* last, double& number);
std::from_chars_result readNumber(const char* first, const char* last, float& number);

template <std::integral Whole>
std::from_chars_result readNumber(const char* first, const char* last, Whole& number)
{
    return std::from_chars(first, last, number);
}

/// The same through std::strtod: what readNumber() is where the library has no such from_chars.
std::from_chars_result readNumberByC(const char* first, const char* last, double& number);
std::from_chars_result readNumberByC(const char* first, const char* last, float& number);

} // namespace lab
