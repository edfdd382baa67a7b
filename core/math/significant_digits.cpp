#include "core/math/significant_digits.h"

#include <cmath>

namespace lab {

double toSignificantDigits(double value, int digits)
{
    if (!(std::abs(value) > 0) || !std::isfinite(value))
        return value;
    const int places = digits - 1 - static_cast<int>(std::floor(std::log10(std::abs(value))));
    const double power = std::pow(10.0, std::abs(places));
    return places > 0 ? std::round(value * power) / power : std::round(value / power) * power;
}

} // namespace lab
