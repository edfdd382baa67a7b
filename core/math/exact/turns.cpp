#include "core/math/exact/turns.h"

#include "core/math/constants.h"
#include "core/math/exact/double_double.h"
#include "core/math/exact/power_ladder.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cmath>

namespace lab {

namespace {

__extension__ using UInt128 = unsigned __int128;

constexpr DoubleDouble turnsOfRadian {0x1.45f306dc9c883p-3, -0x1.6b01ec5417056p-57};

UInt128 bits(Turn turn)
{
    return UInt128 {turn.high} << 64 | turn.low;
}

Turn turnOfBits(UInt128 fraction)
{
    return {static_cast<std::uint64_t>(fraction >> 64), static_cast<std::uint64_t>(fraction)};
}

UInt128 shifted(UInt128 number, int left)
{
    if (left <= -128 || left >= 128)
        return 0;
    return left >= 0 ? number << left : number >> -left;
}

/// A double as mantissa·2^exponent with a mantissa of at most 53 bits; the sign is separate.
struct Parts {
    std::uint64_t mantissa = 0;
    int exponent = 0;
    bool negative = false;
};

Parts partsOf(double number)
{
    constexpr int fractionBits = 52;
    constexpr std::uint64_t leadingOne = std::uint64_t {1} << fractionBits;
    const auto bits = std::bit_cast<std::uint64_t>(number);
    const auto field = static_cast<int>(bits >> fractionBits & 0x7ff);
    const std::uint64_t fraction = bits & (leadingOne - 1);
    const bool isSubnormal = field == 0;
    return {isSubnormal ? fraction : fraction | leadingOne, std::max(field, 1) - 1075, number < 0};
}

/// A number of turns with absolute value below 1.
UInt128 bitsOfFraction(double turns)
{
    const Parts parts = partsOf(turns);
    const UInt128 size = shifted(parts.mantissa, parts.exponent + 128);
    return parts.negative ? -size : size;
}

/// In [0, ½]; half a turn counts as positive.
struct SignedSize {
    UInt128 size = 0;
    bool negative = false;
};

SignedSize signedSize(Turn turn)
{
    constexpr UInt128 halfTurn = UInt128 {1} << 127;
    const UInt128 fraction = bits(turn);
    return fraction > halfTurn ? SignedSize {-fraction, true} : SignedSize {fraction, false};
}

double radiansOfSize(UInt128 size)
{
    return (static_cast<double>(static_cast<std::uint64_t>(size >> 64)) * 0x1p-64
               + static_cast<double>(static_cast<std::uint64_t>(size)) * 0x1p-128)
        * twoPi;
}

Turn turnOf(DoubleDouble radians)
{
    const DoubleDouble turns = radians * turnsOfRadian;
    return turnOfBits(bitsOfFraction(turns.high) + bitsOfFraction(turns.low));
}

} // namespace

std::vector<Turn> turnLadder(double base, int numerator, int denominator, int count)
{
    assert(base > 1);
    std::vector<Turn> turns;
    turns.reserve(static_cast<std::size_t>(count));
    for (const DoubleDouble& frequency : powerLadder(log(base), numerator, denominator, count))
        turns.push_back(turnOf(frequency));
    return turns;
}

std::vector<double> frequencyLadder(double base, int numerator, int denominator, int count)
{
    assert(base > 1);
    std::vector<double> frequencies;
    frequencies.reserve(static_cast<std::size_t>(count));
    for (const DoubleDouble& frequency : powerLadder(log(base), numerator, denominator, count))
        frequencies.push_back(frequency.high);
    return frequencies;
}

Turn turnOfRadians(double radians)
{
    assert(std::abs(radians) < 0x1p64);
    // 1/2π to 320 bits, first word first. A mantissa of 53 bits times this keeps 267 bits after the
    // point, so a shift by up to 11 leaves far more than the required 128.
    constexpr std::array<std::uint64_t, 5> words {0x28be60db9391054a, 0x7f09d5f47d4d3770,
        0x36d8a5664f10e410, 0x7f9458eaf7aef158, 0x6dc91b8e909374b8};
    const Parts parts = partsOf(radians);
    std::array<std::uint64_t, 6> product {}; // whole turns first, then the words of the fraction
    std::uint64_t carry = 0;
    for (std::size_t i = words.size(); i-- > 0;) {
        const UInt128 part = UInt128 {words[i]} * parts.mantissa + carry;
        product[i + 1] = static_cast<std::uint64_t>(part);
        carry = static_cast<std::uint64_t>(part >> 64);
    }
    product[0] = carry;

    const UInt128 whole = product[0];
    const UInt128 fraction = UInt128 {product[1]} << 64 | product[2];
    const UInt128 rest = UInt128 {product[3]} << 64 | product[4];
    const int left = parts.exponent;
    const UInt128 size = left >= 0 ? shifted(fraction, left) | shifted(rest, left - 128)
                                   : shifted(fraction, left) | shifted(whole, left + 128);
    return turnOfBits(parts.negative ? -size : size);
}

Turn operator-(Turn left, Turn right)
{
    return turnOfBits(bits(left) - bits(right));
}

Turn operator-(Turn turn)
{
    return turnOfBits(-bits(turn));
}

Turn turnOver(double positions, Turn perPosition)
{
    assert(std::abs(positions) < 0x1p62);
    const Parts parts = partsOf(positions);
    const SignedSize step = signedSize(perPosition);
    // mantissa·size has 180 bits: `low` has the last 64 of them, `high` the rest.
    const UInt128 lowPart = UInt128 {parts.mantissa} * static_cast<std::uint64_t>(step.size);
    const UInt128 high =
        UInt128 {parts.mantissa} * static_cast<std::uint64_t>(step.size >> 64) + (lowPart >> 64);
    const UInt128 low = static_cast<std::uint64_t>(lowPart);
    const UInt128 size = shifted(high, parts.exponent + 64) | shifted(low, parts.exponent);
    return turnOfBits(parts.negative == step.negative ? size : -size);
}

Turn half(Turn turn)
{
    const SignedSize angle = signedSize(turn);
    return turnOfBits(angle.negative ? -(angle.size >> 1) : angle.size >> 1);
}

double radians(Turn turn)
{
    const SignedSize angle = signedSize(turn);
    return angle.negative ? -radiansOfSize(angle.size) : radiansOfSize(angle.size);
}

SinCos sinCos(Turn turn)
{
    constexpr std::uint64_t eighthTurn = std::uint64_t {1} << 61;
    const std::uint64_t quarters = (turn.high + eighthTurn) >> 62;
    const double angle = radians({turn.high - (quarters << 62), turn.low});
    const double sine = std::sin(angle);
    const double cosine = std::cos(angle);
    switch (quarters) { // 0 − x and not −x: no negative zeros
    case 0:
        return {sine, cosine};
    case 1:
        return {cosine, 0 - sine};
    case 2:
        return {0 - sine, 0 - cosine};
    default:
        return {0 - cosine, sine};
    }
}

} // namespace lab
