#include "core/analysis/critical_dimension.h"

#include <cassert>
#include <cmath>
#include <numbers>

namespace lab {

namespace {

constexpr double pi = std::numbers::pi;

std::int64_t turnedColumns(int width, double base, double length)
{
    return 2
        * static_cast<std::int64_t>(
            std::ceil(width / 2.0 * std::log(length / (2 * pi)) / std::log(base)));
}

} // namespace

CriticalDimension criticalDimension(const BaseTuning& tuning)
{
    assert(tuning.width >= 2 && tuning.width % 2 == 0);
    assert(tuning.trainedBase > 1 && tuning.tunedBase > 1);
    assert(tuning.trainedLength > 2 * pi && tuning.tunedLength > 2 * pi);
    CriticalDimension critical;
    critical.dimension = turnedColumns(tuning.width, tuning.trainedBase, tuning.trainedLength);
    critical.criticalBase = std::pow(tuning.trainedBase,
        std::log(tuning.tunedLength / (2 * pi)) / std::log(tuning.trainedLength / (2 * pi)));
    critical.extrapolatedLength =
        2 * pi * std::pow(tuning.tunedBase, static_cast<double>(critical.dimension) / tuning.width);
    critical.tunedDimension = turnedColumns(tuning.width, tuning.tunedBase, tuning.tunedLength);
    critical.quarterTurnBase = 2 * tuning.tunedLength / pi;
    critical.halfTurnBase = tuning.tunedLength / pi;
    critical.wholeTurnBase = tuning.tunedLength / (2 * pi);
    return critical;
}

} // namespace lab
