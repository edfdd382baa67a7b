#pragma once

#include <cstdint>
#include <vector>

namespace lab {

/// An angle as a binary fraction of a whole turn, 128 bits wide.
///
/// Position p rotates a pair by p·θ. As a fraction of a turn, the reduction to one turn is integer
/// overflow, so it costs nothing and loses nothing: at position 10⁷ the angle is as exact as at
/// position 1.
///
/// Law: sinCos(n · turn) equals the sine and cosine of n·θ within 1e-15 for every |n| ≤ 10⁷.
struct Turn {
    std::uint64_t high = 0; ///< the first 64 bits of the fraction
    std::uint64_t low = 0; ///< the next 64 bits

    bool operator==(const Turn&) const = default;
};

struct SinCos {
    double sin = 0;
    double cos = 1;

    bool operator==(const SinCos&) const = default;
};

/// base^(−i·numerator/denominator) radians for i < count, as turns and in radians: the rotation per
/// position of all pairs of an encoding, at the cost of some 2√count powers. `base` > 1, the
/// fraction ≥ 0. The turns are exact to 2⁻¹⁰⁰ of a turn, the radians to 1e-15 of their value.
std::vector<Turn> turnLadder(double base, int numerator, int denominator, int count);
std::vector<double> frequencyLadder(double base, int numerator, int denominator, int count);

/// The turn of `radians`, taken as the exact value of the double. |radians| < 2⁶⁴.
Turn turnOfRadians(double radians);

inline Turn operator*(std::int64_t count, Turn turn)
{
    __extension__ using UInt128 = unsigned __int128;
    const auto size = static_cast<std::uint64_t>(count);
    const UInt128 low = UInt128 {size} * turn.low;
    // Modulo 2¹²⁸, the sign is a wrap-around.
    const std::uint64_t borrowed = count < 0 ? turn.low : 0;
    return {size * turn.high + static_cast<std::uint64_t>(low >> 64) - borrowed,
        static_cast<std::uint64_t>(low)};
}
inline Turn operator+(Turn left, Turn right)
{
    const std::uint64_t low = left.low + right.low;
    return {left.high + right.high + (low < left.low ? 1 : 0), low};
}
Turn operator-(Turn left, Turn right);
Turn operator-(Turn turn);

/// The turn for `positions`, which need not be an integer, with the turn per position in (−½, ½] of
/// a full turn; exact to 2⁻¹²⁷ of a turn. |positions| < 2⁶².
Turn turnOver(double positions, Turn perPosition);

/// Half of the angle in (−π, π].
Turn half(Turn turn);

/// The angle in (−π, π].
double radians(Turn turn);

/// Exact zeros and ones at quarter turns.
SinCos sinCos(Turn turn);

} // namespace lab
