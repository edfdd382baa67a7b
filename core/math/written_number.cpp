#include "core/math/written_number.h"

#include "core/math/read_number.h"

#include <cmath>

namespace lab {

namespace {

std::optional<double> plainNumber(std::string_view digits)
{
    double number = 0;
    const char* last = digits.data() + digits.size();
    const auto [end, error] = readNumber(digits.data(), last, number);
    if (error != std::errc {} || end != last || !std::isfinite(number))
        return std::nullopt;
    return number;
}

double unitOf(char sign)
{
    switch (sign) {
    case 'k':
    case 'K':
        return 1e3;
    case 'M':
        return 1e6;
    case 'G':
        return 1e9;
    default:
        return 1;
    }
}

std::optional<double> finite(double number)
{
    return std::isfinite(number) ? std::optional(number) : std::nullopt;
}

} // namespace

std::optional<double> writtenNumber(std::string_view text)
{
    if (const auto power = text.find('^'); power != std::string_view::npos) {
        const auto base = plainNumber(text.substr(0, power));
        const auto exponent = plainNumber(text.substr(power + 1));
        return base && exponent ? finite(std::pow(*base, *exponent)) : std::nullopt;
    }
    const double unit = text.empty() ? 1 : unitOf(text.back());
    if (unit > 1)
        text.remove_suffix(1);
    const auto number = plainNumber(text);
    return number ? finite(*number * unit) : std::nullopt;
}

} // namespace lab
