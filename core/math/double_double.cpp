#include "core/math/double_double.h"

#include <cassert>

namespace lab {

namespace {

constexpr DoubleDouble ln2 {0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56};

DoubleDouble scaled(DoubleDouble number, int exponent)
{
    return {std::ldexp(number.high, exponent), std::ldexp(number.low, exponent)};
}

} // namespace

DoubleDouble exp(DoubleDouble x)
{
    assert(x.high <= 709);
    if (x.high < -708)
        return {};
    const double doublings = std::nearbyint(x.high / ln2.high);
    const DoubleDouble rest = x + -(DoubleDouble {doublings, 0} * ln2);

    // |y| < 0.022, so fifteen terms of e^y − 1 reach 2⁻¹¹⁵; the −1 keeps the digits of small y
    // through the four squarings.
    const DoubleDouble y = scaled(rest, -4);
    DoubleDouble series {1, 0};
    for (int n = 15; n >= 2; --n)
        series = DoubleDouble {1, 0} + y * series / n;
    DoubleDouble less1 = y * series;
    for (int squaring = 0; squaring < 4; ++squaring)
        less1 = less1 * (DoubleDouble {2, 0} + less1);
    return scaled(DoubleDouble {1, 0} + less1, static_cast<int>(doublings));
}

DoubleDouble log(double x)
{
    assert(x > 0);
    int exponent = 0;
    double mantissa = std::frexp(x, &exponent);
    if (mantissa < 0.70710678) { // near 1 on both sides, so that log(1 + tiny) keeps its digits
        mantissa *= 2;
        --exponent;
    }
    // One step of Newton's method: the guess is off by 2⁻⁵⁴, so what is left is 2⁻¹⁰⁹.
    const DoubleDouble guess {std::log(mantissa), 0};
    const DoubleDouble miss = DoubleDouble {mantissa, 0} * exp(-guess) + DoubleDouble {-1, 0};
    return guess + miss + DoubleDouble {static_cast<double>(exponent), 0} * ln2;
}

} // namespace lab
