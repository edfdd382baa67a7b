#include "core/lessons/sketch.h"

#include <algorithm>
#include <cmath>

namespace lab {

std::vector<double> sketchedAt(std::int64_t from, std::int64_t to)
{
    const std::int64_t count = std::min(maxSketched, to - from + 1);
    std::vector<double> x;
    for (std::int64_t k = 0; k < count; ++k)
        x.push_back(static_cast<double>(from)
            + std::round(static_cast<double>(k * (to - from)) / static_cast<double>(count - 1)));
    return x;
}

SketchFrame withStroke(SketchFrame frame, double fromX, double from, double toX, double to)
{
    if (fromX > toX)
        return withStroke(std::move(frame), toX, to, fromX, from);
    // A stroke shorter than the gap between two places still sets the nearest one.
    const double half = frame.x.size() > 1 ? (frame.x[1] - frame.x[0]) / 2 : 0;
    for (std::size_t k = 0; k < frame.x.size(); ++k) {
        const double x = frame.x[k];
        if (x < fromX - half || x > toX + half)
            continue;
        const double share = toX > fromX ? std::clamp((x - fromX) / (toX - fromX), 0.0, 1.0) : 1;
        frame.drawn[k] = std::clamp(from + share * (to - from), frame.lowest, frame.highest);
    }
    return frame;
}

std::optional<std::vector<double>> completed(const SketchFrame& frame)
{
    const auto isDrawn = [](const std::optional<double>& value) { return value.has_value(); };
    const auto count = std::ranges::count_if(frame.drawn, isDrawn);
    if (4 * count < 3 * std::ssize(frame.drawn) || count == 0)
        return {};
    std::vector<double> values(frame.drawn.size());
    for (std::size_t k = 0; k < values.size(); ++k) {
        std::size_t before = k + 1;
        while (before > 0 && !frame.drawn[before - 1])
            --before;
        std::size_t after = k;
        while (after < values.size() && !frame.drawn[after])
            ++after;
        if (before == 0) {
            values[k] = *frame.drawn[after];
        } else if (after == values.size()) {
            values[k] = *frame.drawn[before - 1];
        } else {
            const double width = frame.x[after] - frame.x[before - 1];
            const double share = width > 0 ? (frame.x[k] - frame.x[before - 1]) / width : 0;
            values[k] =
                *frame.drawn[before - 1] + share * (*frame.drawn[after] - *frame.drawn[before - 1]);
        }
    }
    return values;
}

} // namespace lab
