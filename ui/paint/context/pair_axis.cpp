#include "ui/paint/context/pair_axis.h"

#include "ui/paint/context/context_words.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/text.h"

#include <algorithm>
#include <cmath>

namespace lab::ui {

std::vector<double> pairTicks(int pairs, const AxisScale& scale, const Look& look)
{
    constexpr double spacing = 56;
    constexpr double gap = 8;
    const double last = pairs - 1.0;
    if (pairs < 2)
        return {0};
    const double length = std::abs(scale.pixel(last) - scale.pixel(0));
    const int most = std::clamp(static_cast<int>(length / look.px(spacing)), 4, 9);
    std::vector<double> ticks = positionTicks(0, last, most);
    const auto halfWidth = [&](double pair) {
        return textWidth(wholeNumber(std::llround(pair)), TextRole::Axis, look) / 2;
    };
    const auto isNear = [&](double pair) {
        return std::abs(scale.pixel(last) - scale.pixel(pair))
            < halfWidth(last) + halfWidth(pair) + look.px(gap);
    };
    while (!ticks.empty() && isNear(ticks.back()))
        ticks.pop_back();
    ticks.push_back(last);
    return ticks;
}

Axis pairAxis(int pairs, double from, double to, const Look& look)
{
    Axis axis = Axis::linear(0, std::max(1.0, pairs - 1.0), from, to);
    axis.ticks = fitting(pairTicks(pairs, axis.scale, look), axis, look);
    axis.name = ContextWords::tr("pair", "an axis of pair numbers");
    return axis;
}

std::optional<int> pairAcross(const Plot& plot, QPointF point, std::size_t pairs)
{
    if (pairs == 0 || !plot.ground.contains(point))
        return std::nullopt;
    const double last = static_cast<double>(pairs) - 1;
    return static_cast<int>(std::lround(std::clamp(plot.x.value(point.x()), 0.0, last)));
}

} // namespace lab::ui
