#pragma once

// Included by files that compile it for their own instruction set (see block_rotation_kernels.h):
// everything is in an unnamed namespace. `Number` is a double or a vector of doubles.

namespace lab {
namespace {

/// (−1)ᵏ(2π)²ᵏ⁺¹/(2k+1)!: the sine of a fraction of a turn in powers of its square. At a quarter
/// turn, the first omitted term is below 1e-18.
struct SineSeries {
    static constexpr int terms = 11;
    double coefficients[terms] = {};

    constexpr SineSeries()
    {
        constexpr double turn = 6.283185307179586477;
        double next = turn;
        for (int k = 0; k < terms; ++k) {
            coefficients[k] = next;
            next *= -turn * turn / ((2 * k + 2) * (2 * k + 3));
        }
    }
};
constexpr SineSeries sineSeries;

/// The turns without full ones, in [−½, ½]. Adding 1.5·2⁵² rounds to an integer in any vector unit.
template <class Number> inline Number fractionOf(Number turns)
{
    constexpr double rounder = 0x1.8p52;
    return turns - ((turns + rounder) - rounder);
}

/// cos a for a fraction of a turn, as sin(¼ turn − |a|), whose angle is in [−¼, ¼].
template <class Number> inline Number cosineOf(Number fraction)
{
    const Number angle = 0.25 - (fraction < 0 ? -fraction : fraction);
    const Number square = angle * angle;
    Number value = Number {} + sineSeries.coefficients[SineSeries::terms - 1];
    for (int k = SineSeries::terms - 1; k-- > 0;)
        value = value * square + sineSeries.coefficients[k];
    return angle * value;
}

template <class Number> inline Number sineOf(Number fraction)
{
    return cosineOf(fractionOf(fraction - 0.25));
}

} // namespace
} // namespace lab
