#include "core/math/number_format.h"

#include "core/math/exact/double_double.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>

namespace lab {

namespace {

struct Layout {
    int exponentBits;
    int fractionBits;
};

constexpr Layout layoutOf(NumberFormat format)
{
    switch (format) {
    case NumberFormat::Double:
        return {11, 52};
    case NumberFormat::Float:
        return {8, 23};
    case NumberFormat::Tf32:
        return {8, 10};
    case NumberFormat::Half:
        return {5, 10};
    case NumberFormat::Bfloat16:
        break;
    }
    return {8, 7};
}

constexpr int largestExponent(Layout layout)
{
    return (1 << (layout.exponentBits - 1)) - 1;
}

constexpr int smallestExponent(Layout layout)
{
    return 1 - largestExponent(layout);
}

/// The power of two of the last place of a number with this exponent.
int lastPlace(Layout layout, double number)
{
    const int exponent =
        std::fpclassify(number) == FP_ZERO ? smallestExponent(layout) : std::ilogb(number);
    return std::max(exponent, smallestExponent(layout)) - layout.fractionBits;
}

/// The integer nearest to size < 2⁵³, ties to even, in any rounding mode of the processor.
double nearestEven(double size)
{
    const double whole = std::trunc(size);
    const double beyond = size - whole;
    const bool isOdd = static_cast<std::uint64_t>(whole) % 2 == 1;
    return beyond > 0.5 || (beyond >= 0.5 && isOdd) ? whole + 1 : whole;
}

/// The double next to high + low with an odd last bit, unless high + low is itself a double
/// (rounding to odd): rounding it to fewer bits is the same as rounding the exact number.
double oddRounded(DoubleDouble number)
{
    const bool isExact = std::fpclassify(number.low) == FP_ZERO;
    if (isExact || !std::isfinite(number.high)
        || std::bit_cast<std::uint64_t>(number.high) % 2 == 1)
        return number.high;
    constexpr double infinity = std::numeric_limits<double>::infinity();
    return std::nextafter(number.high, number.low > 0 ? infinity : -infinity);
}

constexpr int doubleFractionBits = 52;
constexpr int doubleExponentBias = 1023;

/// The fast path for almost every number: half a unit in the last place is added to the bits, and
/// the bits after the last place are cleared. A carry into the exponent gives the next power of
/// two. Empty for numbers that may be subnormal or too large for the format.
std::optional<double> roundedNormal(Layout layout, double number)
{
    const auto bits = std::bit_cast<std::uint64_t>(number);
    const int exponent = static_cast<int>(bits >> doubleFractionBits & 0x7ff) - doubleExponentBias;
    if (exponent < smallestExponent(layout) || exponent >= largestExponent(layout))
        return std::nullopt;
    const int behind = doubleFractionBits - layout.fractionBits;
    const std::uint64_t isOdd = bits >> behind & 1;
    const std::uint64_t upToHalf = (std::uint64_t {1} << (behind - 1)) - 1 + isOdd;
    return std::bit_cast<double>((bits + upToHalf) >> behind << behind);
}

/// The rounding of an exact number of which `near` is the nearest double: they lie on the same side
/// of the middle between two numbers of the format, unless `near` is that middle. In that case, and
/// where roundedNormal() is empty, the result is empty.
std::optional<double> roundedFromNear(Layout layout, double near)
{
    const int behind = doubleFractionBits - layout.fractionBits;
    const std::uint64_t mask = (std::uint64_t {1} << behind) - 1;
    if ((std::bit_cast<std::uint64_t>(near) & mask) == std::uint64_t {1} << (behind - 1))
        return std::nullopt;
    return roundedNormal(layout, near);
}

} // namespace

double rounded(NumberFormat format, double number)
{
    if (format == NumberFormat::Double || !std::isfinite(number))
        return number;
    const Layout layout = layoutOf(format);
    if (const auto normal = roundedNormal(layout, number))
        return *normal;
    const int place = lastPlace(layout, number);
    const double size = std::ldexp(nearestEven(std::ldexp(std::abs(number), -place)), place);
    return std::copysign(
        size > largestFinite(format) ? std::numeric_limits<double>::infinity() : size, number);
}

double roundedProduct(NumberFormat format, double left, double right)
{
    if (format == NumberFormat::Double)
        return left * right;
    if (const auto clear = roundedFromNear(layoutOf(format), left * right))
        return *clear;
    return rounded(format, oddRounded(exactProduct(left, right)));
}

double roundedSum(NumberFormat format, double left, double right)
{
    if (format == NumberFormat::Double)
        return left + right;
    if (const auto clear = roundedFromNear(layoutOf(format), left + right))
        return *clear;
    return rounded(format, oddRounded(exactSum(left, right)));
}

int significantBits(NumberFormat format)
{
    return layoutOf(format).fractionBits + 1;
}

double largestFinite(NumberFormat format)
{
    switch (format) {
    case NumberFormat::Double:
        return std::numeric_limits<double>::max();
    case NumberFormat::Float:
        return 0x1.fffffep127;
    case NumberFormat::Tf32:
        return 0x1.ffcp127;
    case NumberFormat::Half:
        return 65504;
    case NumberFormat::Bfloat16:
        break;
    }
    return 0x1.fep127;
}

double smallestNormal(NumberFormat format)
{
    return std::ldexp(1.0, smallestExponent(layoutOf(format)));
}

double spacing(NumberFormat format, double number)
{
    assert(std::abs(number) <= largestFinite(format));
    const Layout layout = layoutOf(format);
    const auto bits = std::bit_cast<std::uint64_t>(number);
    const int exponent = static_cast<int>(bits >> doubleFractionBits & 0x7ff);
    const int place = exponent - layout.fractionBits; // as the exponent field of a double
    if (exponent - doubleExponentBias >= smallestExponent(layout) && place > 0)
        return std::bit_cast<double>(static_cast<std::uint64_t>(place) << doubleFractionBits);
    return std::ldexp(1.0, lastPlace(layout, number));
}

} // namespace lab
