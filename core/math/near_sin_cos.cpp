#include "core/math/near_sin_cos.h"

#include <array>
#include <cstdint>
#include <numbers>

namespace lab {

SinCos nearSinCos(Turn turn)
{
    constexpr int parts = 256;
    static const std::array<SinCos, parts> table = [] {
        std::array<SinCos, parts> whole;
        for (std::uint64_t part = 0; part < parts; ++part)
            whole[part] = sinCos(Turn {part << 56, 0});
        return whole;
    }();
    constexpr std::uint64_t halfPart = std::uint64_t {1} << 55;
    const std::uint64_t part = (turn.high + halfPart) >> 56;
    const auto rest = static_cast<std::int64_t>(turn.high - (part << 56));
    const double x = static_cast<double>(rest) * 0x1p-64 * (2 * std::numbers::pi); // at most π/256
    const double square = x * x;
    const double sine = x * (1 + square * (-1.0 / 6 + square * (1.0 / 120 - square / 5040)));
    const double less1 = square * (-0.5 + square * (1.0 / 24 - square / 720));
    const SinCos& at = table[part];
    return {at.sin + (at.sin * less1 + at.cos * sine), at.cos + (at.cos * less1 - at.sin * sine)};
}

} // namespace lab
