#pragma once

#include <array>
#include <charconv>
#include <cmath>
#include <string>

namespace lab {

/// A number for CSV, with the given number of significant digits and a decimal point in every
/// locale; "inf" or "-inf", and an empty cell if there is no number.
inline std::string csvText(double number, int digits = 17)
{
    if (std::isnan(number))
        return {};
    if (std::isinf(number))
        return number > 0 ? "inf" : "-inf";
    std::array<char, 40> text {};
    const auto [end, error] = std::to_chars(
        text.data(), text.data() + text.size(), number, std::chars_format::general, digits);
    return {text.data(), end};
}

} // namespace lab
