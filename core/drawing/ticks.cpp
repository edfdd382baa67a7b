#include "core/drawing/ticks.h"

#include <algorithm>
#include <cmath>

namespace lab::drawing {

namespace {

/// A distance between ticks, mantissa·10^exponent, and its multiples without rounding errors.
struct Step {
    double mantissa = 1; ///< 1, 2 or 5
    int exponent = 0;

    double multiple(double count) const
    {
        const double power = std::pow(10.0, std::abs(exponent));
        return exponent < 0 ? count * mantissa / power : count * mantissa * power;
    }
    double size() const { return multiple(1); }
    Step next() const
    {
        return mantissa < 1.5 ? Step {2, exponent}
            : mantissa < 3    ? Step {5, exponent}
                              : Step {1, exponent + 1};
    }
};

/// A distance of positions: a power of two, beyond 2^17 one of 1, 2 and 5 times a power of ten.
struct PositionStep : Step {
    PositionStep next() const
    {
        constexpr double longest = 131072; // beyond it decimal numbers are easier to read
        if (exponent == 0)
            return {mantissa < longest ? Step {mantissa * 2, 0} : Step {2, 5}};
        return {Step::next()};
    }
};

/// A step that is certainly too short for `most` ticks.
Step shortest(double span, int most)
{
    return {1, static_cast<int>(std::floor(std::log10(span / most))) - 1};
}

constexpr double slack = 1e-9; ///< of a step, for ends that are round themselves

std::vector<double> multiples(const Step& step, double first, double last)
{
    std::vector<double> ticks;
    for (double count = first; count <= last; ++count)
        ticks.push_back(step.multiple(count) + 0.0); // no negative zero
    return ticks;
}

/// Those in the range, at a step that leaves at most `most` of them.
template <class Steps>
std::vector<double> ticksWithin(double lowest, double highest, int most, Steps step)
{
    const auto first = [&] { return std::ceil(lowest / step.size() - slack); };
    const auto last = [&] { return std::floor(highest / step.size() + slack); };
    while (last() - first() + 1 > most)
        step = step.next();
    return multiples(step, first(), last());
}

bool isDrawable(double lowest, double highest, int most)
{
    return std::isfinite(lowest) && std::isfinite(highest) && lowest < highest && most > 0;
}

} // namespace

std::vector<double> roundTicks(double lowest, double highest, int most)
{
    if (!isDrawable(lowest, highest, most))
        return {};
    return ticksWithin(lowest, highest, most, shortest(highest - lowest, most));
}

std::vector<double> positionTicks(double lowest, double highest, int most)
{
    if (!isDrawable(lowest, highest, most))
        return {};
    return ticksWithin(lowest, highest, most, PositionStep {});
}

TickedRange roundRange(double lowest, double highest, int most)
{
    if (!std::isfinite(lowest) || !std::isfinite(highest))
        return {0, 1, {0, 1}};
    if (!(lowest < highest)) {
        const double around = std::abs(lowest) > 0 ? std::abs(lowest) / 2 : 1;
        lowest -= around;
        highest += around;
    }
    Step step = shortest(highest - lowest, std::max(2, most));
    const auto first = [&] { return std::floor(lowest / step.size() + slack); };
    const auto last = [&] { return std::ceil(highest / step.size() - slack); };
    while (last() - first() + 1 > std::max(2, most) && last() - first() > 1)
        step = step.next();
    const std::vector<double> ticks = multiples(step, first(), last());
    return {ticks.front(), ticks.back(), ticks};
}

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

} // namespace lab::drawing
