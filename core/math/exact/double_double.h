#pragma once

#include <cmath>

namespace lab {

/// A number with some 106 bits: the unevaluated sum of a double and its rounding error.
///
/// The rounding error of the sum or product of two doubles is itself a double (two-sum,
/// two-product), so a few operations can keep it. Range: absolute values below 2⁹⁹⁵; products need
/// values above 2⁻⁹⁶⁹ for all of the 106 bits. Law: log and exp are accurate to 2⁻¹⁰² of max(1,
/// value), and exp(log(x)) = x to 2⁻¹⁰⁰ of x. Dekker 1971, Numerische Mathematik 18; Knuth, The Art
/// of Computer Programming 2, §4.2.2.
struct DoubleDouble {
    double high = 0;
    double low = 0; ///< at most half a unit in the last place of `high`

    bool operator==(const DoubleDouble&) const = default;
};

/// The exact sum of two doubles.
constexpr DoubleDouble exactSum(double left, double right)
{
    const double sum = left + right;
    const double rightPart = sum - left;
    return {sum, (left - (sum - rightPart)) + (right - rightPart)};
}

/// A double as the sum of two of 26 bits (Veltkamp), so that products of these are exact.
constexpr DoubleDouble halves(double number)
{
    constexpr double splitter = 0x1p27 + 1;
    const double scaled = splitter * number;
    const double high = scaled - (scaled - number);
    return {high, number - high};
}

/// The exact product by halves, in the range of DoubleDouble: if the instruction set has no fused
/// multiply-add, std::fma is a function call that costs more than this.
constexpr DoubleDouble productByHalves(double left, double right)
{
    const double product = left * right;
    const DoubleDouble l = halves(left);
    const DoubleDouble r = halves(right);
    const double low =
        ((l.high * r.high - product) + l.high * r.low + l.low * r.high) + l.low * r.low;
    return {product, low};
}

/// The same for the whole range: scales the halves to numbers near 1.
inline DoubleDouble productByScaledHalves(double left, double right)
{
    const double product = left * right;
    if (!std::isfinite(product))
        return {product, product - product}; // NaN, like the fused one
    int leftPlace = 0;
    int rightPlace = 0;
    const DoubleDouble near =
        productByHalves(std::frexp(left, &leftPlace), std::frexp(right, &rightPlace));
    const int place = leftPlace + rightPlace;
    return {product, std::ldexp((near.high - std::ldexp(product, -place)) + near.low, place)};
}

/// The exact product of any two doubles, if it can be represented as two doubles.
inline DoubleDouble exactProduct(double left, double right)
{
#if defined(__MINGW32__) // its std::fma rounds twice
    return productByScaledHalves(left, right);
#else
    const double product = left * right;
    return {product, std::fma(left, right, -product)};
#endif
}

constexpr DoubleDouble operator+(DoubleDouble left, DoubleDouble right)
{
    const DoubleDouble high = exactSum(left.high, right.high);
    const DoubleDouble low = exactSum(left.low, right.low);
    const DoubleDouble carried = exactSum(high.high, high.low + low.high);
    return exactSum(carried.high, carried.low + low.low);
}

constexpr DoubleDouble operator-(DoubleDouble number)
{
    return {-number.high, -number.low};
}

constexpr DoubleDouble operator*(DoubleDouble left, DoubleDouble right)
{
    const DoubleDouble product = productByHalves(left.high, right.high);
    return exactSum(product.high, product.low + (left.high * right.low + left.low * right.high));
}

constexpr DoubleDouble operator/(DoubleDouble number, double divisor)
{
    const double quotient = number.high / divisor;
    const DoubleDouble covered = productByHalves(quotient, divisor);
    const double rest = ((number.high - covered.high) - covered.low) + number.low;
    return exactSum(quotient, rest / divisor);
}

constexpr DoubleDouble operator/(DoubleDouble number, DoubleDouble divisor)
{
    const double quotient = number.high / divisor.high;
    const DoubleDouble rest = number + -(divisor * DoubleDouble {quotient, 0});
    const double second = rest.high / divisor.high;
    const DoubleDouble last = rest + -(divisor * DoubleDouble {second, 0});
    return exactSum(quotient, second) + DoubleDouble {last.high / divisor.high, 0};
}

/// eˣ, x ≤ 709. Below −708 it is 0; below −600 the low part loses digits.
DoubleDouble exp(DoubleDouble x);

/// The natural logarithm of x > 0.
DoubleDouble log(double x);

} // namespace lab
