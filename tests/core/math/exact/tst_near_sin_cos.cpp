#include "core/math/exact/near_sin_cos.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace lab;

namespace {

bool isNear(Turn turn)
{
    constexpr double most = 4e-16;
    const SinCos near = nearSinCos(turnParts(), turn);
    const SinCos exact = sinCos(turn);
    return std::abs(near.sin - exact.sin) <= most && std::abs(near.cos - exact.cos) <= most;
}

} // namespace

TEST_CASE("all round the circle, and at the ends of the parts")
{
    const Turn step = turnLadder(10000, 1, 5, 2)[1];
    for (std::int64_t position = -20'000; position < 20'000; ++position)
        CHECK(isNear(position * step));
    for (std::uint64_t end = 0; end < 512; ++end)
        for (const std::uint64_t around :
            {~std::uint64_t {0}, std::uint64_t {0}, std::uint64_t {1}})
            CHECK(isNear({(end << 55) + around, 0}));
}

TEST_CASE("the quarters are exact")
{
    for (std::uint64_t quarter = 0; quarter < 4; ++quarter)
        CHECK(nearSinCos(turnParts(), {quarter << 62, 0}) == sinCos({quarter << 62, 0}));
}
