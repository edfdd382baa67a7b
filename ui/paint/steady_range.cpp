#include "ui/paint/steady_range.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

namespace {

constexpr double spare = 0.2; ///< of half a step

double stepOf(double lowest, double highest, int most)
{
    for (int ticks = std::max(2, most);; ++ticks) {
        const std::vector<double> found = roundTicks(lowest, highest, ticks);
        if (found.size() > 1)
            return found[1] - found[0];
    }
}

} // namespace

TickedRange steadyRange(double lowest, double highest, int most)
{
    if (!std::isfinite(lowest) || !std::isfinite(highest) || !(lowest < highest))
        return roundRange(lowest, highest, most);
    const double step = stepOf(lowest, highest, most);
    const double first = std::floor(2 * lowest / step - spare);
    const double last = std::ceil(2 * highest / step + spare);
    TickedRange range {first * step / 2, last * step / 2, {}};
    for (double half = 2 * std::ceil(first / 2); half <= last; half += 2)
        range.ticks.push_back(half * step / 2);
    return range;
}

} // namespace lab::ui
