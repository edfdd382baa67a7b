#include "ui/views/controls/slider_stops.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace lab::ui {

namespace {

constexpr double maxLinearSteps = 2000;

std::vector<double> linearStops(const Range& range, double step)
{
    std::vector<double> stops;
    const int count = static_cast<int>(std::floor((range.highest - range.lowest) / step + 1e-9));
    for (int i = 0; i <= count; ++i) {
        const double stop = range.lowest + i * step;
        stops.push_back(std::round(stop * 1e9) / 1e9); // 0.15, not 0.15000000000000002
    }
    return stops;
}

constexpr std::array rounds = {1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0};

void addRoundNumbersBelowOne(std::vector<double>& stops, double lowest)
{
    for (double decades = 10; 10 / decades > lowest; decades *= 10) {
        for (const double round : rounds)
            stops.push_back(std::round(round * 10) / (10 * decades)); // 12/100, not 1.2·0.1
    }
}

void addRoundNumbers(std::vector<double>& stops, double highest)
{
    for (std::int64_t decade = 1; static_cast<double>(decade) <= highest; decade *= 10) {
        for (const double round : rounds)
            stops.push_back(std::round(static_cast<double>(decade) * round * 10) / 10);
    }
}

void addBinaryNumbers(std::vector<double>& stops, double highest)
{
    for (std::int64_t octave = 1; static_cast<double>(octave) <= highest; octave *= 2) {
        for (const double share : {1.0, 1.25, 1.5, 1.75})
            stops.push_back(static_cast<double>(octave) * share);
    }
}

} // namespace

std::vector<double> sliderStops(const Parameter& parameter, const Range& range)
{
    const bool isWhole = parameter.kind == ParameterKind::Integer;
    const double multiple = isWhole ? parameter.multipleOf : 0;
    const double step = std::max(parameter.step, multiple);
    std::vector<double> stops;
    if (parameter.scale == ParameterScale::Linear
        && (range.highest - range.lowest) / step <= maxLinearSteps) {
        stops = linearStops(range, step);
    } else {
        const double highest = std::max(std::abs(range.lowest), std::abs(range.highest));
        if (isWhole)
            addBinaryNumbers(stops, highest);
        addRoundNumbers(stops, highest);
        if (!isWhole && range.lowest > 0)
            addRoundNumbersBelowOne(stops, range.lowest);
        if (range.lowest <= 0) {
            const std::vector<double> positive = stops;
            for (const double stop : positive)
                stops.push_back(-stop);
            stops.push_back(0);
        }
    }
    std::erase_if(stops, [&](double stop) {
        const bool isOff = multiple > 0 && std::abs(std::remainder(stop, multiple)) > 1e-9;
        return isOff || stop < range.lowest || stop > range.highest;
    });
    stops.push_back(range.lowest);
    stops.push_back(range.highest);
    std::ranges::sort(stops);
    const auto repeated =
        std::ranges::unique(stops, [](double left, double right) { return right - left < 1e-9; });
    stops.erase(repeated.begin(), repeated.end());
    return stops;
}

int nearestStop(const std::vector<double>& stops, double number)
{
    const auto above = std::ranges::lower_bound(stops, number);
    if (above == stops.begin())
        return 0;
    if (above == stops.end())
        return static_cast<int>(stops.size()) - 1;
    const auto below = above - 1;
    const auto nearest = number - *below < *above - number ? below : above;
    return static_cast<int>(nearest - stops.begin());
}

} // namespace lab::ui
