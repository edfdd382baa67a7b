#include "core/math/exact/power_ladder.h"

#include "core/math/recent.h"

#include <cassert>
#include <cstddef>

namespace lab {

namespace {

struct Ladder {
    DoubleDouble log;
    int numerator = 0;
    int denominator = 1;
    int count = 0;

    bool operator==(const Ladder&) const = default;
};

std::vector<DoubleDouble> climbed(const Ladder& ladder)
{
    const auto power = [&](int i) {
        return exp(-(ladder.log * DoubleDouble {static_cast<double>(i) * ladder.numerator, 0}
            / static_cast<double>(ladder.denominator)));
    };
    int stride = 1;
    while (stride * stride < ladder.count)
        stride *= 2;
    std::vector<DoubleDouble> powers;
    powers.reserve(static_cast<std::size_t>(ladder.count));
    DoubleDouble stepped;
    for (int i = 0; i < ladder.count; ++i) {
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
    thread_local Recent<Ladder, std::vector<DoubleDouble>, 8> recent;
    const Ladder wanted {log, numerator, denominator, count};
    return recent.of(wanted, [&] { return climbed(wanted); });
}

} // namespace lab
