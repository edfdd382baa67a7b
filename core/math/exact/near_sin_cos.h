#pragma once

#include "core/math/exact/turns.h"

#include <array>
#include <cstdint>
#include <numbers>

namespace lab {

/// The sine and cosine at every 256th of a turn.
using TurnParts = std::array<SinCos, 256>;
const TurnParts& turnParts();

/// sinCos() within 4e-16 at a fraction of the cost: the sine and cosine at the nearest of 256 parts
/// of a turn, corrected for the remainder by a short series.
///
/// The first omitted term of the series is below 1e-19 at the largest remainder, 1/512 of a turn.
inline SinCos nearSinCos(const TurnParts& parts, Turn turn)
{
    constexpr std::uint64_t halfPart = std::uint64_t {1} << 55;
    const std::uint64_t part = (turn.high + halfPart) >> 56;
    const auto rest = static_cast<std::int64_t>(turn.high - (part << 56));
    const double x = static_cast<double>(rest) * 0x1p-64 * (2 * std::numbers::pi); // at most π/256
    const double square = x * x;
    const double sine = x * (1 + square * (-1.0 / 6 + square * (1.0 / 120 - square / 5040)));
    const double less1 = square * (-0.5 + square * (1.0 / 24 - square / 720));
    const SinCos& at = parts[part];
    return {at.sin + (at.sin * less1 + at.cos * sine), at.cos + (at.cos * less1 - at.sin * sine)};
}

} // namespace lab
