#include "core/math/read_number.h"

#include <algorithm>
#include <cctype>
#include <clocale>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <string>
#include <string_view>
#include <version>

namespace lab {

namespace {

bool isDigitOfText(char letter)
{
    return letter >= '0' && letter <= '9';
}

std::size_t digitsAtFront(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::find_if_not(text, isDigitOfText) - text.begin());
}

/// Case-insensitive.
bool startsWithWord(std::string_view text, std::string_view word)
{
    return text.size() >= word.size()
        && std::ranges::equal(text.substr(0, word.size()), word, {}, [](char letter) {
               return static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
           });
}

/// "(", letters, digits and underscores, ")"; 0 if this does not come next.
std::size_t payloadAtFront(std::string_view text)
{
    if (!text.starts_with('('))
        return 0;
    const auto end = std::find_if_not(text.begin() + 1, text.end(), [](char letter) {
        return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_';
    });
    return end != text.end() && *end == ')' ? static_cast<std::size_t>(end - text.begin()) + 1 : 0;
}

/// The characters of a decimal number without sign, and the position of its point; 0 if there is no
/// digit.
struct DecimalExtent {
    std::size_t size = 0;
    std::size_t point = std::string_view::npos;
};

DecimalExtent decimalAtFront(std::string_view text)
{
    DecimalExtent extent;
    std::size_t digits = digitsAtFront(text);
    extent.size = digits;
    if (text.substr(extent.size).starts_with('.')) {
        const std::size_t fraction = digitsAtFront(text.substr(extent.size + 1));
        extent.point = extent.size;
        extent.size += 1 + fraction;
        digits += fraction;
    }
    if (digits == 0)
        return {};
    std::string_view power = text.substr(extent.size);
    if (!power.starts_with('e') && !power.starts_with('E'))
        return extent;
    power.remove_prefix(1);
    const std::size_t sign = power.starts_with('+') || power.starts_with('-') ? 1 : 0;
    const std::size_t raised = digitsAtFront(power.substr(sign));
    extent.size += raised > 0 ? 1 + sign + raised : 0;
    return extent;
}

/// For text that strtod accepts as a whole.
void readAsC(const char* text, double& number)
{
    number = std::strtod(text, nullptr);
}

void readAsC(const char* text, float& number)
{
    number = std::strtof(text, nullptr); // rounding through a double would round twice
}

template <class Real>
std::from_chars_result readByC(const char* first, const char* last, Real& number)
{
    const std::string_view whole(first, static_cast<std::size_t>(last - first));
    const bool isNegative = whole.starts_with('-');
    const std::string_view text = whole.substr(isNegative ? 1 : 0);
    const auto read = [&](std::size_t size, Real value) {
        number = isNegative ? -value : value;
        return std::from_chars_result {text.data() + size, std::errc()};
    };
    if (startsWithWord(text, "inf"))
        return read(
            startsWithWord(text, "infinity") ? 8 : 3, std::numeric_limits<Real>::infinity());
    if (startsWithWord(text, "nan"))
        return read(3 + payloadAtFront(text.substr(3)), std::numeric_limits<Real>::quiet_NaN());
    const DecimalExtent extent = decimalAtFront(text);
    if (extent.size == 0)
        return {first, std::errc::invalid_argument};
    std::string digits(text.substr(0, extent.size));
    const std::string mantissa = digits.substr(0, digits.find_first_of("eE"));
    if (extent.point != std::string_view::npos) // with the decimal point of the C locale
        digits.replace(extent.point, 1, std::localeconv()->decimal_point);
    Real value = 0;
    readAsC(digits.c_str(), value);
    const bool isZero = mantissa.find_first_of("123456789") == std::string::npos;
    if (std::isinf(value) || (!isZero && !(value > 0)))
        return {text.data() + extent.size, std::errc::result_out_of_range};
    return read(extent.size, value);
}

template <class Real>
std::from_chars_result readReal(const char* first, const char* last, Real& number)
{
#ifdef __cpp_lib_to_chars // a macro that says that from_chars supports floating point
    return std::from_chars(first, last, number);
#else
    return readByC(first, last, number);
#endif
}

} // namespace

std::from_chars_result readNumber(const char* first, const char* last, double& number)
{
    return readReal(first, last, number);
}

std::from_chars_result readNumber(const char* first, const char* last, float& number)
{
    return readReal(first, last, number);
}

std::from_chars_result readNumberByC(const char* first, const char* last, double& number)
{
    return readByC(first, last, number);
}

std::from_chars_result readNumberByC(const char* first, const char* last, float& number)
{
    return readByC(first, last, number);
}

} // namespace lab
