#include "core/math/resampling.h"

#include <algorithm>
#include <cassert>

namespace lab {

namespace {

/// A place between two points of the old line: the point below and the way to the next, in [0, 1).
struct Place {
    std::int64_t below = 0;
    double way = 0;
};

/// Whole numbers until the last division: a point that falls on an old one does so exactly.
Place place(std::int64_t numerator, std::int64_t denominator)
{
    std::int64_t below = numerator / denominator;
    if (numerator % denominator < 0)
        --below;
    return {below,
        static_cast<double>(numerator - below * denominator) / static_cast<double>(denominator)};
}

Place placeInOldLine(Resampling resampling, std::int64_t from, std::int64_t to, std::int64_t at)
{
    if (resampling == Resampling::LinearAligned)
        return to == 1 ? Place {} : place(at * (from - 1), to - 1);
    return place((2 * at + 1) * from - to, 2 * to);
}

constexpr double sharpness = -0.75; // Keys' a

/// Keys' kernel at a distance `x` ≤ 1.
double near(double x)
{
    return ((sharpness + 2) * x - (sharpness + 3)) * x * x + 1;
}

/// The same at 1 + x, factored: the plain cubic would lose digits where it is small.
double far(double x)
{
    return sharpness * x * (1 - x) * (1 - x);
}

} // namespace

LineSample lineSample(Resampling resampling, std::int64_t from, std::int64_t to, std::int64_t at)
{
    assert(from >= 1 && to >= 1 && at >= 0 && at < to);
    assert(from <= std::int64_t {1} << 31 && to <= std::int64_t {1} << 31);
    const auto [below, way] = placeInOldLine(resampling, from, to, at);
    LineSample sample;
    for (int tap = 0; tap < 4; ++tap) {
        sample.index[static_cast<std::size_t>(tap)] =
            std::clamp<std::int64_t>(below - 1 + tap, 0, from - 1);
    }
    if (resampling == Resampling::Bicubic)
        sample.weight = {far(way), near(way), near(1 - way), far(1 - way)};
    else
        sample.weight = {0, 1 - way, way, 0};
    return sample;
}

} // namespace lab
