#include "core/drawing/numbers.h"

#include "core/frames/reading_numbers.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace lab::drawing {

namespace {

constexpr std::string_view minus = "\u2212";
constexpr std::string_view thinSpace = "\u2009";
constexpr double firstWithoutUnits = 1e15; // beyond it a double's last whole digits are noise

std::string rounded(double number, std::chars_format format, int digits)
{
    std::array<char, 450> text; // 309 digits before the point
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number, format, digits);
    return {text.data(), end.ptr};
}

/// Whether the number lies exactly between two numbers with so many digits after the point.
bool isHalf(double number, std::chars_format format, int digits)
{
    constexpr std::size_t enough = 40; // of the digits that follow: a double has 17 of its own
    const std::string text = rounded(number, format, digits + static_cast<int>(enough));
    const auto first = text.find('.') + 1 + static_cast<std::size_t>(digits);
    return text[first] == '5'
        && text.substr(first + 1, enough - 1).find_first_not_of('0') == std::string::npos;
}

/// Halves are rounded away from zero: 0.15625 to four digits is 0.1563.
std::string written(double number, std::chars_format format, int digits)
{
    const bool isUp = isHalf(number, format, digits);
    return rounded(
        isUp ? std::nextafter(number, std::copysign(HUGE_VAL, number)) : number, format, digits);
}

/// "12345.678" → "12 345.678", a hyphen in front → U+2212.
std::string grouped(std::string number)
{
    const bool isNegative = number.starts_with('-');
    if (isNegative)
        number.erase(0, 1);
    const std::size_t whole = std::min(number.find('.'), number.size());
    for (std::size_t end = whole; end > 3; end -= 3)
        number.insert(end - 3, thinSpace);
    return isNegative ? std::string(minus) + number : number;
}

bool isZero(std::string_view number)
{
    return number.find_first_not_of("0.-") == std::string_view::npos;
}

std::string withoutZerosAtEnd(std::string number)
{
    if (number.find('.') == std::string::npos)
        return number;
    number.erase(number.find_last_not_of('0') + 1);
    if (number.ends_with('.'))
        number.pop_back();
    return number;
}

std::string notFinite(double number)
{
    return std::isnan(number) ? "\u2014" : number < 0 ? "\u2212\u221E" : "\u221E";
}

struct Scientific {
    std::string mantissa;
    int exponent = 0;
};

Scientific scientific(double number, int digits)
{
    const std::string text =
        written(number, std::chars_format::scientific, std::max(0, digits - 1));
    const std::size_t e = text.find('e');
    return {text.substr(0, e), std::stoi(text.substr(e + 1))};
}

} // namespace

std::string wholeNumber(std::int64_t number)
{
    return grouped(std::to_string(number));
}

std::string decimals(double number, int digits)
{
    if (!std::isfinite(number))
        return notFinite(number);
    if (std::abs(number) >= firstWithoutUnits)
        return powerOfTen(number, digits + 1);
    std::string text = written(number, std::chars_format::fixed, digits);
    if (isZero(text) && text.starts_with('-'))
        text.erase(0, 1);
    return grouped(text);
}

std::string withSign(double number, int digits)
{
    const std::string text = decimals(number, digits);
    return number > 0 && !isZero(text) ? '+' + text : text;
}

std::string significant(double number, int digits)
{
    if (!std::isfinite(number))
        return notFinite(number);
    const int exponent = scientific(number, digits).exponent;
    if (exponent < -4 || exponent >= std::max(7, std::min(digits, 15)))
        return powerOfTen(number, digits);
    const int places = std::max(0, digits - 1 - exponent);
    const std::string text = withoutZerosAtEnd(written(number, std::chars_format::fixed, places));
    return isZero(text) ? "0" : grouped(text);
}

std::string powerOfTen(double number, int digits)
{
    if (!std::isfinite(number))
        return notFinite(number);
    const auto [mantissa, exponent] = scientific(number, digits);
    return grouped(withoutZerosAtEnd(mantissa)) + "\u00D710^" + wholeNumber(exponent);
}

std::string percentOf(double share, int digits)
{
    return significant(100 * share, digitsOfShare(share, digits));
}

std::string wholePercentOf(double share)
{
    constexpr double rounding = 1e-12; // of a sum of shares
    if (share > rounding && share < 0.005)
        return "< 1";
    if (share >= 0.995 && share < 1 - rounding)
        return "> 99";
    return wholeNumber(std::lround(100 * share));
}

std::string tickLabel(double number, double step)
{
    constexpr int maxPlaces = 6;
    for (int places = 0; places <= maxPlaces; ++places) {
        const double scaled = step * std::pow(10.0, places);
        if (std::abs(scaled - std::round(scaled)) < 1e-6 * scaled && scaled > 0.5)
            return decimals(number, places);
    }
    return std::abs(number) <= 1e-6 * std::abs(step) ? "0" : powerOfTen(number, 3);
}

std::string allDigits(double number)
{
    constexpr int enough = 17;
    const std::string text = rounded(number, std::chars_format::general, enough);
    if (!std::isfinite(number) || text.find('e') != text.npos)
        return powerOfTen(number, enough);
    return text.starts_with('-') ? std::string(minus) + text.substr(1) : text;
}

std::string withSuperscripts(std::string_view text)
{
    static constexpr std::array<std::string_view, 10> raised {
        "⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string result;
    bool isExponent = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        const bool isMinus = text.substr(at).starts_with(minus);
        if (c == '^' && result.ends_with("10")) {
            isExponent = true;
        } else if (isExponent && c >= '0' && c <= '9') {
            result += raised[static_cast<std::size_t>(c - '0')];
        } else if (isExponent && (isMinus || c == '-')) {
            result += "⁻";
            at += isMinus ? minus.size() - 1 : 0;
        } else {
            isExponent = false;
            result += c;
        }
    }
    return result;
}

std::size_t letters(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

std::size_t bytesOfFirst(std::string_view text, std::size_t letters)
{
    std::size_t at = 0;
    for (; at < text.size(); ++at)
        if ((text[at] & 0xC0) != 0x80 && letters-- == 0)
            break;
    return at;
}

} // namespace lab::drawing
