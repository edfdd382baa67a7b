#include "core/math/exact/double_double.h"

#include <array>
#include <cassert>
#include <cstddef>

namespace lab {

namespace {

constexpr DoubleDouble ln2 {0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56};

constexpr int partsOfOne = 16; ///< between the cached powers of e

/// 1/(n + 1)!
constexpr std::array<DoubleDouble, 15> inverseFactorials()
{
    std::array<DoubleDouble, 15> inverses;
    DoubleDouble inverse {1, 0};
    for (std::size_t n = 0; n < inverses.size(); ++n) {
        inverse = inverse / static_cast<double>(n + 1);
        inverses[n] = inverse;
    }
    return inverses;
}
constexpr std::array<DoubleDouble, 15> series = inverseFactorials();

/// The sum of a number and of one that is at most half as large.
constexpr DoubleDouble withSmaller(DoubleDouble larger, DoubleDouble smaller)
{
    const double sum = larger.high + smaller.high;
    return {sum, (smaller.high - (sum - larger.high)) + (larger.low + smaller.low)};
}

/// (e^y − 1)/y for |y| ≤ 1/32, to 2⁻¹⁰⁵. The terms from y⁸/9! on are below 2⁻⁵⁷ of the total, so
/// doubles are precise enough for them.
constexpr DoubleDouble growth(DoubleDouble y)
{
    constexpr std::size_t inDouble = 8;
    double tail = 0;
    for (std::size_t n = series.size(); n > inDouble; --n)
        tail = series[n - 1].high + y.high * tail;
    DoubleDouble sum {tail, 0};
    for (std::size_t n = inDouble; n > 0; --n)
        sum = withSmaller(series[n - 1], y * sum);
    return sum;
}

/// e^(k/16) for −6 ≤ k ≤ 6, from e^(k/512) − 1, which keeps its precision through five squarings.
constexpr std::array<DoubleDouble, 13> powersOfE()
{
    std::array<DoubleDouble, 13> powers;
    for (std::size_t i = 0; i < powers.size(); ++i) {
        const DoubleDouble y {(static_cast<double>(i) - 6) / 512, 0};
        DoubleDouble less1 = y * growth(y);
        for (int squaring = 0; squaring < 5; ++squaring)
            less1 = less1 * (DoubleDouble {2, 0} + less1);
        powers[i] = DoubleDouble {1, 0} + less1;
    }
    return powers;
}
constexpr std::array<DoubleDouble, 13> powers = powersOfE();

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

    const double part = std::nearbyint(rest.high * partsOfOne);
    const DoubleDouble y = exactSum(rest.high, -part / partsOfOne) + DoubleDouble {rest.low, 0};
    const DoubleDouble power = powers[static_cast<std::size_t>(part + 6)];
    const DoubleDouble sum = withSmaller(power, power * (y * growth(y)));
    return scaled(exactSum(sum.high, sum.low), static_cast<int>(doublings));
}

DoubleDouble log(double x)
{
    assert(x > 0);
    int exponent = 0;
    double mantissa = std::frexp(x, &exponent);
    if (mantissa < 0.70710678) { // near 1 on both sides, so that log(1 + tiny) keeps its precision
        mantissa *= 2;
        --exponent;
    }
    // One step of Newton's method: the guess has an error of 2⁻⁵⁴, the result one of 2⁻¹⁰⁹.
    const DoubleDouble guess {std::log(mantissa), 0};
    const DoubleDouble miss = DoubleDouble {mantissa, 0} * exp(-guess) + DoubleDouble {-1, 0};
    return guess + miss + DoubleDouble {static_cast<double>(exponent), 0} * ln2;
}

} // namespace lab
