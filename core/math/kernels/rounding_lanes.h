#pragma once

// Included only by the kernel files, each of which compiles it for its own instruction set.
// Everything is in an unnamed namespace, so that no symbol of one set can replace that of another.

#include "core/math/kernels/rounding_kernels.h"

#include <stddef.h>

namespace lab {
namespace {

template <size_t Lanes> struct PackOf {
    using Numbers __attribute__((vector_size(Lanes * sizeof(double)))) = double;
    using Words __attribute__((vector_size(Lanes * sizeof(double)))) = long long;
};
template <size_t Lanes> using Pack = typename PackOf<Lanes>::Numbers;
template <size_t Lanes> using Words = typename PackOf<Lanes>::Words;

constexpr long long signBit = static_cast<long long>(1ULL << 63);
constexpr long long exponentBits = 0x7ffLL << 52;
constexpr double oneAndAHalf = 0x1.8p52; ///< adding and subtracting it rounds to an integer

template <size_t Lanes> inline Pack<Lanes> splat(double number)
{
    return Pack<Lanes> {} + number;
}

template <size_t Lanes> inline Pack<Lanes> absolute(Pack<Lanes> numbers)
{
    return (Pack<Lanes>)((Words<Lanes>)numbers & ~signBit);
}

/// The first where all bits of `choice` are set, the second where none are.
template <size_t Lanes>
inline Pack<Lanes> chosen(Words<Lanes> choice, Pack<Lanes> first, Pack<Lanes> second)
{
    return (Pack<Lanes>)(((Words<Lanes>)first & choice) | ((Words<Lanes>)second & ~choice));
}

template <size_t Lanes> inline Pack<Lanes> loaded(const double* from, size_t count)
{
    Pack<Lanes> pack {};
    if (count >= Lanes)
        __builtin_memcpy(&pack, from, sizeof pack);
    else
        __builtin_memcpy(&pack, from, count * sizeof(double));
    return pack;
}

/// A number of the format for each lane, and all bits set where it is uncertain.
template <size_t Lanes> struct Nearest {
    Pack<Lanes> number;
    Words<Lanes> isUnsure;
};

/// The number of the format nearest to a number within `margin` of `near`.
///
/// Adding and subtracting 1½·2⁵² units in the last place of the format rounds to whole units, ties
/// to even. The unit follows from the power of two of the number, or that of the smallest normal
/// number if it is less.
template <size_t Lanes>
inline Nearest<Lanes> nearest(const RoundingTarget& target, Pack<Lanes> near, Pack<Lanes> margin)
{
    const Pack<Lanes> smallest = splat<Lanes>(target.smallestNormal);
    const Pack<Lanes> highest = splat<Lanes>(0x1p900); // larger numbers are infinite in any case
    Pack<Lanes> power = (Pack<Lanes>)((Words<Lanes>)near & exponentBits);
    power = chosen<Lanes>(power > smallest, power, smallest);
    power = chosen<Lanes>(power < highest, power, highest);
    const Pack<Lanes> spacing = power * target.spacingAtOne;
    const Pack<Lanes> shift = spacing * oneAndAHalf;
    const Pack<Lanes> whole = (near + shift) - shift;
    const Pack<Lanes> beyondMiddle = absolute<Lanes>(near - whole) * 2.0 - spacing;
    const Words<Lanes> isUnsure = absolute<Lanes>(beyondMiddle) <= margin * 2.0;
    const Pack<Lanes> infinity = splat<Lanes>(__builtin_inf());
    const Pack<Lanes> size = absolute<Lanes>(whole);
    const Pack<Lanes> held = chosen<Lanes>(size > target.largestFinite, infinity, size);
    return {(Pack<Lanes>)((Words<Lanes>)held | ((Words<Lanes>)near & signBit)), isUnsure};
}

template <size_t Lanes> inline bool isAny(Words<Lanes> words)
{
    long long any = 0;
    for (size_t lane = 0; lane < Lanes; ++lane)
        any |= words[lane];
    return any != 0;
}

/// Writes nearest(x) for each pack that begins at x, and exactly(i) for each uncertain number i.
template <size_t Lanes, class NearestAt, class Exactly>
inline void writeNearest(double* out, size_t count, NearestAt nearestAt, Exactly exactly)
{
    for (size_t x = 0; x < count; x += Lanes) {
        const size_t rest = count - x;
        Nearest<Lanes> found = nearestAt(x, rest);
        if (isAny<Lanes>(found.isUnsure))
            for (size_t lane = 0; lane < Lanes && lane < rest; ++lane)
                if (found.isUnsure[lane])
                    found.number[lane] = exactly(x + lane);
        __builtin_memcpy(
            out + x, &found.number, rest >= Lanes ? sizeof found.number : rest * sizeof(double));
    }
}

template <size_t Lanes>
void writeProducts(const RoundingTarget& target, const double* left, const double* right,
    double* out, size_t count, RoundingKernels::OfTwo exactly)
{
    writeNearest<Lanes>(
        out, count,
        [&](size_t x, size_t rest) {
            return nearest<Lanes>(target,
                loaded<Lanes>(left + x, rest) * loaded<Lanes>(right + x, rest), splat<Lanes>(0));
        },
        [&](size_t i) { return exactly(target.format, left[i], right[i]); });
}

template <size_t Lanes>
void writeSums(const RoundingTarget& target, const double* left, const double* right, double* out,
    size_t count, RoundingKernels::OfTwo exactly)
{
    writeNearest<Lanes>(
        out, count,
        [&](size_t x, size_t rest) {
            return nearest<Lanes>(target,
                loaded<Lanes>(left + x, rest) + loaded<Lanes>(right + x, rest), splat<Lanes>(0));
        },
        [&](size_t i) { return exactly(target.format, left[i], right[i]); });
}

/// An angle as an integer number of quarter turns and a remainder of at most π/4, in radians.
template <size_t Lanes> struct Quartered {
    Pack<Lanes> quarters;
    Words<Lanes> lastQuarters; ///< its low bits
    Pack<Lanes> rest;
};

/// π/2 in three parts, of which the first two have 26 bits, so that quarters·part is exact up to
/// 2²⁷ quarters. The error of the remainder is within 2⁻⁵² of its size and |quarters|·2⁻¹⁰⁶.
template <size_t Lanes> inline Quartered<Lanes> quartered(Pack<Lanes> angle)
{
    constexpr double quartersPerRadian = 0x1.45f306dc9c883p-1;
    constexpr double first = 0x1.921fb5p+0;
    constexpr double second = 0x1.110b46p-26;
    constexpr double third = 0x1.1a62633145c07p-54;
    const Pack<Lanes> shifted = angle * quartersPerRadian + oneAndAHalf;
    const Pack<Lanes> quarters = shifted - oneAndAHalf;
    const Pack<Lanes> rest = ((angle - quarters * first) - quarters * second) - quarters * third;
    return {quarters, (Words<Lanes>)shifted, rest};
}

/// Sine and cosine on [−π/4, π/4] by the polynomials of FreeBSD's msun (k_sin.c, k_cos.c), within
/// 2⁻⁵² of their values.
template <size_t Lanes> inline Pack<Lanes> sineNearZero(Pack<Lanes> x)
{
    const Pack<Lanes> z = x * x;
    const Pack<Lanes> tail = -2.50507602534068634195e-08 + z * 1.58969099521155010221e-10;
    const Pack<Lanes> middle = 8.33333333332248946124e-03
        + z * (-1.98412698298579493134e-04 + z * (2.75573137070700676789e-06 + z * tail));
    const Pack<Lanes> sine = x + x * z * (-1.66666666666666324348e-01 + z * middle);
    return (Pack<Lanes>)((Words<Lanes>)sine | ((Words<Lanes>)x & signBit)); // also the sign of −0
}

template <size_t Lanes> inline Pack<Lanes> cosineNearZero(Pack<Lanes> x)
{
    const Pack<Lanes> z = x * x;
    const Pack<Lanes> tail = 2.08757232129817482790e-09 + z * -1.13596475577881948265e-11;
    const Pack<Lanes> middle = -1.38888888888741095749e-03
        + z * (2.48015872894767294178e-05 + z * (-2.75573143513906633035e-07 + z * tail));
    return 1.0 - z * 0.5 + z * z * (4.16666666666666019037e-02 + z * middle);
}

/// The sine of the angle plus a number of quarter turns. Uncertain if the angle is finite and too
/// large for quartered().
template <size_t Lanes>
inline Nearest<Lanes> nearestSine(
    const RoundingTarget& target, Pack<Lanes> angle, long long quartersMore)
{
    const Quartered<Lanes> parts = quartered<Lanes>(angle);
    const Words<Lanes> quarter = parts.lastQuarters + quartersMore;
    const Words<Lanes> isOdd = -(quarter & 1);
    const Pack<Lanes> size =
        chosen<Lanes>(isOdd, cosineNearZero<Lanes>(parts.rest), sineNearZero<Lanes>(parts.rest));
    const Pack<Lanes> wave = (Pack<Lanes>)((Words<Lanes>)size ^ (quarter & 2) << 62);
    const Pack<Lanes> margin =
        absolute<Lanes>(wave) * 0x1p-49 + absolute<Lanes>(parts.quarters) * 0x1p-104;
    Nearest<Lanes> found = nearest<Lanes>(target, wave, margin);
    const Pack<Lanes> turns = absolute<Lanes>(angle);
    found.isUnsure |= (turns > 0x1p27) & (turns <= 0x1.fffffffffffffp1023);
    return found;
}

template <size_t Lanes, long long QuartersMore>
void writeWaves(const RoundingTarget& target, const double* angles, double* out, size_t count,
    RoundingKernels::OfAngle exactly)
{
    writeNearest<Lanes>(
        out, count,
        [&](size_t x, size_t rest) {
            return nearestSine<Lanes>(target, loaded<Lanes>(angles + x, rest), QuartersMore);
        },
        [&](size_t i) { return exactly(target.format, angles[i]); });
}

template <size_t Lanes>
constexpr RoundingKernels kernelsOfLanes {
    writeProducts<Lanes>, writeSums<Lanes>, writeWaves<Lanes, 1>, writeWaves<Lanes, 0>};

} // namespace
} // namespace lab
