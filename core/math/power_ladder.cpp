#include "core/math/power_ladder.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <functional>

namespace lab {

namespace {

struct Ladder {
    DoubleDouble log;
    int numerator = 0;
    int denominator = 1;
    int count = 0;
    std::vector<DoubleDouble> powers;

    bool isOf(const Ladder& other) const
    {
        constexpr std::equal_to<> same;
        return same(log.high, other.log.high) && same(log.low, other.log.low)
            && numerator == other.numerator && denominator == other.denominator
            && count == other.count;
    }
};

std::vector<DoubleDouble> climbed(DoubleDouble log, int numerator, int denominator, int count)
{
    const auto power = [&](int i) {
        return exp(
            -(log * DoubleDouble {static_cast<double>(i) * numerator, 0} / double(denominator)));
    };
    int stride = 1;
    while (stride * stride < count)
        stride *= 2;
    std::vector<DoubleDouble> powers;
    powers.reserve(static_cast<std::size_t>(count));
    DoubleDouble stepped;
    for (int i = 0; i < count; ++i) {
        if (i < stride) {
            powers.push_back(power(i));
            continue;
        }
        if (i % stride == 0)
            stepped = power(i);
        powers.push_back(stepped * powers[static_cast<std::size_t>(i % stride)]);
    }
    return powers;
}

} // namespace

std::vector<DoubleDouble> powerLadder(DoubleDouble log, int numerator, int denominator, int count)
{
    assert(numerator >= 0 && denominator > 0 && count >= 0);
    // All pictures of a state, and all methods, ask for the same few.
    constexpr std::size_t kept = 8;
    thread_local std::array<Ladder, kept> ladders;
    thread_local std::size_t oldest = 0;
    const Ladder wanted {log, numerator, denominator, count, {}};
    for (const Ladder& ladder : ladders)
        if (ladder.isOf(wanted))
            return ladder.powers;
    Ladder& next = ladders[oldest];
    oldest = (oldest + 1) % kept;
    next = wanted;
    next.powers = climbed(log, numerator, denominator, count);
    return next.powers;
}

} // namespace lab
