#include "core/math/resampling.h"

#include <algorithm>
#include <cassert>

namespace lab {

namespace {

/// A place between two points of the old line: the lower point, and the way to the next as the
/// fraction over / denominator, in [0, 1).
struct Place {
    std::int64_t below = 0;
    std::int64_t over = 0;
    std::int64_t denominator = 1;

    double way() const { return static_cast<double>(over) / static_cast<double>(denominator); }
};

/// Integers until the last division, so that a point that coincides with an old one is exact.
Place place(std::int64_t numerator, std::int64_t denominator)
{
    std::int64_t below = numerator / denominator;
    if (numerator % denominator < 0)
        --below;
    return {below, numerator - below * denominator, denominator};
}

Place placeInOldLine(Resampling resampling, std::int64_t from, std::int64_t to, std::int64_t at)
{
    if (resampling == Resampling::LinearAligned)
        return to == 1 ? Place {} : place(at * (from - 1), to - 1);
    return place((2 * at + 1) * from - to, 2 * to);
}

/// The step from one point to the next, in units of 1/denominator.
std::int64_t pitch(Resampling resampling, std::int64_t from)
{
    return resampling == Resampling::LinearAligned ? from - 1 : 2 * from;
}

constexpr double sharpness = -0.75; // Keys' a

/// Keys' kernel at a distance `x` ≤ 1.
double near(double x)
{
    return ((sharpness + 2) * x - (sharpness + 3)) * x * x + 1;
}

/// The same at 1 + x, factored: the plain cubic would lose precision where it is small.
double far(double x)
{
    return sharpness * x * (1 - x) * (1 - x);
}

/// Their second derivatives.
double nearBend(double x)
{
    return 6 * (sharpness + 2) * x - 2 * (sharpness + 3);
}

double farBend(double x)
{
    return sharpness * (6 * x - 4);
}

/// With the weights for a fraction between the two points.
LineSample sampleAt(Resampling resampling, std::int64_t from, std::int64_t below, double way)
{
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

} // namespace

LineSample lineSample(Resampling resampling, std::int64_t from, std::int64_t to, std::int64_t at)
{
    assert(from >= 1 && to >= 1 && at >= 0 && at < to);
    assert(from <= std::int64_t {1} << 31 && to <= std::int64_t {1} << 31);
    const Place place = placeInOldLine(resampling, from, to, at);
    return sampleAt(resampling, from, place.below, place.way());
}

LineRun lineRun(
    Resampling resampling, std::int64_t from, std::int64_t to, std::int64_t at, std::int64_t end)
{
    assert(at < end && end <= to);
    const Place first = placeInOldLine(resampling, from, to, at);
    const std::int64_t step = pitch(resampling, from);
    LineRun run {.count = end - at};
    if (step > 0)
        run.count = std::min(run.count, (first.denominator - first.over + step - 1) / step);
    const auto count = static_cast<double>(run.count);
    const double apart = static_cast<double>(step) / static_cast<double>(first.denominator);
    const double mean = first.way() + apart * (count - 1) / 2;
    run.sum = sampleAt(resampling, from, first.below, mean);
    for (double& weight : run.sum.weight)
        weight *= count;
    if (resampling != Resampling::Bicubic)
        return run;
    const double spread = apart * apart * count * (count * count - 1) / 24;
    const std::array bends {farBend(mean), nearBend(mean), nearBend(1 - mean), farBend(1 - mean)};
    for (std::size_t tap = 0; tap < bends.size(); ++tap)
        run.sum.weight[tap] += bends[tap] * spread;
    return run;
}

} // namespace lab
