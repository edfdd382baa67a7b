#pragma once

#include <charconv>
#include <concepts>

namespace lab {

/// std::from_chars for floating-point numbers in general format, which not every standard library
/// has: the nearest number, with a decimal point in every locale, without leading space or plus.
/// Above the largest or below half the smallest number, it is out of range, and `number` is
/// unchanged.
std::from_chars_result readNumber(const char* first, const char* last, double& number);
std::from_chars_result readNumber(const char* first, const char* last, float& number);

template <std::integral Whole>
std::from_chars_result readNumber(const char* first, const char* last, Whole& number)
{
    return std::from_chars(first, last, number);
}

/// The same using std::strtod: the implementation of readNumber() if the library has no such
/// from_chars.
std::from_chars_result readNumberByC(const char* first, const char* last, double& number);
std::from_chars_result readNumberByC(const char* first, const char* last, float& number);

} // namespace lab
